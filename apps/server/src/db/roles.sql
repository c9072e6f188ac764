-- The two roles of Lance, in the database that it uses. A superuser runs this, as often as they like:
--   lance_migrate owns the database and all that is in it, and changes its shape (MIGRATE_DATABASE_URL);
--   lance_serve reads and writes rows, and no more than they are guarded for (DATABASE_URL).
-- What lance_serve may do with which table is said by the product itself (grantServing.ts), as lance_migrate, with each start.
-- A role that is made here gets the password of lance.migrate_password or lance.serve_password; one that is there keeps its own.
begin;
-- Nobody who plays waits long for a table that changes hands.
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
  -- A table of one's own could have a trigger of one's own, which runs where only ours should.
  if has_database_privilege('public', current_database(), 'temporary') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
  -- Who owns the database owns this schema. Clusters from before PostgreSQL 15 let everybody make tables in it.
  if (select nspowner from pg_namespace where nspname = 'public') <> 'pg_database_owner'::regrole then
    alter schema public owner to pg_database_owner;
  end if;
  if has_schema_privilege('public', 'public', 'create') then
    revoke create on schema public from public;
  end if;

  -- Whatever an extension brought stays its own.
  for found in
    select format('alter %s %s owner to lance_migrate',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      oid::regclass) as statement
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm')
      and relowner <> 'lance_migrate'::regrole
      -- A sequence of a column goes with its table.
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
