import { describe, expect, it } from 'vitest'
import { oneIn } from './formatEvidence.ts'

describe('oneIn', () => {
  it('says one in how many, in two figures', () => {
    expect([0.5, 0.001, 1 / 4321, 1 / 98_765].map(oneIn)).toEqual([2, 1000, 4300, 99_000])
  })

  it('claims no more than a million', () => {
    expect([1e-9, 0].map(oneIn)).toEqual([1_000_000, 1_000_000])
  })
})
