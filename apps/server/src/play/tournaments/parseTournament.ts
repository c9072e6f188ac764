import type { TournamentBody } from '@lance/contract'
import {
  type Cents,
  PRIZE_DISTRIBUTIONS,
  type PrizeDistribution,
  parseEntryFee,
  parseTitle,
  refuseStart,
  refuseTerms,
  type TermsRefusal,
  type TournamentTerms,
} from '@lance/domain'
import { ARENA_MAX_MINUTES, ARENA_MIN_MINUTES } from '@lance/domain/arena'
import { SWISS_MAX_ROUNDS, SWISS_MIN_ROUNDS } from '@lance/domain/swiss'
import type { Refusal } from '../../kernel/routing.ts'

/** How far ahead a tournament may start. */
const START_WITHIN_DAYS = 90
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A requested tournament, parsed. */
export type RequestedTournament = {
  name: string
  entry: Cents
  terms: TournamentTerms
  prizeDistribution: PrizeDistribution
  startMs: number
}

/** An ISO date and time with its zone, which means the same everywhere. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * Parses a requested tournament and refuses the first invalid field, in the order of the form. Refuses
 * TOURNAMENT_INCOMPLETE, TOURNAMENT_NAME_TOO_LONG, NAME_FORBIDDEN, START_*, ENTRY_FEE_UNKNOWN,
 * PRIZE_DISTRIBUTION_UNKNOWN, and what `refuseTerms` refuses.
 */
export function parseTournament(
  { name, startTime, entryFee, prizeDistribution, ...terms }: TournamentBody,
  { nowMs, minLeadMs }: { nowMs: number; minLeadMs: number },
): { ok: true; requested: RequestedTournament } | Refusal {
  if (name.trim() === '' || startTime.trim() === '') return { ok: false, code: 'TOURNAMENT_INCOMPLETE' }
  const title = parseTitle(name)
  if (!title.ok) return title
  const start = parseStart(startTime, { nowMs, minLeadMs })
  if (!start.ok) return start
  const entry = parseEntryFee(entryFee)
  if (entry === null) return { ok: false, code: 'ENTRY_FEE_UNKNOWN' }
  const asked = parseTerms(terms)
  const refused = refuseTerms(asked)
  if (refused !== null) return { ok: false, code: refused, ...paramsOf(refused) }
  const distribution = PRIZE_DISTRIBUTIONS.find((one) => one === prizeDistribution)
  if (!distribution) return { ok: false, code: 'PRIZE_DISTRIBUTION_UNKNOWN' }
  const requested = { name: title.title, entry, terms: asked, prizeDistribution: distribution }
  return { ok: true, requested: { ...requested, startMs: start.startMs } }
}

/** A field that the format needs and that is missing is out of range. */
function parseTerms({
  format = 'KNOCKOUT',
  playerCount = 0,
  pace,
  minutes = 0,
  rounds = 0,
}: Pick<TournamentBody, 'format' | 'playerCount' | 'pace' | 'minutes' | 'rounds'>): TournamentTerms {
  const clocks = { timeControlS: pace?.timeControl ?? 0, incrementS: pace?.increment ?? 0 }
  switch (format) {
    case 'KNOCKOUT':
      return { format, playerCount }
    case 'ARENA':
      return { format, pace: clocks, minutes }
    case 'SWISS':
      return { format, pace: clocks, rounds }
  }
}

function paramsOf(code: TermsRefusal): { params?: { min: number; max: number } } {
  if (code === 'ARENA_DURATION_OUT_OF_RANGE')
    return { params: { min: ARENA_MIN_MINUTES, max: ARENA_MAX_MINUTES } }
  if (code === 'SWISS_ROUNDS_OUT_OF_RANGE')
    return { params: { min: SWISS_MIN_ROUNDS, max: SWISS_MAX_ROUNDS } }
  return {}
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
