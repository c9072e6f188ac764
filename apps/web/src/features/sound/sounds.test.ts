import { describe, expect, it } from 'vitest'
import { type SoundState, soundOf } from './sounds.ts'

const at = (san: string, isOver = false): SoundState => ({ san: san === '' ? [] : san.split(' '), isOver })

describe('soundOf', () => {
  it('distinguishes a move, a capture and a check', () => {
    expect(soundOf(at(''), at('e4'))).toBe('move')
    expect(soundOf(at('e4 d5'), at('e4 d5 exd5'))).toBe('capture')
    expect(soundOf(at('e4 d5 exd5 Qxd5'), at('e4 d5 exd5 Qxd5 Bb5+'))).toBe('check')
  })

  it('returns one sound for several moves at once, and one for the end', () => {
    expect(soundOf(at('e4'), at('e4 d5 exd5'))).toBe('capture')
    expect(soundOf(at('f3 e5 g4'), at('f3 e5 g4 Qh4#', true))).toBe('end')
    expect(soundOf(at('f3 e5 g4 Qh4#', true), at('f3 e5 g4 Qh4#', true))).toBeNull()
  })

  it('is silent for a game first seen, without a new move, and when a move is taken back', () => {
    expect(soundOf(null, at('e4 e5'))).toBeNull()
    expect(soundOf(at('e4'), at('e4'))).toBeNull()
    expect(soundOf(at('e4 e5'), at('e4'))).toBeNull()
  })
})
