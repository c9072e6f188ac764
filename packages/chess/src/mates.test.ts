import { expect, it } from 'vitest'
import { gamePosition, startGame } from './game.ts'
import { findMove, legalMoves } from './legalMoves.ts'
import { makeMove, unmakeMove } from './makeMove.ts'
import { mateProblems } from './mates.ts'
import { isCheck } from './position.ts'
import type { Position } from './table.ts'
import { parseUci } from './uci.ts'

// A mate is proved by trying everything, with nothing of the search in it.

/** Whether some move mates in that many moves, whatever is answered. */
function canForceMate(position: Position, moves: number): boolean {
  return legalMoves(position).some((move) => {
    makeMove(position, move)
    const forced = (moves > 1 || isCheck(position)) && isForced(position, moves - 1)
    unmakeMove(position)
    return forced
  })
}

/** Whether the side to move is mated, or will be in that many moves whatever it answers. */
function isForced(position: Position, moves: number): boolean {
  const answers = legalMoves(position)
  if (answers.length === 0) return isCheck(position)
  if (moves === 0) return false
  return answers.every((move) => {
    makeMove(position, move)
    const forced = canForceMate(position, moves)
    unmakeMove(position)
    return forced
  })
}

function isMatingMove(position: Position, move: number, moves: number): boolean {
  makeMove(position, move)
  const forced = isForced(position, moves - 1)
  unmakeMove(position)
  return forced
}

const timeout = 60_000

it('more than a hundred published positions are mates in two or three, as published and no sooner', {
  timeout,
}, () => {
  expect(mateProblems.length).toBeGreaterThan(100)
  for (const [source, moves, key, fen] of mateProblems) {
    const position = gamePosition(startGame(fen))
    const move = findMove(position, parseUci(key)!)!
    expect([source, isMatingMove(position, move, moves)]).toEqual([source, true])
    expect([source, canForceMate(position, moves - 1)]).toEqual([source, false])
  }
})
