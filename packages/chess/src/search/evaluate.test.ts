import { expect, it } from 'vitest'
import { makeFen } from '../fen.ts'
import { gamePosition, startGame } from '../game.ts'
import { legalMoves } from '../legalMoves.ts'
import { make, unmake } from '../makeMove.ts'
import { loadPosition } from '../table.ts'
import { evaluate, fullnessOnTable, placementOnTable } from './evaluate.ts'
import { advance, beginLine, FULL, PLACEMENT } from './line.ts'
import { playRandomly, randomizer } from './randomPositions.ts'

function evaluateFen(fen: string): number {
  loadPosition(startGame(fen).position)
  return evaluate(placementOnTable(), fullnessOnTable())
}

/** The same position with the colours changed and the board turned round. */
function mirrored(fen: string): string {
  const [pieces = '', side, castling = '', , ...counters] = fen.split(' ')
  const swap = (text: string) =>
    text.replace(/[a-z]/gi, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()))
  const rights = swap(castling).split('').sort().join('')
  return [
    swap(pieces.split('/').reverse().join('/')),
    side === 'w' ? 'b' : 'w',
    rights,
    '-',
    ...counters,
  ].join(' ')
}

it('gives a position the value that its mirror image has for the other side', () => {
  const random = randomizer(5)
  for (let count = 0; count < 60; count++) {
    const fen = makeFen(gamePosition(playRandomly(random(120), random)))
    expect([fen, evaluateFen(mirrored(fen))]).toEqual([fen, evaluateFen(fen)])
  }
})

it('adds up, move by move, to what is on the board', () => {
  const random = randomizer(9)
  const fens = [
    'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    '4k3/8/8/8/1pPp4/8/8/4K3 b - c3 0 1',
    ...Array.from({ length: 40 }, () => makeFen(gamePosition(playRandomly(random(120), random)))),
  ]
  for (const fen of fens) {
    const { position } = startGame(fen)
    for (const move of legalMoves(position)) {
      beginLine()
      advance(move, 0)
      expect([fen, PLACEMENT[1], FULL[1]]).toEqual([fen, placementOnTable(), fullnessOnTable()])
      unmake()
    }
    make(legalMoves(position)[0] ?? 0)
  }
})

it('values a pawn at about a hundred and a queen at about nine hundred', () => {
  const without = evaluateFen('4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1')
  const pawn = evaluateFen('4k3/pppp4/8/8/8/8/PPPPP3/4K3 w - - 0 1') - without
  const queen = evaluateFen('4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1') - without
  expect(Math.abs(pawn - 100)).toBeLessThan(60)
  expect(Math.abs(queen - 900)).toBeLessThan(80)
})

it('sees no win for a rook against a bishop, and drives a bare king to the edge with a queen', () => {
  expect(Math.abs(evaluateFen('8/8/3bk3/8/8/3K4/3R4/8 w - - 0 1'))).toBeLessThan(80)
  const centre = evaluateFen('8/8/8/3k4/8/8/8/1Q2K3 w - - 0 1')
  expect(evaluateFen('7k/8/8/8/8/8/8/1Q2K3 w - - 0 1')).toBeGreaterThan(centre)
})
