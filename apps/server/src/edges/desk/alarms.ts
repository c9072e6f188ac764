import type { Today } from '@lance/contract/desk'
import type { SweepTrouble } from '../jobs/sweepHealth.ts'
import type { LastProof } from './todayStore.ts'

/** A night and an hour or two: the ledger is proved once a night. */
const PROOF_MAX_AGE_MS = 26 * 3_600_000
/** A clock that is off by more breaks codes of authenticator apps and signatures of requests. */
const CLOCK_OFF_MS = 5000
/** The sweep that seals personal data: it fails on a row that it can't open. */
const SEALING_SWEEP = 'unsealed data'

/** What this server knows of itself. */
export type DeskHealth = {
  sweeps(): readonly SweepTrouble[]
  /** How far this machine's clock is from the database's, in ms. */
  clockOffMs(): number
  /** Null for a server that runs alone. */
  busConnected(): boolean | null
}

type Alarm = Today['alarms'][number]
type Ledger = { proof: LastProof | null; firstTransferAt: Date | null }
type Seen = Ledger & {
  nowMs: number
  wrongRow: bigint | null
  /** Payouts of a day that were to be judged and were not. */
  unjudged: number
  /** Groups of moves in which honest players no longer play as expected. */
  driftedCells: number
  health: DeskHealth
}

/** What an operator has to look at because the machine may be wrong. */
export function findAlarms({ nowMs, wrongRow, unjudged, driftedCells, health, ...ledger }: Seen): Alarm[] {
  const offS = Math.round(Math.abs(health.clockOffMs()) / 1000)
  return [
    ...ledgerAlarms(nowMs, ledger),
    ...(wrongRow === null ? [] : [alarm('LOG_BROKEN', String(wrongRow))]),
    ...health.sweeps().map((trouble) => sweepAlarm(nowMs, trouble)),
    ...(unjudged > 0 ? [alarm('PAYOUTS_UNJUDGED', String(unjudged))] : []),
    ...(driftedCells > 0 ? [alarm('FAIR_PLAY_DRIFT', String(driftedCells))] : []),
    ...(offS * 1000 > CLOCK_OFF_MS ? [alarm('CLOCK_OFF', String(offS))] : []),
    ...(health.busConnected() === false ? [alarm('BUS_AWAY')] : []),
  ]
}

const alarm = (code: Alarm['code'], about: string | null = null, since: Date | null = null): Alarm => ({
  code,
  about,
  since: since?.toISOString() ?? null,
})

/** A ledger whose first transfer is of today need not have been proved yet. */
function ledgerAlarms(nowMs: number, { proof, firstTransferAt }: Ledger): Alarm[] {
  const isLongAgo = (at: Date | null) => at !== null && nowMs - at.getTime() > PROOF_MAX_AGE_MS
  if (proof === null) return isLongAgo(firstTransferAt) ? [alarm('LEDGER_NOT_PROVED')] : []
  const { begunAt, findings } = proof
  const isOld = isLongAgo(begunAt)
  return [
    ...(findings > 0 ? [alarm('LEDGER_WRONG', String(findings), begunAt)] : []),
    ...(isOld ? [alarm('LEDGER_NOT_PROVED', null, begunAt)] : []),
  ]
}

function sweepAlarm(nowMs: number, { sweep, kind, forMs }: SweepTrouble): Alarm {
  const since = new Date(nowMs - forMs)
  if (kind === 'late') return alarm('SWEEP_LATE', sweep, since)
  return sweep === SEALING_SWEEP ? alarm('SEALING_FAILS', null, since) : alarm('SWEEP_FAILS', sweep, since)
}
