import type { BotLevel } from '@lance/chess/search'

/** What may be asked of the engine. A new kind of question has a new `type`, and its answer another. */
export type EngineQuestion = { type: 'choose_move'; level: BotLevel; seed: number; ucis: readonly string[] }

export type EngineAnswer = { type: 'move_chosen'; uci: string }

/** The moves of the question are no game, or nothing can be played any more. */
export type EngineRefusal = { type: 'refused'; code: 'ILLEGAL_GAME' | 'NO_MOVE' }

/** What the page sends to its worker. */
export type EngineRequest = { requestId: number; question: EngineQuestion }
/** What the worker sends: once that its script is here, then an answer to each request. */
export type EngineReply =
  | { type: 'ready' }
  | { type: 'answer'; requestId: number; answer: EngineAnswer | EngineRefusal }
