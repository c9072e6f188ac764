import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chess960Start } from '../chess960.ts'
import { startGame } from '../game.ts'
import { legalMoves } from '../legalMoves.ts'
import { parseSan } from '../san.ts'
import { loadPosition } from '../table.ts'
import { fullnessOnTable, placementOnTable } from './evaluate.ts'
import { advance, beginLine, FULL, MOST_SEARCH_PLIES, PLACEMENT } from './line.ts'

it('adds up along any line what is on the board, also by castling in Chess960', () => {
  let castled = 0
  const line = fc.tuple(
    fc.constantFrom('standard', 'chess960'),
    fc.nat(959),
    fc.array(fc.nat(), { minLength: 40, maxLength: MOST_SEARCH_PLIES }),
  )
  fc.assert(
    fc.property(line, ([variant, number, choices]) => {
      const { position } = startGame(chess960Start(variant === 'standard' ? 518 : number), { variant })
      loadPosition(position)
      beginLine()
      choices.forEach((choice, ply) => {
        const castling = parseSan(position, 'O-O') ?? parseSan(position, 'O-O-O')
        if (castling !== null && variant === 'chess960') castled++
        const moves = castling === null ? legalMoves(position) : [castling]
        if (moves.length === 0) return
        advance(moves[choice % moves.length]!, ply)
        expect([PLACEMENT[ply + 1], FULL[ply + 1]]).toEqual([placementOnTable(), fullnessOnTable()])
      })
    }),
    { numRuns: 60, seed: 960 },
  )
  expect(castled).toBeGreaterThan(10)
})
