import { describe, expect, it } from 'vitest'
import { parseBirthDate } from './birthDate.ts'

const TODAY = '2026-01-15'
const yearsOf = (text: string, today = TODAY) => parseBirthDate(text, today)?.years ?? null

describe('a birth date', () => {
  it('is a day that exists, not in the future and within a life', () => {
    expect(parseBirthDate('1990-02-28', TODAY)).toEqual({ birthDate: '1990-02-28', years: 35 })
    for (const text of ['', '1990-2-3', '28/02/1990', '1990-02-30', '1991-02-29', '1900-02-29', '1990-13-01'])
      expect(parseBirthDate(text, TODAY), text).toBeNull()
    for (const text of ['2026-01-16', '1900-01-01']) expect(parseBirthDate(text, TODAY), text).toBeNull()
  })

  it('counts a year from the birthday on [ACCOUNT-61]', () => {
    expect([yearsOf('2008-01-15'), yearsOf('2008-01-16'), yearsOf('2008-02-01')]).toEqual([18, 17, 17])
    expect([yearsOf('2004-02-29', '2022-02-28'), yearsOf('2004-02-29', '2022-03-01')]).toEqual([17, 18])
  })
})
