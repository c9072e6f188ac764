import { expect, it } from 'vitest'
import { startGame } from '../game.ts'
import { findMove } from '../legalMoves.ts'
import { parseUci } from '../uci.ts'
import { exchangeGain } from './exchange.ts'

it.each([
  ['a free pawn', 'e1e5', '1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1', 100],
  [
    'a guarded pawn, with pieces behind pieces',
    'd3e5',
    '1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1',
    -200,
  ],
  ['a guarded pawn, by the queen', 'd2d6', '4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1', -800],
  ['a pawn in passing', 'e5d6', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 100],
  ['a promotion that is captured', 'a7a8q', '1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1', -100],
  ['a pawn that its king may not take back', 'd2d7', '3k4/3p4/8/8/8/8/3R4/3RK3 w - - 0 1', 100],
] as const)('%s', (_name, uci, fen, gain) => {
  const { position } = startGame(fen)
  const move = findMove(position, parseUci(uci)!)!
  expect(exchangeGain(move)).toBe(gain)
})
