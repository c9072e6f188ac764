import { makeUci, replayUcis } from '@lance/chess'
import { type BotLevel, chooseLevelMove } from '@lance/chess/search'

/** A question to the engine. A new kind of question gets its own `type`, and so does its answer. */
export type EngineQuestion = { type: 'choose_move'; level: BotLevel; seed: number; ucis: readonly string[] }

export type EngineAnswer = { type: 'move_chosen'; uci: string }

/** The question's moves are not a legal game, or there is no legal move left. */
export type EngineRefusal = { type: 'refused'; code: 'ILLEGAL_GAME' | 'NO_MOVE' }

/** Sent from the page to its worker. */
export type EngineRequest = { requestId: number; question: EngineQuestion }
/** Sent by the worker: `ready` once its script has loaded, then an answer to each request. */
export type EngineReply =
  | { type: 'ready' }
  | { type: 'answer'; requestId: number; answer: EngineAnswer | EngineRefusal }

/** Answers a question to the engine synchronously, which takes as long as the search. */
export function answerQuestion({ ucis, level, seed }: EngineQuestion): EngineAnswer | EngineRefusal {
  const replayed = replayUcis(ucis)
  if (!replayed.ok) return { type: 'refused', code: 'ILLEGAL_GAME' }
  const { move } = chooseLevelMove({ game: replayed.game, level, seed })
  return move === null ? { type: 'refused', code: 'NO_MOVE' } : { type: 'move_chosen', uci: makeUci(move) }
}
