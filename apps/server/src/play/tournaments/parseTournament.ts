import type { TournamentBody } from '@lance/contract'
import {
  type Cents,
  isPlayerCount,
  PRIZE_DISTRIBUTIONS,
  type PrizeDistribution,
  parseEntryFee,
  parseTitle,
  refuseStart,
} from '@lance/domain'
import type { Refusal } from '../../kernel/routing.ts'

/** How far ahead a tournament may start. */
const START_WITHIN_DAYS = 90
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A requested tournament, parsed. */
export type RequestedTournament = {
  name: string
  entry: Cents
  playerCount: number
  prizeDistribution: PrizeDistribution
  startMs: number
}

/** An ISO date and time with its zone, which means the same everywhere. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * Parses a requested tournament and refuses the first invalid field, in the order of the form. Refuses
 * TOURNAMENT_INCOMPLETE, TOURNAMENT_NAME_TOO_LONG, NAME_FORBIDDEN, START_*, ENTRY_FEE_UNKNOWN,
 * PLAYER_COUNT_UNKNOWN, PRIZE_DISTRIBUTION_UNKNOWN.
 */
export function parseTournament(
  { name, startTime, entryFee, playerCount, prizeDistribution }: TournamentBody,
  { nowMs, minLeadMs }: { nowMs: number; minLeadMs: number },
): { ok: true; requested: RequestedTournament } | Refusal {
  if (name.trim() === '' || startTime.trim() === '') return { ok: false, code: 'TOURNAMENT_INCOMPLETE' }
  const title = parseTitle(name)
  if (!title.ok) return title
  const start = parseStart(startTime, { nowMs, minLeadMs })
  if (!start.ok) return start
  const entry = parseEntryFee(entryFee)
  if (entry === null) return { ok: false, code: 'ENTRY_FEE_UNKNOWN' }
  if (!isPlayerCount(playerCount)) return { ok: false, code: 'PLAYER_COUNT_UNKNOWN' }
  const distribution = PRIZE_DISTRIBUTIONS.find((one) => one === prizeDistribution)
  if (!distribution) return { ok: false, code: 'PRIZE_DISTRIBUTION_UNKNOWN' }
  const requested = { name: title.title, entry, playerCount, prizeDistribution: distribution }
  return { ok: true, requested: { ...requested, startMs: start.startMs } }
}

function parseStart(
  startTime: string,
  { nowMs, minLeadMs }: { nowMs: number; minLeadMs: number },
): { ok: true; startMs: number } | Refusal {
  const min = Math.ceil(minLeadMs / MINUTE_MS)
  const startMs = ISO_TIME.test(startTime) ? Date.parse(startTime) : Number.NaN
  if (Number.isNaN(startMs)) return { ok: false, code: 'START_INVALID', params: { min } }
  const refused = refuseStart({ startMs, nowMs, minLeadMs })
  if (refused?.code === 'START_TOO_SOON')
    return { ok: false, code: 'START_TOO_SOON', params: { minutes: refused.minutes, min } }
  if (refused) return { ok: false, code: refused.code }
  if (startMs > nowMs + START_WITHIN_DAYS * DAY_MS)
    return { ok: false, code: 'START_TOO_LATE', params: { days: START_WITHIN_DAYS } }
  return { ok: true, startMs }
}
