import type { Engine, EngineGame } from '@lance/engine'
import { chooseMove, findHouseBot, type Opponent, openingMove, strengthOf } from '@lance/engine/opponents'
import { type BotClock, limitThinking } from './botTiming.ts'

/** A question to the engine. A new kind of question gets its own `type`, and so does its answer. */
export type EngineQuestion = EngineGame & {
  type: 'choose_move'
  level: Opponent
  seed: number
  /** The bot's, where it runs: it thinks less when little is left ([BOT-12]). */
  clock?: BotClock
}

export type EngineAnswer = { type: 'move_chosen'; uci: string }

/** The question's moves are not a legal game, or there is no legal move left. */
export type EngineRefusal = { type: 'refused'; code: 'ILLEGAL_GAME' | 'NO_MOVE' }

/** Sent from the page to its worker. */
export type EngineRequest = { requestId: number; question: EngineQuestion }
/** Sent by the worker: `ready` once it can search, then an answer to each request. */
export type EngineReply =
  | { type: 'ready' }
  | { type: 'answer'; requestId: number; answer: EngineAnswer | EngineRefusal }

/** Answers a question to the engine synchronously, which takes as long as the search. */
export function answerQuestion(
  engine: Engine,
  { type: _type, level, seed, clock, ...game }: EngineQuestion,
  nowMs: () => number = () => performance.now(),
): EngineAnswer | EngineRefusal {
  const isStandard = game.fen === undefined && (game.variant ?? 'standard') === 'standard'
  const houseBot = isStandard ? findHouseBot(level) : null
  const opening = houseBot && openingMove(houseBot.id, { ucis: game.ucis, seed })
  if (opening !== null) return { type: 'move_chosen', uci: opening }
  const limit = clock && { isTimeUp: limitThinking(clock, nowMs) }
  const chosen = chooseMove(engine, { ...game, strength: strengthOf(level), seed, ...limit })
  if (!chosen.ok) return { type: 'refused', code: chosen.code }
  return chosen.uci === null ? { type: 'refused', code: 'NO_MOVE' } : { type: 'move_chosen', uci: chosen.uci }
}
