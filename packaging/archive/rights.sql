-- Who may do what in an archive on PostgreSQL 15. packaging/archive/setup carries it out in one transaction, after the
-- tables are there, and again whenever it is run: nothing is done twice. Names of our own are in the schema zahlmeister.

-- Whoever reads meanwhile is not waited for: all others would wait behind us.
SET LOCAL lock_timeout TO '5s';

DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['zahlmeister_reader', 'zahlmeister_referee', 'zahlmeister_calculator', 'zahlmeister_admin']
    LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
    -- What is not given below, nobody has.
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO zahlmeister_reader, zahlmeister_referee, zahlmeister_calculator,'
                   ' zahlmeister_admin', current_database());
    EXECUTE format('GRANT TEMPORARY, CREATE ON DATABASE %I TO zahlmeister_admin', current_database());
    EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO zahlmeister_calculator', current_database());
END
$$;

-- Of which organisation levels a referee is: their beginnings, such as C or C05; empty: all. Whoever runs this writes there,
-- mostly a superuser, so the administrators of the archive own neither the table nor its schema: no trigger of theirs is run.
CREATE SCHEMA IF NOT EXISTS zahlmeister_rights;
REVOKE ALL ON SCHEMA zahlmeister_rights FROM PUBLIC;
GRANT USAGE ON SCHEMA zahlmeister_rights TO zahlmeister_admin;
CREATE TABLE IF NOT EXISTS zahlmeister_rights.referee_level (
    role name NOT NULL, level text COLLATE "C" NOT NULL, PRIMARY KEY (role, level));
REVOKE ALL ON zahlmeister_rights.referee_level FROM PUBLIC;
GRANT SELECT ON zahlmeister_rights.referee_level TO zahlmeister_admin;

-- Nobody keeps all others waiting: neither by a transaction that he leaves open, nor by a question that takes for ever. Whoever
-- computes may be silent for longer, and moves more at once. Roles hand no settings down, so that everybody gets his own.
CREATE OR REPLACE FUNCTION zahlmeister_rights.limit_time(who name) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
DECLARE
    computes CONSTANT boolean := pg_has_role(who, 'zahlmeister_calculator', 'MEMBER')
                                 OR pg_has_role(who, 'zahlmeister_admin', 'MEMBER');
    wanted record;
BEGIN
    FOR wanted IN VALUES ('lock_timeout', '30s'),
                         ('idle_in_transaction_session_timeout', CASE WHEN computes THEN '10min' ELSE '2min' END),
                         ('statement_timeout', CASE WHEN computes THEN '60min' ELSE '10min' END)
    LOOP
        EXECUTE format('ALTER ROLE %I IN DATABASE %I SET %I TO %L', who, current_database(), wanted.column1, wanted.column2);
    END LOOP;
END
$$;
REVOKE ALL ON FUNCTION zahlmeister_rights.limit_time(name) FROM PUBLIC;
SELECT zahlmeister_rights.limit_time(m.rolname) FROM pg_roles AS m
    WHERE m.rolcanlogin AND NOT m.rolsuper AND EXISTS (
        SELECT FROM pg_auth_members AS a JOIN pg_roles AS r ON r.oid = a.roleid
        WHERE a.member = m.oid AND r.rolname IN ('zahlmeister_reader', 'zahlmeister_referee', 'zahlmeister_calculator',
                                                 'zahlmeister_admin'));

REVOKE ALL ON SCHEMA zahlmeister FROM PUBLIC, zahlmeister_reader;
GRANT USAGE ON SCHEMA zahlmeister TO zahlmeister_referee, zahlmeister_calculator;

-- What a reader sees stands in views of the names of the tables, in a schema of their own; of the tables he sees nothing.
CREATE SCHEMA IF NOT EXISTS zahlmeister_public;
REVOKE ALL ON SCHEMA zahlmeister_public FROM PUBLIC;
GRANT USAGE ON SCHEMA zahlmeister_public TO zahlmeister_reader;

-- Functions look at tables that their callers may not see, and are told where everything is.
CREATE OR REPLACE FUNCTION zahlmeister.is_of_mine(wanted text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = zahlmeister, pg_temp
    AS $$SELECT EXISTS (SELECT FROM zahlmeister_rights.referee_level WHERE role = session_user AND starts_with(wanted, level))$$;

-- Which they are, for whoever wants to know of himself.
CREATE OR REPLACE FUNCTION zahlmeister.my_levels() RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = zahlmeister, pg_temp
    AS $$SELECT level FROM zahlmeister_rights.referee_level WHERE role = session_user$$;

-- What a referee hands in becomes the next revision of a tournament of his levels, by his name, now.
CREATE OR REPLACE FUNCTION zahlmeister.seal_submission() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = zahlmeister, pg_temp
    AS $$
DECLARE
    newest submission%ROWTYPE;
BEGIN
    IF pg_has_role(session_user, 'zahlmeister_admin', 'MEMBER') THEN
        RETURN NEW; -- who moves an archive brings ids and days along
    END IF;
    PERFORM pg_advisory_xact_lock(5926210521);
    SELECT * INTO newest FROM submission WHERE uuid = NEW.uuid ORDER BY revision DESC LIMIT 1;
    IF NEW.revision <> coalesce(newest.revision, 0) + 1 THEN
        RAISE EXCEPTION 'revision % is not the next one', NEW.revision USING ERRCODE = 'check_violation';
    END IF;
    IF newest.revision IS NULL AND octet_length(NEW.content) = 0 THEN
        RAISE EXCEPTION 'there is nothing to be removed' USING ERRCODE = 'check_violation';
    END IF;
    IF newest.revision IS NOT NULL AND NOT is_of_mine(newest.level) THEN
        RAISE EXCEPTION 'the tournament is of another level' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF octet_length(NEW.content) = 0 THEN
        NEW.level = newest.level;
    END IF;
    IF NEW.uuid !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' OR octet_length(NEW.content) > 4000000
       OR octet_length(NEW.names) > 4000000 OR length(NEW.name) > 200 OR length(NEW.level) > 3
       OR length(NEW.publisher) > 200 OR length(NEW.submission) > 36 OR NEW.hash <> sha256(NEW.content)
       OR NEW.name ~ '[[:cntrl:]]' OR NEW.publisher ~ '[[:cntrl:]]' THEN
        RAISE EXCEPTION 'this is no revision' USING ERRCODE = 'check_violation';
    END IF;
    SELECT coalesce(max(id), 0) + 1 INTO NEW.id FROM submission;
    NEW.published = to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    NEW.publisher = NEW.publisher || ' (' || session_user || ')';
    RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER submission_is_sealed BEFORE INSERT ON zahlmeister.submission
    FOR EACH ROW EXECUTE FUNCTION zahlmeister.seal_submission();

CREATE OR REPLACE FUNCTION zahlmeister.seal_journal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = zahlmeister, pg_temp
    AS $$
BEGIN
    -- Who moves an archive brings its journal along before anybody has rights in it, so that this is written here and now, by
    -- whoever it was: an administrator, too.
    PERFORM pg_advisory_xact_lock(5926210521);
    SELECT coalesce(max(id), 0) + 1 INTO NEW.id FROM journal;
    NEW.at = to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    NEW.who = regexp_replace(left(NEW.who, 200), '[[:cntrl:]]', ' ', 'g') || ' (' || session_user || ')';
    IF pg_has_role(session_user, 'zahlmeister_admin', 'MEMBER') THEN
        RETURN NEW; -- whose acts have as many seats as they have
    END IF;
    NEW.what = left(NEW.what, 100);
    NEW.uuid = left(NEW.uuid, 36);
    NEW.detail = regexp_replace(left(NEW.detail, 1000), '[[:cntrl:]]', ' ', 'g');
    RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER journal_is_sealed BEFORE INSERT ON zahlmeister.journal
    FOR EACH ROW EXECUTE FUNCTION zahlmeister.seal_journal();

-- What may be published (document 000, 1.3, 3.4.3, 4.1.1, 6.5): members, as they were last known, by their name and with what their
-- tournaments left them with; guests and former members in the lists of other systems than the DWZ alone; nobody who was made
-- anonymous, or objected. Neither birth dates nor years of birth, member numbers nor games, and not even the hash, of which years of birth could
-- be guessed: those columns are there, and empty, for they have rights of their own.
CREATE OR REPLACE FUNCTION zahlmeister.make_public() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
BEGIN
    DROP VIEW IF EXISTS zahlmeister_public.participation, zahlmeister_public.known_as, zahlmeister_public.roll,
        zahlmeister_public.person, zahlmeister_public.submission, zahlmeister_public.tournament, zahlmeister_public.progress,
        zahlmeister_public.meta, zahlmeister_public.objection, zahlmeister_public.adjustment, zahlmeister_public.shown,
        zahlmeister_public.elsewhere, zahlmeister_public.named;
    CREATE VIEW zahlmeister_public.named AS
        SELECT k.person_id, CASE WHEN k.member_until = '' THEN k.member = 1
                                 ELSE k.member_until >= to_char(current_date, 'YYYY-MM-DD') COLLATE "C" END AS is_member
        FROM (SELECT DISTINCT ON (person_id) person_id, member, member_until, federation_id FROM zahlmeister.known_as
              ORDER BY person_id, key DESC) AS k
        WHERE NOT starts_with(k.federation_id, 'anonymous-') AND k.person_id NOT IN (SELECT id FROM zahlmeister.objection);
    CREATE VIEW zahlmeister_public.objection AS SELECT id FROM zahlmeister.objection WHERE false; -- there is nobody of them here
    CREATE VIEW zahlmeister_public.elsewhere AS SELECT key FROM zahlmeister.tournament WHERE rules <> '' AND rules !~ '^dwz-';
    CREATE VIEW zahlmeister_public.shown AS
        SELECT person_id FROM zahlmeister_public.named WHERE is_member
        UNION
        SELECT person_id FROM zahlmeister.participation
        WHERE key IN (SELECT key FROM zahlmeister_public.elsewhere) AND person_id IN (SELECT person_id FROM zahlmeister_public.named);
    CREATE VIEW zahlmeister_public.participation WITH (security_barrier) AS
        SELECT * FROM zahlmeister.participation
        WHERE person_id IN (SELECT person_id FROM zahlmeister_public.named WHERE is_member)
           OR (key IN (SELECT key FROM zahlmeister_public.elsewhere)
               AND person_id IN (SELECT person_id FROM zahlmeister_public.named));
    CREATE VIEW zahlmeister_public.known_as WITH (security_barrier) AS
        SELECT person_id, key, name, club, club_name, federation_id, fide_id, sex, NULL::smallint AS birth_year, member,
               member_until, source, NULL::bigint AS member_number
        FROM zahlmeister.known_as WHERE person_id IN (SELECT person_id FROM zahlmeister_public.shown);
    CREATE VIEW zahlmeister_public.roll WITH (security_barrier) AS
        SELECT * FROM zahlmeister.roll WHERE person_id IN (SELECT person_id FROM zahlmeister_public.shown);
    CREATE VIEW zahlmeister_public.person WITH (security_barrier) AS
        SELECT id FROM zahlmeister.person WHERE id IN (SELECT person_id FROM zahlmeister_public.shown);
    CREATE VIEW zahlmeister_public.submission WITH (security_barrier) AS
        SELECT id, uuid, revision, submission, publisher, published, name, level, NULL::bytea AS hash, NULL::bytea AS content,
               NULL::bytea AS names
        FROM zahlmeister.submission;
    CREATE VIEW zahlmeister_public.tournament WITH (security_barrier) AS SELECT * FROM zahlmeister.tournament;
    CREATE VIEW zahlmeister_public.progress WITH (security_barrier) AS SELECT * FROM zahlmeister.progress;
    CREATE VIEW zahlmeister_public.meta WITH (security_barrier) AS SELECT * FROM zahlmeister.meta;
    CREATE VIEW zahlmeister_public.adjustment WITH (security_barrier) AS -- whom those of an age group concern, years of birth tell
        SELECT * FROM zahlmeister.adjustment WHERE content::jsonb ->> 'ages' IS NULL;
    GRANT SELECT ON zahlmeister_public.participation, zahlmeister_public.roll, zahlmeister_public.person,
        zahlmeister_public.tournament, zahlmeister_public.progress, zahlmeister_public.meta, zahlmeister_public.objection,
        zahlmeister_public.adjustment TO zahlmeister_reader;
    GRANT SELECT (person_id, key, name, club, club_name, federation_id, fide_id, sex, member, member_until, source)
        ON zahlmeister_public.known_as TO zahlmeister_reader;
    GRANT SELECT (id, uuid, revision, submission, publisher, published, name, level) ON zahlmeister_public.submission
        TO zahlmeister_reader;
END
$$;

-- A calculator who has all participations computed anew copies them into a table that takes the place of the one there, in one
-- transaction: a third of the time that it takes to write them row by row. That is their owner's, who is asked for it here.
CREATE OR REPLACE FUNCTION zahlmeister.begin_anew() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
BEGIN
    DROP SCHEMA IF EXISTS zahlmeister_anew CASCADE; -- whoever committed too early
    CREATE SCHEMA zahlmeister_anew;
    CREATE TABLE zahlmeister_anew.participation (LIKE zahlmeister.participation INCLUDING CONSTRAINTS INCLUDING STORAGE);
    GRANT USAGE ON SCHEMA zahlmeister_anew TO zahlmeister_calculator;
    GRANT INSERT ON zahlmeister_anew.participation TO zahlmeister_calculator;
END
$$;

-- Takes the place as soon as nobody reads for a moment: for two seconds at a time others wait for that. When it does not come,
-- or when the table there is more than we made, its rows are replaced after all. Says whether it took the place.
CREATE OR REPLACE FUNCTION zahlmeister.end_anew(tries integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    SET lock_timeout = '2s' SET maintenance_work_mem = '256MB'
    AS $$
DECLARE
    there CONSTANT regclass := 'zahlmeister.participation';
    is_plain boolean;
    act text;
BEGIN
    SELECT c.reloptions IS NULL AND NOT c.relhastriggers AND NOT c.relrowsecurity AND NOT c.relhasrules
           AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = there AND attacl IS NOT NULL)
           AND NOT EXISTS (SELECT FROM pg_publication_rel WHERE prrelid = there)
           AND NOT EXISTS (SELECT FROM pg_statistic_ext WHERE stxrelid = there)
        INTO is_plain FROM pg_class AS c WHERE c.oid = there;
    IF is_plain THEN
        FOR act IN SELECT replace(pg_get_indexdef(indexrelid), ' ON zahlmeister.participation ',
                                  ' ON zahlmeister_anew.participation ') FROM pg_index WHERE indrelid = there
        LOOP
            EXECUTE act;
        END LOOP;
        ALTER TABLE zahlmeister_anew.participation ADD PRIMARY KEY USING INDEX participation_pkey;
        FOR act IN SELECT format('GRANT %s ON zahlmeister_anew.participation TO %s%s', a.privilege_type,
                                 CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(a.grantee)) END,
                                 CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION' END)
            FROM pg_class AS c CROSS JOIN aclexplode(c.relacl) AS a WHERE c.oid = there AND a.grantee <> c.relowner
        LOOP
            EXECUTE act;
        END LOOP;
        ANALYZE zahlmeister_anew.participation;
        FOR i IN 1 .. tries
        LOOP
            BEGIN
                -- In the order of those who read: the view, then what it is made of.
                DROP VIEW zahlmeister_public.participation, zahlmeister_public.known_as, zahlmeister_public.roll,
                    zahlmeister_public.person, zahlmeister_public.shown;
                LOCK TABLE zahlmeister.participation IN ACCESS EXCLUSIVE MODE;
                DROP TABLE zahlmeister.participation;
                ALTER TABLE zahlmeister_anew.participation SET SCHEMA zahlmeister;
                DROP SCHEMA zahlmeister_anew;
                PERFORM zahlmeister.make_public();
                RETURN true;
            EXCEPTION
                WHEN lock_not_available OR deadlock_detected THEN PERFORM pg_sleep(least(i, 3));
                WHEN dependent_objects_still_exist THEN EXIT; -- a view
            END;
        END LOOP;
    END IF;
    DELETE FROM zahlmeister.participation;
    INSERT INTO zahlmeister.participation SELECT * FROM zahlmeister_anew.participation;
    DROP SCHEMA zahlmeister_anew CASCADE;
    RETURN false;
END
$$;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA zahlmeister FROM PUBLIC;
GRANT EXECUTE ON FUNCTION zahlmeister.is_of_mine(text), zahlmeister.my_levels() TO zahlmeister_referee;
GRANT EXECUTE ON FUNCTION zahlmeister.begin_anew(), zahlmeister.end_anew(integer) TO zahlmeister_calculator, zahlmeister_admin;

-- Only whoever publishes or computes may hold the lock that writing asks for, and nobody leaves large objects. Functions of the
-- server are given and taken by a superuser alone.
DO $$
DECLARE
    one regprocedure;
BEGIN
    IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        FOR one IN SELECT p.oid FROM pg_proc AS p WHERE p.pronamespace = 'pg_catalog'::regnamespace
            AND (p.proname ~ '^pg_(try_)?advisory_' OR p.proname IN ('lo_creat', 'lo_create', 'lo_from_bytea'))
        LOOP
            EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', one);
        END LOOP;
        GRANT EXECUTE ON FUNCTION pg_advisory_xact_lock(bigint)
            TO zahlmeister_referee, zahlmeister_calculator, zahlmeister_admin;
    ELSE
        GRANT zahlmeister_admin TO CURRENT_USER; -- what belongs to it is changed below
    END IF;
    EXECUTE 'GRANT CREATE ON SCHEMA zahlmeister, zahlmeister_public TO zahlmeister_admin';
END
$$;

-- Tables of older programs: nothing but their form is changed, so that nothing of an administrator of the archive is run by
-- whoever runs this. What is missing in them is written by the next complete recalculation.
ALTER TABLE zahlmeister.known_as ADD COLUMN IF NOT EXISTS member_number bigint;
ALTER TABLE zahlmeister.participation DROP COLUMN IF EXISTS trace;
ALTER TABLE zahlmeister.person DROP COLUMN IF EXISTS sure;
CREATE TABLE IF NOT EXISTS zahlmeister.objection (id bigint PRIMARY KEY);
CREATE TABLE IF NOT EXISTS zahlmeister.adjustment (id text COLLATE "C" PRIMARY KEY, content text COLLATE "C" NOT NULL);
COMMENT ON TABLE zahlmeister.meta IS '6'; -- their version

-- What the planner knows of hidden rows could be asked of it by estimates.
ALTER TABLE zahlmeister.submission ALTER content SET STATISTICS 0, ALTER names SET STATISTICS 0;
DO $$
BEGIN
    IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        DELETE FROM pg_statistic WHERE starelid = 'zahlmeister.submission'::regclass
            AND staattnum IN (SELECT attnum FROM pg_attribute WHERE attrelid = 'zahlmeister.submission'::regclass
                              AND attname IN ('content', 'names'));
    END IF;
END
$$;

-- Everything belongs to the administrators; what is computed is written by the calculator, and read by all.
DO $$
DECLARE
    one name;
BEGIN
    FOR one IN SELECT c.relname FROM pg_class AS c WHERE c.relnamespace = 'zahlmeister'::regnamespace AND c.relkind = 'r'
    LOOP
        EXECUTE format('REVOKE ALL ON zahlmeister.%I FROM PUBLIC, zahlmeister_reader, zahlmeister_referee, zahlmeister_calculator', one);
        IF one NOT IN ('submission', 'journal', 'meta', 'objection', 'adjustment') THEN
            EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON zahlmeister.%I TO zahlmeister_calculator', one);
        END IF;
        EXECUTE format('ALTER TABLE zahlmeister.%I OWNER TO zahlmeister_admin', one);
    END LOOP;
    FOR one IN SELECT p.oid::regprocedure::text FROM pg_proc AS p WHERE p.pronamespace = 'zahlmeister'::regnamespace
    LOOP
        EXECUTE format('ALTER FUNCTION %s OWNER TO zahlmeister_admin', one);
    END LOOP;
END
$$;
ALTER SCHEMA zahlmeister OWNER TO zahlmeister_admin;
ALTER SCHEMA zahlmeister_public OWNER TO zahlmeister_admin;
GRANT SELECT ON zahlmeister.meta, zahlmeister.progress, zahlmeister.tournament, zahlmeister.participation, zahlmeister.roll,
    zahlmeister.objection, zahlmeister.adjustment TO zahlmeister_referee, zahlmeister_calculator;
GRANT SELECT ON zahlmeister.person, zahlmeister.known_as TO zahlmeister_referee;
GRANT SELECT, INSERT ON zahlmeister.submission TO zahlmeister_referee;
GRANT SELECT ON zahlmeister.submission TO zahlmeister_calculator;
GRANT SELECT, INSERT ON zahlmeister.journal TO zahlmeister_referee;

ALTER TABLE zahlmeister.submission ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS everything ON zahlmeister.submission;
CREATE POLICY everything ON zahlmeister.submission FOR SELECT TO zahlmeister_calculator USING (true);
DROP POLICY IF EXISTS own_levels ON zahlmeister.submission;
CREATE POLICY own_levels ON zahlmeister.submission FOR SELECT TO zahlmeister_referee USING (zahlmeister.is_of_mine(level));
DROP POLICY IF EXISTS publish ON zahlmeister.submission;
CREATE POLICY publish ON zahlmeister.submission FOR INSERT TO zahlmeister_referee
    WITH CHECK (zahlmeister.is_of_mine(level));

-- As the administrators, to whom the views belong, and by the function as it was made above.
SELECT zahlmeister.make_public();
