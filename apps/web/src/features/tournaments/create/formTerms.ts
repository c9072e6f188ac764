import type { TournamentBody } from '@lance/contract'
import {
  isSwissPace,
  MORE_PACES,
  type Pace,
  paceOf,
  TIME_CONTROLS_S,
  type TournamentFormat,
} from '@lance/domain'
import { isArenaPace } from '@lance/domain/arena'
import { SWISS_MAX_ROUNDS, SWISS_MIN_ROUNDS } from '@lance/domain/swiss'

/** The form keeps the terms of each format while another one is chosen. A pace is written as `180+2`, in seconds. */
export type TermsValues = {
  format: TournamentFormat
  arenaPace: string
  minutes: number
  swissPace: string
  rounds: number
}

/** All paces with a pool, the shortest first. */
const PACES: readonly Pace[] = [...MORE_PACES, ...TIME_CONTROLS_S.map(paceOf)].sort(
  (one, other) => one.timeControlS - other.timeControlS || one.incrementS - other.incrementS,
)

/** A pace as the form's fields hold it: `180+2`, in seconds. */
export const writePace = ({ timeControlS, incrementS }: Pace): string => `${timeControlS}+${incrementS}`

export function readPace(written: string): Pace {
  const [timeControlS = 0, incrementS = 0] = written.split('+').map(Number)
  return { timeControlS, incrementS }
}

export const ARENA_PACES: readonly string[] = PACES.filter(isArenaPace).map(writePace)
export const SWISS_PACES: readonly string[] = PACES.filter(isSwissPace).map(writePace)
export const SWISS_ROUNDS: readonly number[] = Array.from(
  { length: SWISS_MAX_ROUNDS - SWISS_MIN_ROUNDS + 1 },
  (_, index) => SWISS_MIN_ROUNDS + index,
)

/** The terms of the chosen format, as the server takes them. A knock-out is sent as every version knows it. */
export function termsOfForm(
  values: TermsValues & { playerCount: number },
): Pick<TournamentBody, 'format' | 'playerCount' | 'pace' | 'minutes' | 'rounds'> {
  const { format, playerCount, arenaPace, minutes, swissPace, rounds } = values
  if (format === 'KNOCKOUT') return { playerCount }
  const { timeControlS, incrementS } = readPace(format === 'ARENA' ? arenaPace : swissPace)
  const pace = { timeControl: timeControlS, increment: incrementS }
  return format === 'ARENA' ? { format, pace, minutes } : { format, pace, rounds }
}
