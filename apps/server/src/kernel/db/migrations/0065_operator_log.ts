import { type Kysely, sql } from 'kysely'

/**
 * The log of operators: every act as it began and as it was done, in one chain of hashes. Triggers write it in
 * the transaction that writes the act, so the previous version is logged too, and the serving role needs no
 * right to write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator_acts
      add column operator_id uuid,
      -- What the act changed, by names and ids; null for acts that say nothing.
      add column changed jsonb;

    create table operator_log (
      seq bigint primary key,
      at timestamptz not null,
      act_id uuid not null references operator_acts,
      step text not null check (step in ('begun', 'done')),
      verb text not null,
      who text not null,
      operator_id uuid,
      why text not null,
      given jsonb not null,
      changed jsonb,
      previous_hash bytea not null,
      hash bytea not null,
      unique (act_id, step)
    );
    create index operator_log_by_verb on operator_log (verb, seq desc);
    create index operator_log_by_who on operator_log (lower(who), seq desc);
    create index operator_log_by_person on operator_log (coalesce(changed->>'user', given->>'account'), seq desc);
  `.execute(db)
  await makeChain(db)
  await chainOldActs(db)
}

async function makeChain(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The SHA-256 of the hash before, followed by the row as a JSON array.
    create function operator_log_hash(entry operator_log) returns bytea language sql stable as $$
      select sha256(entry.previous_hash || convert_to(jsonb_build_array(
        entry.seq, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.act_id, entry.step,
        entry.verb, entry.who, entry.operator_id, entry.why, entry.given, entry.changed)::text, 'UTF8'))
    $$;

    -- One lock orders the chain. It is the last one that a transaction takes, and is held until its commit.
    create function append_to_operator_log(act operator_acts, step text, at timestamptz) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      entry operator_log;
      last operator_log;
    begin
      perform pg_advisory_xact_lock(hashtextextended('operator_log', 0));
      select * into last from operator_log order by seq desc limit 1;
      entry := row(
        coalesce(last.seq, 0) + 1, at, act.id, step, act.verb, act.who, act.operator_id, act.why, act.given,
        case when step = 'done' then act.changed end, coalesce(last.hash, '\\x'::bytea), '\\x'::bytea);
      entry.hash := operator_log_hash(entry);
      insert into operator_log select entry.*;
    end $$;
    revoke all on function append_to_operator_log(operator_acts, text, timestamptz) from public;

    create function log_operator_act() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        perform append_to_operator_log(new, 'begun', new.begun_at);
      end if;
      if new.done_at is not null then
        perform append_to_operator_log(new, 'done', new.done_at);
      end if;
      return null;
    end $$;

    create or replace function keep_operator_act() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.done_at is null and new.done_at is not null
        and to_jsonb(new) - 'done_at' - 'changed' = to_jsonb(old) - 'done_at' - 'changed'
      then
        return new;
      end if;
      raise exception 'operator_acts is never changed' using errcode = 'restrict_violation';
    end $$;

    create trigger operator_log_stays before update or delete or truncate on operator_log
      for each statement execute function refuse_change();
  `.execute(db)
}

/** The acts of previous versions come first in the chain, in the order of time. */
async function chainOldActs(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      item record;
    begin
      for item in
        select act, step, at from (
          select operator_acts as act, 'begun' as step, begun_at as at from operator_acts
          union all
          select operator_acts, 'done', done_at from operator_acts where done_at is not null
        ) as steps order by at, (act).id, step
      loop
        perform append_to_operator_log(item.act, item.step, item.at);
      end loop;
    end $$;
    -- Only the trigger of acts appends, also for the role that owns the table.
    create trigger operator_log_follows_acts before insert on operator_log
      for each statement when (pg_trigger_depth() = 0) execute function refuse_change();
    create trigger operator_acts_are_logged after insert or update on operator_acts
      for each row execute function log_operator_act();
  `.execute(db)
}
