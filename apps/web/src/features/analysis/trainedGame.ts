import type { Color } from '@lance/chess'
import { mainLine, type Study } from '@lance/chess/study'
import type { TrainedGame } from '@lance/engine/training'

/** A shorter line has nothing to train. */
const PLIES_LEAST = 10
/** The engine knows no longer games. */
const PLIES_MOST = 1000

/**
 * The main line of an analysis as a game to make exercises of; null for one that is too short or too long, or has null moves. The
 * same moves are the same game.
 */
export function trainedGame(study: Study, side: Color): TrainedGame | null {
  const ucis = mainLine(study).map(({ uci }) => uci)
  if (ucis.length < PLIES_LEAST || ucis.length > PLIES_MOST || ucis.includes('0000')) return null
  const { fen, variant } = study
  return {
    gameId: `pgn-${hashOf([fen, side, ...ucis].join(' '))}`,
    source: 'imported',
    side,
    variant,
    fen,
    ucis,
  }
}

/** FNV-1a twice, with two seeds: enough to tell the games of a player apart. */
function hashOf(text: string): string {
  const pass = (seed: number) => {
    let hash = seed
    for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return pass(0x811c9dc5) + pass(0x1b873593)
}
