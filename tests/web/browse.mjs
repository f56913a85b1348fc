// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: node browse.mjs SITE MODULES CHROMIUM
// Opens the pages of a site in a browser and says, a line each, what is wrong with them: links that lead nowhere, messages,
// requests, what axe-core finds, sorting, search, keyboard, narrow windows, paper. Ends with 1 when there is anything.
import { createRequire } from 'node:module';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [site, modules, executablePath] = process.argv.slice(2);
const require = createRequire(join(modules, 'x.js'));
const { chromium } = require('playwright-core');
const axe = require('axe-core');

const faults = [];
const fault = (page, text) => { faults.push(text); console.log(`${page}: ${text}`); };
const filesIn = folder => readdirSync(folder).flatMap(name => {
  const path = join(folder, name);
  return statSync(path).isDirectory() ? filesIn(path) : [path];
});
const pages = filesIn(site).filter(path => path.endsWith('.html')).map(path => relative(site, path)).sort();
const address = page => pathToFileURL(join(site, page)).href;
/// Every kind of page, and one of those of which there are many.
const kinds = [...new Map(pages.map(page => [page.replace(/\d+|[0-9a-f]{16}/g, 'N'), page])).values()];

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

async function open(context, page) {
  const tab = await context.newPage();
  tab.on('console', message => fault(page, `console: ${message.text()}`));
  tab.on('pageerror', error => fault(page, `error: ${error.message}`));
  tab.on('request', request => {
    if (!/^(file|data):/.test(request.url()))
      fault(page, `request: ${request.url()}`);
  });
  tab.on('dialog', dialog => { fault(page, 'a name ran'); dialog.dismiss(); });
  await tab.goto(address(page));
  return tab;
}

async function checkLinks(context) {
  const known = new Map();
  for (const page of pages) {
    const tab = await open(context, page);
    const found = await tab.evaluate(() => ({
      links: [...document.querySelectorAll('a[href], link[rel=alternate]')].map(a => a.href),
      ids: [...document.querySelectorAll('[id]')].map(e => e.id),
      title: document.title,
      heads: document.querySelectorAll('h1').length,
      empty: [...document.querySelectorAll('a')].filter(a => !a.textContent.trim()).length,
    }));
    known.set(page, new Set(found.ids));
    if (!found.title || found.heads !== 1 || found.empty)
      fault(page, `title, heading or link without a text: ${found.title} ${found.heads} ${found.empty}`);
    for (const link of found.links) {
      const url = new URL(link);
      const target = url.protocol === 'file:' ? fileURLToPath(url.href.split('#')[0]) : '';
      if (!target || relative(site, target).startsWith('..') || !existsSync(target))
        fault(page, `leads nowhere: ${link}`);
      else if (url.hash && !url.hash.startsWith('#q=')) {
        const there = relative(site, target);
        if (known.has(there) && !known.get(there).has(decodeURIComponent(url.hash.slice(1))))
          fault(page, `no such place: ${link}`);
      }
    }
    await tab.close();
  }
}

const wcag = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/// @param rules of axe-core; null: only whether the page fits into the window
async function checkAccess(context, what, rules) {
  for (const page of kinds) {
    const tab = await open(context, page);
    // Of many alike some say enough; the looking takes its time.
    await tab.evaluate(() => {
      document.querySelectorAll('details').forEach((e, i) => { e.open = true; if (i > 1) e.remove(); });
      document.querySelectorAll('tbody').forEach(body => [...body.rows].slice(8).forEach(row => row.remove()));
      document.querySelectorAll('main h2 ~ .wide').forEach((e, i) => { if (i > 12) e.remove(); });
    });
    if (rules) {
      await tab.evaluate(axe.source);
      const result = await tab.evaluate(options => axe.run(document, options), rules);
      for (const one of result.violations)
        fault(page, `${what}: ${one.id} (${one.impact}) ${one.nodes.length}x ${one.nodes[0].html.slice(0, 160)}`);
    }
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0)
      fault(page, `${what}: ${overflow} px wider than the window`);
    await tab.close();
  }
}

async function checkUse(context) {
  const page = 'tournaments.html';
  const tab = await open(context, page);
  const column = () => tab.evaluate(() => [...document.querySelectorAll('table.sortable tbody tr')]
    .filter(row => !row.hidden).map(row => row.cells[1].dataset.order));
  const newest = await column();
  const head = tab.locator('thead th').nth(1);
  await head.locator('button').focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Space');
  if (await head.getAttribute('aria-sort') !== 'ascending')
    fault(page, 'keys do not sort');
  const oldest = await column();
  if (newest.length > 1 && JSON.stringify(oldest) !== JSON.stringify([...newest].sort((a, b) => a - b)))
    fault(page, 'the days are not in their order');
  const name = await tab.locator('tbody tr').first().locator('th').innerText();
  await tab.locator('#q').fill(name.toUpperCase());
  const shown = (await column()).length;
  if (shown < 1 || (newest.length > 5 && shown === newest.length))
    fault(page, `search shows ${shown} of ${newest.length}`);
  await tab.close();
  const start = await open(context, 'index.html');
  await start.keyboard.press('Tab');
  if (!await start.evaluate(() => document.activeElement.classList.contains('skip')))
    fault('index.html', 'the first stop of Tab is not the way to the content');
  await start.locator('#q').fill('xyzzy');
  if (!(await start.locator('a[data-further]').first().getAttribute('href')).endsWith('#q=xyzzy'))
    fault('index.html', 'the search does not go on in the whole list');
  await start.close();
  const why = pages.find(one => one.endsWith('why.html'));
  const explained = await context.newPage();
  await explained.goto(address(why) + '#n2');
  if (!await explained.locator('#n2').evaluate(e => e.open))
    fault(why, 'an address does not unfold its player');
  await explained.close();
}

async function checkPaper(context) {
  for (const page of kinds) {
    const tab = await open(context, page);
    const pdf = await tab.pdf({ format: 'A4' });
    if (pdf.length < 2000)
      fault(page, 'nothing on paper');
    await tab.close();
  }
}

async function checkWithoutScript() {
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const page of kinds) {
    const tab = await context.newPage();
    await tab.goto(address(page));
    if ((await tab.locator('main').innerText()).trim().length < 20)
      fault(page, 'empty without script');
    await tab.close();
  }
  await context.close();
}

const light = await browser.newContext({ viewport: { width: 1280, height: 900 } });
await checkLinks(light);
await checkUse(light);
await checkAccess(light, 'light', wcag);
await checkPaper(light);
await light.close();
const colours = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const targets = { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } };
for (const [what, rules, options] of [['dark', colours, { colorScheme: 'dark' }],
  ['360 px', targets, { viewport: { width: 360, height: 740 } }], ['4K', null, { viewport: { width: 3840, height: 2160 } }]]) {
  const context = await browser.newContext(options);
  await checkAccess(context, what, rules);
  await context.close();
}
await checkWithoutScript();
await browser.close();
console.log(`${pages.length} pages, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
