import type { Color } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { allocateColors } from './allocateColors.ts'
import { preferenceOf } from './colorPreference.ts'
import type { PlayerRecord } from './playerRecord.ts'

/** A player by color history, such as `WBW`. */
function playerOf(history: string, place: number, halfPoints = 0): PlayerRecord {
  const colors = [...history].map((letter): Color => (letter === 'W' ? 'white' : 'black'))
  return {
    playerId: String(place + 1),
    place,
    pairingNumber: place + 1,
    halfPoints,
    opponents: new Set(),
    colors,
    preference: preferenceOf(colors),
    mayHaveBye: true,
    floats: [null, null],
  }
}

const whiteOf = (one: string, other: string, initialColor: Color = 'white') =>
  allocateColors(playerOf(one, 0), playerOf(other, 1), initialColor).white.playerId

describe('preferenceOf', () => {
  it('tells how much a player is owed which color', () => {
    const of = (history: string) => {
      const { color, strength } = playerOf(history, 0).preference
      return `${strength} ${color}`
    }
    expect(of('')).toBe('none null')
    expect(of('W')).toBe('strong black')
    expect(of('WB')).toBe('mild white')
    expect(of('WBB')).toBe('absolute white')
    expect(of('WWBW')).toBe('absolute black')
    expect(of('BBWW')).toBe('absolute black')
  })
})

describe('allocateColors', () => {
  it('gives both players what they prefer', () => {
    expect(whiteOf('W', 'B')).toBe('2')
    expect(whiteOf('', 'W')).toBe('1')
    expect(whiteOf('B', '')).toBe('1')
  })

  it('gives way to the stronger preference, then to the greater imbalance', () => {
    expect(whiteOf('WB', 'B')).toBe('2')
    expect(whiteOf('BB', 'WBB')).toBe('1')
    expect(whiteOf('BWB', 'BB')).toBe('2')
  })

  it('alternates from the last time the colors differed, and else prefers the higher player', () => {
    expect(whiteOf('BWWB', 'WBWB')).toBe('2')
    expect(whiteOf('WBWB', 'BWWB')).toBe('1')
    expect(whiteOf('WB', 'WB')).toBe('1')
    expect(allocateColors(playerOf('WB', 0, 2), playerOf('WB', 1, 4), 'white').white.playerId).toBe('2')
  })

  it('gives players without a game the color drawn by lot, by the number of the higher one', () => {
    expect(whiteOf('', '')).toBe('1')
    expect(whiteOf('', '', 'black')).toBe('2')
    expect(allocateColors(playerOf('', 1), playerOf('', 2), 'white').white.playerId).toBe('3')
  })
})
