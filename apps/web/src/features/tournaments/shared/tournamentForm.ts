import {
  asCents,
  makeReais,
  NO_CENTS,
  type PrizeDistribution,
  parseReais,
  proposedStartMs,
  refuseStart,
  sharePot,
  splitEntries,
} from '@lance/domain'

/** The values of the form; `date` and `time` as the browser's fields hold them, in local time. */
export type TournamentFormValues = {
  name: string
  date: string
  time: string
  entryFee: number
  playerCount: number
  prizeDistribution: PrizeDistribution
}

/** What the form itself refuses, in the order it is reported ([TOUR-3]). */
export type FormRefusal =
  | { code: 'missing' }
  | { code: 'past' }
  | { code: 'soon'; minutes: number; minMinutes: number }
  | { code: 'poor' }
  | { code: 'noToken' }

/** `minLeadMs`: undefined until the server has told it. */
type FormContext = {
  balanceReais: number
  hasToken: boolean
  entersFree: boolean
  nowMs: number
  minLeadMs: number | undefined
}

/** Null if the form is valid; the server checks again. */
export function refuseForm(
  values: TournamentFormValues,
  { balanceReais, hasToken, entersFree, nowMs, minLeadMs }: FormContext,
): FormRefusal | null {
  const { name, date, time, entryFee } = values
  if (name.trim() === '' || (date === '') !== (time === '')) return { code: 'missing' }
  const startMs = startOf(values, { nowMs, minLeadMs })
  if (Number.isNaN(startMs)) return { code: 'missing' }
  const refusal = refuseStart({ startMs, nowMs, minLeadMs })
  if (refusal?.code === 'START_IN_PAST') return { code: 'past' }
  if (refusal !== null) return { code: 'soon', minutes: refusal.minutes, minMinutes: refusal.minMinutes }
  if (entryFee > 0 && balanceReais < entryFee && !entersFree) return { code: 'poor' }
  return hasToken ? null : { code: 'noToken' }
}

/** The start in ms since 1970; an empty date and time mean the default start. NaN for an invalid date. */
export function startOf(
  { date, time }: Pick<TournamentFormValues, 'date' | 'time'>,
  { nowMs, minLeadMs }: { nowMs: number; minLeadMs?: number | undefined },
): number {
  if (date === '' && time === '') return proposedStartMs(nowMs, minLeadMs)
  return new Date(`${date}T${time}`).getTime()
}

/** A moment as the fields hold it: local date, and time to the minute. */
export function fieldsOf(atMs: number): { date: string; time: string } {
  const at = new Date(atMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

/** The sum of all prizes, in R$, if this many players paid ([TOUR-22]). */
export function estimatedPrizeReais({ feeReais, players }: { feeReais: number; players: number }): number {
  return makeReais(splitEntries(parseReais(feeReais * players) ?? NO_CENTS).pot)
}

type PlacePrizesOptions = { totalReais: number; distribution: PrizeDistribution; players: number }

/**
 * The prize of each place in a tournament that has begun, in R$. The shares of places for which there are too
 * few players go to the first ([TOUR-22]).
 */
export function placePrizes({ totalReais, distribution, players }: PlacePrizesOptions) {
  const shares = sharePot(parseReais(totalReais) ?? NO_CENTS, distribution)
  const beyond = shares.slice(players).reduce((sum, share) => sum + share, 0n)
  return shares.slice(0, players).map((share, index) => ({
    place: index + 1,
    amount: makeReais(asCents(index === 0 ? share + beyond : share)),
  }))
}
