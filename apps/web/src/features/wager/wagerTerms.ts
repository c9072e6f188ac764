import {
  DEFAULT_TIME_CONTROL_S,
  isPoolPace,
  makeReais,
  NO_CENTS,
  type Pace,
  paceOf,
  parseReais,
  splitStakes,
} from '@lance/domain'

export type SearchTerms = Pace & { wagerReais: number }

/**
 * Reads the terms of a search from the navigation state, which is not trusted: time control and increment parsed
 * as integers (600 and 0 by default) and a wager as a number (0 if invalid) ([MATCH-17]).
 */
export function readSearchTerms(state: {
  timeControl?: unknown
  increment?: unknown
  wager?: unknown
}): SearchTerms {
  const seconds = (value: unknown) => Number.parseInt(String(value), 10)
  const pace = { timeControlS: seconds(state.timeControl), incrementS: seconds(state.increment ?? 0) }
  const wagerReais = Number(state.wager ?? 0)
  return {
    ...(isPoolPace(pace) ? pace : paceOf(DEFAULT_TIME_CONTROL_S)),
    wagerReais: Number.isFinite(wagerReais) && wagerReais > 0 ? wagerReais : 0,
  }
}

/** The winner's payout from both stakes, in R$; 0 if the stake is not a valid amount. */
export function prizeReais(stakeReais: number): number {
  return makeReais(splitStakes(parseReais(stakeReais) ?? NO_CENTS).payout)
}
