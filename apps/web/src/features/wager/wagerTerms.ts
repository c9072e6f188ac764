import {
  DEFAULT_TIME_CONTROL_S,
  isTimeControlS,
  makeReais,
  NO_CENTS,
  parseReais,
  splitStakes,
} from '@lance/domain'

export type SearchTerms = { timeControlS: number; wagerReais: number }

/**
 * Reads the terms of a search from the navigation state, which is not trusted: a time control parsed as an
 * integer (600 by default) and a wager as a number (0 if invalid) ([MATCH-17]).
 */
export function readSearchTerms(state: { timeControl?: unknown; wager?: unknown }): SearchTerms {
  const timeControlS = Number.parseInt(String(state.timeControl), 10)
  const wagerReais = Number(state.wager ?? 0)
  return {
    timeControlS: isTimeControlS(timeControlS) ? timeControlS : DEFAULT_TIME_CONTROL_S,
    wagerReais: Number.isFinite(wagerReais) && wagerReais > 0 ? wagerReais : 0,
  }
}

/** The winner's payout from both stakes, in R$; 0 if the stake is not a valid amount. */
export function prizeReais(stakeReais: number): number {
  return makeReais(splitStakes(parseReais(stakeReais) ?? NO_CENTS).payout)
}
