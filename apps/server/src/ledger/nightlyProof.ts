import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { type Audit, reconcile } from './reconcile.ts'

const HOUR_MS = 3_600_000
/** When a night's proof is due: two in the morning in Brazil, when few play. */
const NIGHT_AT_MS = 5 * HOUR_MS
/** A proof that was begun and not finished for so long died with its server. */
const GIVEN_UP_AFTER_MS = HOUR_MS

export type NightlyProof = {
  sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
}

/** Proves the ledger once a night, on whichever server comes first. What it finds is an error in the log. */
export function openNightlyProof(ctx: Context, audits: readonly Audit[]): NightlyProof {
  let lookedAt = ''
  return {
    sweeps: [
      {
        name: 'nightly proof',
        everyMs: 60_000,
        async run() {
          const night = new Date(ctx.time.nowMs() - NIGHT_AT_MS).toISOString().slice(0, 10)
          if (night === lookedAt) return
          if (await takeNight(ctx, night)) await proveNight(ctx, night, audits)
          if (await isProved(ctx, night)) lookedAt = night
        },
      },
    ],
  }
}

/** Of all servers one gets it, and another only where that one died of it. */
async function takeNight({ db, time }: Context, night: string): Promise<boolean> {
  const nowMs = time.nowMs()
  const { rows } = await sql`
    insert into ledger_proofs (night, begun_at) values (${night}, ${new Date(nowMs)})
    on conflict (night) do update set begun_at = excluded.begun_at
      where ledger_proofs.findings is null and ledger_proofs.begun_at < ${new Date(nowMs - GIVEN_UP_AFTER_MS)}
    returning night`.execute(db)
  return rows.length === 1
}

async function isProved({ db }: Context, night: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_proofs where night = ${night} and findings is not null`.execute(db)
  return rows.length === 1
}

async function proveNight({ db, log }: Context, night: string, audits: readonly Audit[]): Promise<void> {
  const { findings, accounts, transfers } = await reconcile(db, audits)
  await sql`update ledger_proofs set findings = ${findings.length} where night = ${night}`.execute(db)
  for (const finding of findings) log.error(finding, 'the ledger is wrong')
  if (findings.length === 0) log.info({ accounts, transfers }, 'the ledger is right')
}
