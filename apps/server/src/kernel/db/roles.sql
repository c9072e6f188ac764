-- Creates the two roles of Lance in its database. Run as a superuser; safe to repeat:
--   lance_migrate owns the database and everything in it, and migrates it (MIGRATE_DATABASE_URL);
--   lance_serve reads and writes rows, as far as the guards allow (DATABASE_URL).
-- At every start the product, as lance_migrate, grants lance_serve its rights to tables (grantServing.ts).
-- A new role gets its password from lance.migrate_password or lance.serve_password; others keep theirs.
begin;
-- Players must not wait long for a table that changes its owner.
set local lock_timeout = '10s';

do $$
declare
  purpose text;
  found record;
begin
  perform pg_advisory_xact_lock(7301946528310453);
  foreach purpose in array array['migrate', 'serve'] loop
    if not exists (select from pg_roles where rolname = 'lance_' || purpose) then
      execute format('create role %I login password %L', 'lance_' || purpose,
        nullif(current_setting(format('lance.%s_password', purpose), true), ''));
    end if;
  end loop;

  if (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) <> 'lance_migrate' then
    execute format('alter database %I owner to lance_migrate', current_database());
  end if;
  -- A role with a table of its own could give it a trigger, which runs where only our triggers should.
  if has_database_privilege('public', current_database(), 'temporary') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
  -- The database's owner owns this schema. Clusters from before PostgreSQL 15 let every role create tables.
  if (select nspowner from pg_namespace where nspname = 'public') <> 'pg_database_owner'::regrole then
    alter schema public owner to pg_database_owner;
  end if;
  if has_schema_privilege('public', 'public', 'create') then
    revoke create on schema public from public;
  end if;

  -- Objects of extensions keep their owner.
  for found in
    select format('alter %s %s owner to lance_migrate',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      oid::regclass) as statement
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm')
      and relowner <> 'lance_migrate'::regrole
      -- A column's sequence follows its table.
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and (deptype = 'e' or relkind = 'S' and refobjsubid > 0))
    union all
    select format('alter routine %s owner to lance_migrate', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> 'lance_migrate'::regrole
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all
    select format('alter type %s owner to lance_migrate', oid::regtype) from pg_type
    where typnamespace = 'public'::regnamespace and typowner <> 'lance_migrate'::regrole and typtype in ('d', 'e')
      and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
  loop
    execute found.statement;
  end loop;
end $$;
commit;
