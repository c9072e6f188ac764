import { DEFAULT_TIME_CONTROL_S, isTimeControlS } from '@lance/domain'

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
