import type { BotLevel } from '@lance/chess/search'

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
