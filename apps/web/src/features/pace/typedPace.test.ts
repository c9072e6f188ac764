import { describe, expect, it } from 'vitest'
import { parseTypedPace } from './typedPace.ts'

describe('parseTypedPace', () => {
  it('reads minutes and seconds', () => {
    expect(parseTypedPace({ minutes: '7', seconds: ' 13 ' })).toEqual({ timeControlS: 420, incrementS: 13 })
    expect(parseTypedPace({ minutes: '0', seconds: '1' })).toEqual({ timeControlS: 0, incrementS: 1 })
  })

  it.each([
    ['', '2'],
    ['5', ''],
    ['0', '0'],
    ['181', '0'],
    ['5', '181'],
    ['1.5', '0'],
    ['-1', '3'],
    ['a', '3'],
    // A daily game in disguise.
    ['1440', '0'],
  ])('refuses %s minutes and %s seconds [MATCH-27]', (minutes, seconds) => {
    expect(parseTypedPace({ minutes, seconds })).toBeNull()
  })
})
