import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { type Audit, type ListOpen, reconcile } from './reconcile.ts'

const HOUR_MS = 3_600_000
/** When a night's proof is due, in UTC: 2 a.m. in Brazil, when few people play. */
const NIGHT_AT_MS = 5 * HOUR_MS
/** A proof that has not finished after this long died with its server. */
const ABANDONED_AFTER_MS = HOUR_MS

export type NightlyProof = {
  sweeps: readonly Sweep[]
}

type ProofParts = { audits: readonly Audit[]; listOpen: ListOpen }

/**
 * Proves the ledger once a night, on the first server that gets to it. Logs each finding as an error and each
 * open item as a warning.
 */
export function openNightlyProof(ctx: Context, parts: ProofParts): NightlyProof {
  let provedNight = ''
  return {
    sweeps: [
      {
        name: 'nightly proof',
        everyMs: 60_000,
        async run() {
          const night = new Date(ctx.time.nowMs() - NIGHT_AT_MS).toISOString().slice(0, 10)
          if (night === provedNight) return
          if (await claimNight(ctx, night)) await proveNight(ctx, night, parts)
          if (await isProved(ctx, night)) provedNight = night
        },
      },
    ],
  }
}

/** Gives the night to one server; another gets it only after the first one died during its proof. */
async function claimNight({ db, time }: Context, night: string): Promise<boolean> {
  const nowMs = time.nowMs()
  const { rows } = await sql`
    insert into ledger_proofs (night, begun_at) values (${night}, ${new Date(nowMs)})
    on conflict (night) do update set begun_at = excluded.begun_at
      where ledger_proofs.findings is null and ledger_proofs.begun_at < ${new Date(nowMs - ABANDONED_AFTER_MS)}
    returning night`.execute(db)
  return rows.length === 1
}

async function isProved({ db }: Context, night: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_proofs where night = ${night} and findings is not null`.execute(db)
  return rows.length === 1
}

async function proveNight(
  { db, log }: Context,
  night: string,
  { audits, listOpen }: ProofParts,
): Promise<void> {
  const { findings, open, accounts, transfers } = await reconcile(db, audits, listOpen)
  await sql`
    update ledger_proofs set findings = ${findings.length}, open_items = ${open.count}
    where night = ${night}`.execute(db)
  for (const finding of findings) log.error(finding, 'the ledger is wrong')
  for (const { about, since } of open.items) log.warn({ about, since }, 'a correction is open')
  if (findings.length > 0) return
  if (open.count > 0) log.warn({ accounts, transfers, open: open.count }, 'the ledger adds up')
  else log.info({ accounts, transfers }, 'the ledger is right')
}
