import { expect, it } from 'vitest'
import { makeFen } from '../fen.ts'
import { gamePosition, startGame } from '../game.ts'
import { loadPosition } from '../table.ts'
import { assess } from './assess.ts'
import { fullnessOnTable } from './evaluate.ts'
import { playRandomly, randomizer } from './randomPositions.ts'

function assessFen(fen: string): number {
  loadPosition(startGame(fen).position)
  return assess(fullnessOnTable())
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
  const random = randomizer(11)
  for (let count = 0; count < 60; count++) {
    const fen = makeFen(gamePosition(playRandomly(random(120), random)))
    const [own, other] = [assessFen(fen), assessFen(mirrored(fen))]
    expect([fen, other]).toEqual([fen, own])
  }
})

it('more wood is worth more: a pawn, a piece, a queen', () => {
  const start = assessFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
  const without = (pieces: string) => assessFen(`${pieces} w KQkq - 0 1`) - start
  expect(Math.abs(start)).toBeLessThan(60)
  const pawn = without('rnbqkbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR')
  const knight = without('r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR')
  const queen = without('rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR')
  expect(pawn).toBeGreaterThan(0)
  expect(knight).toBeGreaterThan(pawn + 100)
  expect(queen).toBeGreaterThan(knight + 300)
})

it('counts danger to an attacked king, half the loss of a hanging piece, and how far a pawn has come', () => {
  const attacked = assessFen('r4rk1/ppp2p1p/3p2pQ/5N2/8/8/PPP2PPP/R4RK1 w - - 0 1')
  const aside = assessFen('r4rk1/ppp2p1p/3p2p1/8/8/8/PPP2PPP/RN1Q1RK1 w - - 0 1')
  expect(attacked).toBeGreaterThan(aside)
  const hanging = assessFen('r4rk1/ppp2ppp/8/3n4/2B5/8/PPP2PPP/R4RK1 w - - 0 1')
  const guarded = assessFen('r4rk1/pp3ppp/2p5/3n4/2B5/8/PPP2PPP/R4RK1 w - - 0 1')
  expect(hanging).toBeGreaterThan(guarded)
  const free = assessFen('8/1P3k2/8/8/8/8/5K2/8 w - - 0 1')
  const stopped = assessFen('1k6/1P6/8/8/8/8/5K2/8 w - - 0 1')
  expect(free).toBeGreaterThan(stopped + 100)
})

it('bishops of opposite colours draw what another pair would win', () => {
  const opposite = assessFen('8/5k2/3b4/8/4P3/3P4/4BK2/8 w - - 0 1')
  const same = assessFen('8/5k2/4b3/8/4P3/3P4/4BK2/8 w - - 0 1')
  expect(opposite).toBeLessThan(same)
})
