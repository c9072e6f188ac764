import {
  DEFAULT_TIME_CONTROL_S,
  hasPace,
  isPoolPace,
  makeReais,
  NO_CENTS,
  type PacedVariant,
  paceOf,
  parseReais,
  splitStakes,
} from '@lance/domain'

export type SearchTerms = PacedVariant & { wagerReais: number }

/**
 * Reads the terms of a search from the navigation state, which is not trusted: time control and increment parsed
 * as integers (600 and 0 by default), a wager as a number (0 if invalid), and Chess960 only where it is played
 * ([MATCH-17] [MATCH-30]).
 */
export function readSearchTerms(state: {
  timeControl?: unknown
  increment?: unknown
  variant?: unknown
  wager?: unknown
}): SearchTerms {
  const seconds = (value: unknown) => Number.parseInt(String(value), 10)
  const pace = { timeControlS: seconds(state.timeControl), incrementS: seconds(state.increment ?? 0) }
  const wagerReais = Number(state.wager ?? 0)
  const known = isPoolPace(pace) ? pace : paceOf(DEFAULT_TIME_CONTROL_S)
  const chess960: PacedVariant = { ...known, variant: 'chess960' }
  const stake = Number.isFinite(wagerReais) && wagerReais > 0 ? wagerReais : 0
  const isChess960 = state.variant === 'chess960' && stake === 0 && hasPace(chess960)
  return { ...(isChess960 ? chess960 : { ...known, variant: 'standard' }), wagerReais: stake }
}

/** The winner's payout from both stakes, in R$; 0 if the stake is not a valid amount. */
export function prizeReais(stakeReais: number): number {
  return makeReais(splitStakes(parseReais(stakeReais) ?? NO_CENTS).payout)
}
