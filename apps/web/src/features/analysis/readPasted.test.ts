import { chess960Start, START_FEN } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { decodePgn } from './decodePgn.ts'
import { readPasted } from './readPasted.ts'

const first = (text: string) => readPasted(text).games[0]?.study

describe('a pasted text', () => {
  it('is a position: with or without its counters, of standard chess or Chess960 [STUDY-11]', () => {
    const fen = '4k3/8/8/8/8/8/4p3/K7 b - - 0 31'
    expect(first(` ${fen}\n`)).toMatchObject({ fen, variant: 'standard', nodes: 0 })
    expect(first('4k3/8/8/8/8/8/4p3/K7 b - -')?.fen).toBe('4k3/8/8/8/8/8/4p3/K7 b - - 0 1')
    expect(first('4k3/8/8/8/8/8/4p3/K7 b')?.fen).toBe('4k3/8/8/8/8/8/4p3/K7 b - - 0 1')
    expect(first(chess960Start(3))).toMatchObject({ variant: 'chess960' })
    expect(first(START_FEN)).toMatchObject({ fen: START_FEN, nodes: 0 })
  })

  it('is a game or several, even damaged ones, and otherwise nothing [STUDY-11]', () => {
    expect(
      readPasted('1. e4 e5 *\n\n1. d4 d9 *').games.map(({ study, problems }) => [
        study.nodes,
        problems.length,
      ]),
    ).toEqual([
      [2, 0],
      [1, 1],
    ])
    for (const text of ['', 'hello', 'a/b', '*', 'https://example.org/1-0'])
      expect(readPasted(text).games).toEqual([])
  })

  it('may come from an older program, in Latin-1 [STUDY-11]', () => {
    const bytes = (values: number[]) => new Uint8Array(values).buffer
    expect(decodePgn(bytes([0x4a, 0x6f, 0xe3, 0x6f]))).toBe('João')
    expect(decodePgn(bytes([0x4a, 0x6f, 0xc3, 0xa3, 0x6f]))).toBe('João')
  })
})
