import { findMove, parseUci, playMove, startGame } from '@lance/chess'
import { initialMs, isDaily, turnOfPly } from '@lance/domain'
import { berserkMs } from '@lance/domain/arena'
import { squaresOf } from './gameCache.ts'
import type { MovePlayed } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { selectGame } from './gamesStore.ts'

/**
 * Rebuilds the event of a stored move as first published, for a client that sends the move again much later.
 * Null if there is no such move.
 */
export async function findFirstAnswer(
  context: GamesContext,
  gameId: string,
  ply: number,
): Promise<MovePlayed | null> {
  const loaded = await selectGame(context.ctx.db, gameId)
  const stored = loaded?.moves[ply - 1]
  if (!loaded || !stored) return null
  const { facts, state, moves } = loaded
  const board = startGame(facts.startFen, facts)
  let san = ''
  let fen = ''
  for (const { uci } of moves.slice(0, ply)) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(board.position, wanted)
    if (move === null) return null
    ;({ san, fen } = playMove(board, move))
  }
  const fullMs = initialMs(facts)
  const clockMs = (color: 'white' | 'black') => {
    if (isDaily(facts.timeControlS)) return fullMs
    const own = moves.slice(0, ply).filter((_, index) => turnOfPly(index) === color)
    return own.at(-1)?.clockMs ?? (state.clock.berserk[color] ? berserkMs(facts) : fullMs)
  }
  return {
    type: 'move',
    version: state.version,
    data: {
      fen,
      ...squaresOf(stored.uci),
      playerId: facts[turnOfPly(ply - 1)].id,
      san,
      uci: stored.uci,
      ply,
      whiteMs: clockMs('white'),
      blackMs: clockMs('black'),
      at: stored.playedAtMs,
      moveId: stored.moveId,
    },
  }
}
