import {
  type Color,
  chess960Start,
  findMove,
  type Game,
  gamePosition,
  parseUci,
  playMove,
  replayUcis,
  startGame,
} from '@lance/chess'
import { type Ending, initialMs, isDaily, turnOfPly } from '@lance/domain'
import { type GameStart, pliesBefore, STANDARD_START } from '../room/index.ts'
import type { BotTerms } from './botTerms.ts'

/** A game against the bot, as stored in this browser. */
export type BotGame = BotTerms & {
  id: string
  /** In ms since 1970; also part of the random seed of the bot's choices. */
  startedAtMs: number
  ucis: readonly string[]
  /** The mover's clock after each move, in ms. */
  clocksMs: readonly number[]
  /** How much of its turn the side to move had used when the game was last suspended, in ms. */
  usedMs: number
  /** Null while the game is running. */
  ending: Ending | null
  endedAtMs: number | null
}

export function startBotGame(id: string, terms: BotTerms, nowMs: number): BotGame {
  const { level, timeControlS, incrementS, color, chess960, position } = terms
  const start = { ucis: [], clocksMs: [], usedMs: 0, ending: null, endedAtMs: null }
  return { id, level, timeControlS, incrementS, color, chess960, position, startedAtMs: nowMs, ...start }
}

/** The rules of a game, and where it began. */
export function botStart({ chess960, position }: Pick<BotTerms, 'chess960' | 'position'>): GameStart {
  if (position !== null) return { variant: position.variant, startFen: position.fen }
  return chess960 === null ? STANDARD_START : { variant: 'chess960', startFen: chess960Start(chess960) }
}

/** The side to move after so many plies: only in a position of the player's own can Black be first. */
export const moverAfter = ({ position }: Pick<BotTerms, 'position'>, plies: number): Color =>
  turnOfPly(position === null ? plies : plies + pliesBefore({ startFen: position.fen }))

/** The moves of a game, and what they are played from. */
type BotMoves = Pick<BotGame, 'ucis' | 'chess960' | 'position'>

/** The time both sides have left without the current turn, in ms. */
export function clocksOf(game: BotGame): { whiteMs: number; blackMs: number } {
  const { timeControlS, clocksMs } = game
  const fullMs = initialMs(game)
  if (isDaily(timeControlS)) return { whiteMs: fullMs, blackMs: fullMs }
  const last = clocksMs.length - 1
  const [own, other] = [clocksMs[last] ?? fullMs, clocksMs[last - 1] ?? fullMs]
  return moverAfter(game, last) === 'white'
    ? { whiteMs: own, blackMs: other }
    : { whiteMs: other, blackMs: own }
}

/** Plays a UCI move in a running game; null if it is not legal. */
export function playUci(game: Game, uci: string): ReturnType<typeof playMove> | null {
  const wanted = parseUci(uci)
  const move = wanted && findMove(gamePosition(game), wanted)
  return move === null ? null : playMove(game, move)
}

/** The game after these moves. Throws on an illegal move, since stored games are checked when read. */
export function boardAfter({ ucis, ...rest }: BotMoves): Game {
  const start = botStart(rest)
  const replayed = replayUcis(ucis, start.startFen, start)
  if (!replayed.ok) throw new RangeError(`ply ${replayed.ply} is not legal`)
  return replayed.game
}

/** Replays a game and returns it with the SAN of its moves. Throws like `boardAfter`. */
export function replayWithSan({ ucis, ...rest }: BotMoves): { game: Game; san: string[] } {
  const start = botStart(rest)
  const game = startGame(start.startFen, start)
  const san = ucis.map((uci) => {
    const played = playUci(game, uci)
    if (played === null) throw new RangeError(`${uci} is not legal`)
    return played.san
  })
  return { game, san }
}
