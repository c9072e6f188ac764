import { START_FEN } from '@lance/chess'
import type { EngineGame } from '@lance/engine'
import { readChoices } from './engineChoices.ts'

/** A position for the engine, and how many lines are wanted of it. */
export type SearchedPosition = { game: EngineGame; lines: number }

/** What the browser keeps, by key, and whether the screen has room for several lines. */
export type KeptByBrowser = { kept: Readonly<Record<string, string | null>>; isWide: boolean }

/** The server refuses no position before ([STUDY-55]): it is that of many games. */
const OPENING_PLIES = 12

/**
 * Whether the engine may help with the position without asking the server. The moves that were played count: the counters of a FEN
 * may say anything.
 */
export const isOpening = ({ fen, variant, ucis }: EngineGame): boolean =>
  fen === START_FEN && variant === 'standard' && ucis.length < OPENING_PLIES

/**
 * The position that the analysis will open with; null if what the browser keeps does not say, or if the server has to be asked
 * about it first.
 */
export function firstPosition({ kept, isWide }: KeptByBrowser): SearchedPosition | null {
  const game = readGame(kept.analysisDraft ?? null)
  const { lines } = readChoices({ getItem: (key) => kept[key] ?? null }, { fittingLines: isWide ? 3 : 1 })
  return game === null ? null : { game, lines }
}

/** The game of a draft (draft.ts). */
function readGame(draft: string | null): EngineGame | null {
  if (draft === null) return { fen: START_FEN, variant: 'standard', ucis: [] }
  try {
    const { path, fen, variant } = JSON.parse(draft) as Record<string, unknown>
    if (typeof path !== 'string' || typeof fen !== 'string') return null
    if (variant !== 'standard' && variant !== 'chess960') return null
    const ucis = path === '' ? [] : path.split(' ')
    const game: EngineGame = { fen, variant, ucis }
    return isOpening(game) && !ucis.includes('0000') ? game : null
  } catch {
    return null
  }
}

export const isSamePosition = (one: SearchedPosition, other: SearchedPosition): boolean =>
  one.lines === other.lines &&
  one.game.fen === other.game.fen &&
  one.game.variant === other.game.variant &&
  one.game.ucis.join(' ') === other.game.ucis.join(' ')
