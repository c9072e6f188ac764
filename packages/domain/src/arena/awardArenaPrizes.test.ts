import { describe, expect, it } from 'vitest'
import { asCents } from '../money.ts'
import { awardArenaPrizes } from './awardArenaPrizes.ts'

const standings = [
  { playerId: 'ana', points: 9 },
  { playerId: 'bia', points: 9 },
  { playerId: 'caio', points: 1 },
  { playerId: 'davi', points: 0 },
  { playerId: 'eva', points: 0 },
]
const paid = asCents(1250n)

describe('awardArenaPrizes', () => {
  it('pays the places of the standings and keeps the fee', () => {
    expect(awardArenaPrizes({ paid, distribution: 'SPLIT_TOP_2', standings })).toEqual({
      ok: true,
      prizes: [
        { place: 1, playerId: 'ana', amount: 600n },
        { place: 2, playerId: 'bia', amount: 400n },
      ],
      fee: 250n,
    })
  })

  it('gives the winner the share of a place that no player with a point reached', () => {
    expect(awardArenaPrizes({ paid, distribution: 'SPLIT_TOP_4', standings })).toEqual({
      ok: true,
      prizes: [
        { place: 1, playerId: 'ana', amount: 500n },
        { place: 2, playerId: 'bia', amount: 300n },
        { place: 3, playerId: 'caio', amount: 200n },
      ],
      fee: 250n,
    })
  })

  it('refuses an arena without a point', () => {
    const idle = standings.slice(3)
    for (const rows of [idle, []])
      expect(awardArenaPrizes({ paid, distribution: 'WINNER_TAKES_ALL', standings: rows })).toEqual({
        ok: false,
        code: 'NO_POINT_SCORED',
      })
  })

  it('awards nothing when entering was free', () => {
    expect(awardArenaPrizes({ paid: asCents(0n), distribution: 'SPLIT_TOP_2', standings })).toEqual({
      ok: true,
      prizes: [],
      fee: 0n,
    })
  })
})
