import { type Color, parseFen, positionKey } from '@lance/chess'
import type { Speed } from '@lance/domain'
import {
  listPlayedMoves,
  moveCodeOf,
  type PlayedMove,
  type Score,
  scoreOf,
  traceGame,
} from '@lance/domain/explorer'

/** A finished game of the user: online, or against the bot in this browser. `moves`: UCI, separated by spaces. */
export type OwnGame = {
  gameId: string
  color: Color
  result: 'win' | 'draw' | 'loss'
  speed: Speed
  endedAt: number
  moves: string
}

export type ListedOwnGame = Pick<OwnGame, 'gameId' | 'result' | 'endedAt'>
export type OwnAsked = { fen: string; color: Color; speed: Speed | null }
export type OwnAnswer = Score & { moves: PlayedMove[]; games: ListedOwnGame[] }

/** How many games of a position are listed, the latest first. */
const LISTED_MAX = 10

/** Counts the user's own games; the answer is null for what is no position. `games`: the latest first. */
export function countOwnGames(games: readonly OwnGame[]): (asked: OwnAsked) => OwnAnswer | null {
  const played = new Map<bigint, { game: OwnGame; uci: string }[]>()
  for (const game of games) {
    for (const { position, uci } of traceGame(game.moves.split(' '))) {
      const here = played.get(position)
      if (here) here.push({ game, uci })
      else played.set(position, [{ game, uci }])
    }
  }
  return ({ fen, color, speed }) => {
    const parsed = parseFen(fen)
    if (!parsed.ok) return null
    const here = (played.get(positionKey(parsed.position)) ?? []).filter(
      ({ game }) => game.color === color && (speed === null || game.speed === speed),
    )
    const listed = here.slice(0, LISTED_MAX).map(({ game: { gameId, result, endedAt } }) => ({
      gameId,
      result,
      endedAt,
    }))
    return { ...listPlayedMoves(parsed.position, sumMoves(here)), games: listed }
  }
}

function sumMoves(here: readonly { game: OwnGame; uci: string }[]): Map<number, Score> {
  const sums = new Map<number, Score>()
  for (const { game, uci } of here) {
    const move = moveCodeOf(uci)
    if (move === null) continue
    const { white, draws, black } = scoreOf(winnerOf(game))
    const was = sums.get(move) ?? { white: 0, draws: 0, black: 0 }
    sums.set(move, { white: was.white + white, draws: was.draws + draws, black: was.black + black })
  }
  return sums
}

function winnerOf({ color, result }: OwnGame): Color | null {
  if (result === 'draw') return null
  const other = color === 'white' ? 'black' : 'white'
  return result === 'win' ? color : other
}
