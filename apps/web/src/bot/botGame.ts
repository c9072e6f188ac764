import { findMove, type Game, gamePosition, parseUci, playMove, replayUcis, startGame } from '@lance/chess'
import type { Ending } from '@lance/domain'
import type { BotTerms } from './botTerms.ts'

/** A game against the bot, as this browser keeps it. */
export type BotGame = BotTerms & {
  id: string
  /** In ms since 1970; the bot's choices are drawn by it too. */
  startedAtMs: number
  ucis: readonly string[]
  /** What the mover's clock showed after each move, in ms. */
  clocksMs: readonly number[]
  /** What the side to move had used of its turn when the game was last put down, in ms. */
  usedMs: number
  /** Null while it is played. */
  ending: Ending | null
  endedAtMs: number | null
}

export function startBotGame(id: string, terms: BotTerms, nowMs: number): BotGame {
  const { level, timeControlS, color } = terms
  const start = { ucis: [], clocksMs: [], usedMs: 0, ending: null, endedAtMs: null }
  return { id, level, timeControlS, color, startedAtMs: nowMs, ...start }
}

/** What both sides have left when nobody's turn is counted, in ms. */
export function clocksOf({ timeControlS, clocksMs }: BotGame): { whiteMs: number; blackMs: number } {
  const fullMs = timeControlS * 1000
  const last = clocksMs.length - 1
  const [own, other] = [clocksMs[last] ?? fullMs, clocksMs[last - 1] ?? fullMs]
  return last % 2 === 0 ? { whiteMs: own, blackMs: other } : { whiteMs: other, blackMs: own }
}

/** Plays a move in UCI on a running game; null where it is not legal. */
export function playUci(game: Game, uci: string): ReturnType<typeof playMove> | null {
  const wanted = parseUci(uci)
  const move = wanted && findMove(gamePosition(game), wanted)
  return move === null ? null : playMove(game, move)
}

/** The board after these moves. Throws where one is not legal: what was read is known to be. */
export function boardAfter(ucis: readonly string[]): Game {
  const replayed = replayUcis(ucis)
  if (!replayed.ok) throw new RangeError(`ply ${replayed.ply} is not legal`)
  return replayed.game
}

/** The notation of a game's moves and where they lead. Throws as `boardAfter` does. */
export function retell(ucis: readonly string[]): { game: Game; san: string[] } {
  const game = startGame()
  const san = ucis.map((uci) => {
    const played = playUci(game, uci)
    if (played === null) throw new RangeError(`${uci} is not legal`)
    return played.san
  })
  return { game, san }
}
