import { makeUci, replayUcis } from '@lance/chess'
import { chooseLevelMove } from '@lance/chess/search'
import type { EngineAnswer, EngineQuestion, EngineRefusal } from './engineMessages.ts'

/** Answers a question to the engine synchronously, which takes as long as the search. */
export function answerQuestion({ ucis, level, seed }: EngineQuestion): EngineAnswer | EngineRefusal {
  const replayed = replayUcis(ucis)
  if (!replayed.ok) return { type: 'refused', code: 'ILLEGAL_GAME' }
  const { move } = chooseLevelMove({ game: replayed.game, level, seed })
  return move === null ? { type: 'refused', code: 'NO_MOVE' } : { type: 'move_chosen', uci: makeUci(move) }
}
