// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: node browse.mjs SITE MODULES CHROMIUM
// Opens the pages of a site in a browser and says, a line each, what is wrong with them: links that lead nowhere, messages,
// requests, what axe-core finds, sorting, search, keyboard, narrow and wide windows, dark, paper, without script. Links are
// followed on every page, the rest is asked of each kind of page: of its smallest and of its largest. Every step has a time
// by which it ends. Ends with 1 when there is anything.
import { createRequire } from 'node:module';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [site, modules, executablePath] = process.argv.slice(2);
const require = createRequire(join(modules, 'x.js'));
const { chromium } = require('playwright-core');
const axe = require('axe-core');

const kStep = 900_000; // milliseconds for a step, on a busy machine
const kPage = 120_000; // for whatever one page is asked
const kNarrow = 360, kTablet = 1024, kWide = 3840; // px

const faults = [];
const fault = (page, text) => { faults.push(text); console.log(`${page}: ${text}`); };
const filesIn = folder => readdirSync(folder).flatMap(name => {
  const path = join(folder, name);
  return statSync(path).isDirectory() ? filesIn(path) : [path];
});
const pages = filesIn(site).filter(path => path.endsWith('.html')).map(path => relative(site, path)).sort();
const address = page => pathToFileURL(join(site, page)).href;
const size = page => statSync(join(site, page)).size;

/// Of every kind of page its smallest and its largest.
const kinds = (() => {
  const all = new Map();
  for (const page of pages) {
    const kind = page.replace(/[0-9a-f]{16}|\d+/g, 'N');
    all.set(kind, [...all.get(kind) ?? [], page]);
  }
  return [...all.values()].flatMap(alike => {
    const bySize = alike.sort((a, b) => size(a) - size(b) || (a < b ? -1 : 1));
    return [...new Set([bySize[0], bySize.at(-1)])];
  });
})();

async function step(name, work) {
  const began = performance.now();
  let timer;
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`did not end in ${kStep / 1000} s`)), kStep); });
  try {
    await Promise.race([work(), late]);
  } catch (error) {
    fault(name, `${error.message}`);
  }
  clearTimeout(timer);
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/// A tab in which pages are opened one after the other, and which says what they do.
async function inTab(options, work) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(kPage);
  const tab = await context.newPage();
  let page = '';
  tab.on('console', message => fault(page, `console: ${message.text()}`));
  tab.on('pageerror', error => fault(page, `error: ${error.message}`));
  tab.on('request', request => {
    if (!/^(file|data):/.test(request.url()))
      fault(page, `request: ${request.url()}`);
  });
  tab.on('dialog', dialog => { fault(page, 'a name ran'); dialog.dismiss(); });
  await work(tab, async (next, place = '') => {
    page = next;
    await tab.goto('about:blank'); // another place of the same page would not be loaded
    await tab.goto(address(next) + place);
  });
  await context.close();
}

/// What the browser makes of a page, and of the text of all others.
function checkLinks() {
  const decoded = text => text.replace(/&(amp|quot|lt|gt|#39);/g, (_, name) => ({ amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" })[name]);
  const known = new Map();
  const links = new Map();
  for (const page of pages) {
    const text = readFileSync(join(site, page), 'utf8');
    known.set(page, new Set([...text.matchAll(/ id="([^"]*)"/g)].map(match => match[1])));
    links.set(page, [...text.matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g)].map(match => decoded(match[1])));
  }
  for (const page of pages) {
    for (const link of new Set(links.get(page))) {
      if (link === 'data:,')
        continue;
      const url = new URL(link, address(page));
      const target = url.protocol === 'file:' ? fileURLToPath(url.href.split('#')[0]) : '';
      if (!target || relative(site, target).startsWith('..') || !existsSync(target))
        fault(page, `leads nowhere: ${link}`);
      else if (url.hash && !known.get(relative(site, target))?.has(decodeURIComponent(url.hash.slice(1))))
        fault(page, `no such place: ${link}`);
    }
  }
}

async function checkPages(tab, open) {
  for (const page of kinds) {
    await open(page);
    const found = await tab.evaluate(() => ({
      title: document.title,
      heads: document.querySelectorAll('h1').length,
      empty: [...document.querySelectorAll('a, th button')].filter(a => !a.textContent.trim()).length,
      levels: [...document.querySelectorAll('h1, h2, h3')].map(e => +e.tagName[1]),
      foreign: [...document.querySelectorAll('a[href]')].filter(a => !a.href.startsWith('file:')).length,
      wide: [...document.querySelectorAll('thead th')].filter(head => head.scrollWidth > head.clientWidth + 1).map(head => head.textContent),
    }));
    if (found.wide.length)
      fault(page, `heads wider than their columns: ${[...new Set(found.wide)].join(', ')}`);
    if (!found.title || found.heads !== 1 || found.empty || found.foreign)
      fault(page, `title, heading, or a link without a text or out of the site: ${JSON.stringify(found)}`);
    if (found.levels.some((level, i) => level > (found.levels[i - 1] ?? 0) + 1))
      fault(page, `a heading is left out: ${found.levels}`);
  }
}

const wcag = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] };
const rulesOf = (...values) => ({ runOnly: { type: 'rule', values }, resultTypes: ['violations'] });

/// @param rules of axe-core; null: only whether the page fits into the window
async function checkAccess(tab, open, what, rules) {
  for (const page of kinds) {
    await open(page);
    await tab.evaluate(() => document.querySelectorAll('details').forEach((e, i) => { e.open = i < 2; }));
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0)
      fault(page, `${what}: ${overflow} px wider than the window`);
    if (!rules)
      continue;
    // Of many alike some say enough; the looking takes its time.
    await tab.evaluate(() => {
      document.querySelectorAll('details').forEach((e, i) => { if (i > 1) e.remove(); });
      document.querySelectorAll('tbody').forEach(body => [...body.rows].slice(8).forEach(row => row.remove()));
      document.querySelectorAll('main h2 ~ .wide').forEach((e, i) => { if (i > 12) e.remove(); });
    });
    await tab.evaluate(axe.source);
    const result = await tab.evaluate(options => axe.run(document, options), rules);
    for (const one of result.violations)
      fault(page, `${what}: ${one.id} (${one.impact}) ${one.nodes.length}x ${one.nodes[0].html.slice(0, 160)}`);
  }
}

/// Sorts by every column of a page, up and down, by what is read there.
async function checkSorting(tab, open, page) {
  await open(page);
  const columns = await tab.locator('table.sortable').first().locator('thead th').count();
  const cells = i => tab.evaluate(column => [...document.querySelector('table.sortable').tBodies[0].rows].map(row => {
    const cell = row.cells[column];
    return cell.dataset.order ?? cell.textContent.trim();
  }), i);
  for (let i = 0; i < columns; ++i) {
    const head = tab.locator('table.sortable').first().locator('thead th').nth(i);
    await head.locator('button').focus();
    await tab.keyboard.press('Enter');
    const one = [await head.getAttribute('aria-sort'), await cells(i)];
    await tab.keyboard.press('Space');
    const other = [await head.getAttribute('aria-sort'), await cells(i)];
    if ([one[0], other[0]].sort().join() !== 'ascending,descending')
      fault(page, `keys do not sort column ${i + 1}: ${one[0]} ${other[0]}`);
    const up = one[0] === 'ascending' ? one[1] : other[1];
    const figures = up.filter(text => /^\d+$/.test(text)).map(Number);
    if (figures.length === up.length && figures.some((value, at) => at > 0 && value < figures[at - 1]))
      fault(page, `column ${i + 1} is not in its order`);
    const sides = (cell) => JSON.stringify([...cell].sort());
    if (sides(one[1]) !== sides(other[1]))
      fault(page, `column ${i + 1} lost rows`);
  }
}

async function checkSearch(tab, open) {
  const page = 'tournaments.html';
  await open(page);
  const rows = tab.locator('table.sortable tbody tr');
  const count = await rows.count();
  const shown = () => tab.evaluate(() => [...document.querySelectorAll('table.sortable tbody tr')].filter(row => row.checkVisibility()).length);
  const name = await rows.first().locator('th').innerText();
  await tab.locator('#q').fill(name.toUpperCase());
  if (await shown() < 1 || (count > 5 && await shown() === count))
    fault(page, `search shows ${await shown()} of ${count}`);
  await tab.locator('#q').fill('xyzzy');
  if (await shown() !== 0 || !/0/.test(await tab.locator('[role=status]').innerText()))
    fault(page, 'search finds what is not there, or does not say that there is nothing');
  await tab.locator('#q').fill('');
  if (await shown() !== count)
    fault(page, 'an emptied search does not show everything');
  const start = 'index.html';
  await open(start);
  await tab.locator('#q').fill('xyzzy');
  const further = await tab.locator('a[data-further]').first().getAttribute('href');
  if (!further.endsWith('#q=xyzzy'))
    fault(start, 'the search does not go on in the whole list');
  await open(page, '#q=xyzzy');
  if (await shown() !== 0)
    fault(page, 'an address does not search');
}

async function checkKeys(tab, open) {
  for (const page of kinds) {
    await open(page);
    await tab.keyboard.press('Tab');
    const skip = await tab.evaluate(() => {
      const place = document.activeElement.getBoundingClientRect();
      return document.activeElement.classList.contains('skip') && place.left >= 0 && place.top >= 0 && place.width > 0;
    });
    if (!skip)
      fault(page, 'the first stop of Tab is not the way to the content, or is not seen');
    await tab.keyboard.press('Enter');
    if (!await tab.evaluate(() => document.activeElement.id === 'main' || location.hash === '#main'))
      fault(page, 'the way to the content leads elsewhere');
    for (let i = 0; i < 12; ++i) {
      await tab.keyboard.press('Tab');
      const seen = await tab.evaluate(() => document.activeElement === document.body ||
        parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2);
      if (!seen)
        fault(page, `stop ${i + 1} of Tab is not marked`);
    }
  }
  const why = pages.find(one => one.endsWith('why.html'));
  await open(why, '#n2');
  if (!await tab.locator('#n2').evaluate(e => e.open))
    fault(why, 'an address does not unfold its player');
  await tab.locator('#n1 summary').focus();
  await tab.keyboard.press('Enter');
  if (!await tab.locator('#n1').evaluate(e => e.open))
    fault(why, 'keys do not unfold');
}

async function checkPaper(tab, open) {
  for (const page of kinds) {
    await open(page);
    const pdf = await tab.pdf({ format: 'A4', preferCSSPageSize: true });
    if (pdf.length < 2000 || pdf.subarray(0, 5).toString() !== '%PDF-')
      fault(page, 'nothing on paper');
    await tab.emulateMedia({ media: 'print' });
    if (await tab.locator('nav').isVisible() || !await tab.locator('h1').isVisible())
      fault(page, 'paper has what is for the screen');
    await tab.emulateMedia({ media: null });
  }
}

async function checkWithoutScript(tab, open) {
  for (const page of kinds) {
    await open(page);
    const text = await tab.locator('main').innerText();
    if (text.trim().length < 20 || await tab.locator('#q').count())
      fault(page, 'empty without script, or with a search that cannot work');
  }
}

const window = (width, height) => ({ viewport: { width, height } });
const desk = window(1280, 900);
const access = (what, options, rules) => step(what, () => inTab(options, (tab, open) => checkAccess(tab, open, what, rules)));

await step('links', async () => checkLinks());
await step('pages', () => inTab(desk, checkPages));
await step('sorting', () => inTab(desk, async (tab, open) => {
  for (const page of ['tournaments.html', 'players.html', 'list.html'])
    await checkSorting(tab, open, page);
}));
await step('search', () => inTab(desk, checkSearch));
await step('keys', () => inTab(desk, checkKeys));
await access('light', desk, wcag);
await access('dark', { ...desk, colorScheme: 'dark' }, rulesOf('color-contrast', 'link-in-text-block'));
await access(`${kNarrow} px`, window(kNarrow, 740), rulesOf('target-size', 'scrollable-region-focusable'));
await access(`${kTablet} px`, window(kTablet, 768), null);
await access('4K', window(kWide, 2160), null);
await step('paper', () => inTab(desk, checkPaper));
await step('without script', () => inTab({ ...desk, javaScriptEnabled: false }, checkWithoutScript));
await browser.close();
console.log(`${pages.length} pages, ${kinds.length} looked at, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
