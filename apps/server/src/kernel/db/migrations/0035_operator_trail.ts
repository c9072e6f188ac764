import { type Kysely, sql } from 'kysely'

/** The audit trail of operators never changes, except that an act is marked as done once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_operator_act() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.done_at is null and new.done_at is not null
        and to_jsonb(new) - 'done_at' = to_jsonb(old) - 'done_at'
      then
        return new;
      end if;
      raise exception 'operator_acts is never changed' using errcode = 'restrict_violation';
    end $$;
    create trigger operator_acts_stay before update or delete on operator_acts
      for each row execute function keep_operator_act();
    create trigger operator_acts_are_not_emptied before truncate on operator_acts
      for each statement execute function refuse_change();
  `.execute(db)
}
