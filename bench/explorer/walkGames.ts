import { gamePosition, legalMoves, makeMove, makeUci, positionKey, startGame } from '@lance/chess'
import { SPEEDS } from '@lance/domain'
import { EXPLORED_PLIES, type PlayedGame, RATING_BANDS } from '@lance/domain/explorer'

/** How steeply a position's moves differ in popularity: the first is played in 52 of 100 games, the second in 18. */
const STEEPNESS = 1.55

const pick = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)] as One

/**
 * A synthetic game: from each position the moves have an order of their own (by the position's key), and the nth is played
 * with a weight of 1/n^1.55. So openings meet as real ones do, and part between the tenth and the sixteenth ply.
 */
export function walkGame(): PlayedGame {
  const position = gamePosition(startGame())
  const ucis: string[] = []
  while (ucis.length < EXPLORED_PLIES) {
    const moves = legalMoves(position)
    if (moves.length === 0) break
    const offset = Number(BigInt.asUintN(32, positionKey(position))) % moves.length
    const move = moves[(offset + chooseRank(moves.length)) % moves.length]
    if (move === undefined) break
    ucis.push(makeUci(move))
    makeMove(position, move)
  }
  const chosen = Math.random()
  const winner = chosen < 0.48 ? 'white' : chosen < 0.93 ? 'black' : null
  return { ucis, speed: pick(SPEEDS), band: pick(RATING_BANDS), winner }
}

function chooseRank(moves: number): number {
  let sum = 0
  for (let rank = 1; rank <= moves; rank++) sum += rank ** -STEEPNESS
  let left = Math.random() * sum
  for (let rank = 1; rank < moves; rank++) {
    left -= rank ** -STEEPNESS
    if (left < 0) return rank - 1
  }
  return moves - 1
}
