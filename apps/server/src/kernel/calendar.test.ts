import { TOURNAMENT_FORMATS } from '@lance/domain'
import { describe, expect, it } from 'vitest'
import { occurrencesOf, parseCalendar } from './calendar.ts'

describe('parseCalendar', () => {
  it('reads series of cron, places and name; `on` is the default, and `off` none [TOUR-50]', () => {
    expect(parseCalendar('0 20 * * 5 64 Copa de sexta; 30 9 1 * * 8 Café')).toEqual([
      { name: 'Copa de sexta', pattern: '0 20 * * 5', terms: { format: 'KNOCKOUT', playerCount: 64 } },
      { name: 'Café', pattern: '30 9 1 * *', terms: { format: 'KNOCKOUT', playerCount: 8 } },
    ])
    const pace = { timeControlS: 180, incrementS: 2 }
    expect(parseCalendar('15 21 * * * arena/60/3+2 Blitz; 0 14 * * 6 swiss/7/3+2 Suíço')).toEqual([
      { name: 'Blitz', pattern: '15 21 * * *', terms: { format: 'ARENA', pace, minutes: 60 } },
      { name: 'Suíço', pattern: '0 14 * * 6', terms: { format: 'SWISS', pace, rounds: 7 } },
    ])
    const byDefault = parseCalendar('on') ?? []
    expect(byDefault.map(({ name }) => name)).toContain('Copa da hora')
    expect(new Set(byDefault.map(({ terms }) => terms.format))).toEqual(new Set(TOURNAMENT_FORMATS))
    expect(parseCalendar('off')).toEqual([])
  })

  it.each([
    ['no name', '0 * * * * 16'],
    ['a size that no bracket has', '0 * * * * 15 Copa'],
    ['an arena that is too short', '0 * * * * arena/10/3+0 Arena'],
    ['an arena without a pace', '0 * * * * arena/60 Arena'],
    ['too many rounds', '0 * * * * swiss/16/10+5 Suíço'],
    ['a pattern that is none', '0 25 * * * 16 Copa'],
    ['a day that never comes', '0 0 31 2 * 16 Copa'],
    ['every minute', '* * * * * 16 Copa'],
    ['an angle bracket', '0 * * * * 16 <b>'],
    ['one name twice', '0 1 * * * 16 Copa; 0 2 * * * 16 Copa'],
    ['a long name', `0 1 * * * 16 ${'a'.repeat(41)}`],
    ['too many', Array.from({ length: 21 }, (_, hour) => `0 ${hour} * * * 16 Copa ${hour}`).join(';')],
  ])('refuses %s', (_what, text) => {
    expect(parseCalendar(text)).toBeNull()
  })
})

describe('occurrencesOf', () => {
  const series = parseCalendar('0 20 * * 5 64 Copa de sexta; 30 22 * * * 8 Tarde') ?? []
  const week = (from: string) => {
    const fromMs = Date.parse(from)
    return occurrencesOf(series, { fromMs, untilMs: fromMs + 7 * 86_400_000, limit: 50 })
  }

  it('lists the starts of all series in order, by the time of Brasília [TOUR-50]', () => {
    // A Wednesday.
    const found = week('2026-11-25T12:00:00Z')
    expect(found.map(({ startMs }) => new Date(startMs).toISOString())).toEqual([
      '2026-11-26T01:30:00.000Z',
      '2026-11-27T01:30:00.000Z',
      '2026-11-27T23:00:00.000Z',
      '2026-11-28T01:30:00.000Z',
      '2026-11-29T01:30:00.000Z',
      '2026-11-30T01:30:00.000Z',
      '2026-12-01T01:30:00.000Z',
      '2026-12-02T01:30:00.000Z',
    ])
    expect(found.slice(1, 3).map(({ series: { name } }) => name)).toEqual(['Tarde', 'Copa de sexta'])
  })

  it('leaves out a start that is now, and stops at its limit', () => {
    expect(week('2026-11-27T23:00:00Z')[0]?.series.name).toBe('Tarde')
    expect(occurrencesOf(series, { fromMs: 0, untilMs: 86_400_000 * 365, limit: 3 })).toHaveLength(3)
  })
})
