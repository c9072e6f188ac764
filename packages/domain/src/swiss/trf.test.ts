import { describe, expect, it } from 'vitest'
import { makeTrf } from './makeTrf.ts'
import { parseTrf } from './parseTrf.ts'
import { JUDGED_TOURNAMENTS } from './testing/judgedTournaments.ts'

const LINE =
  '001    1      Ana                               2100                             1.0    2     2 w 1  0000 - Z'

describe('makeTrf', () => {
  it('writes each field in its column', () => {
    const text = makeTrf(
      {
        title: 'Open\nde  Abril',
        players: [
          { playerId: 'a', name: 'Ana', rating: 2100 },
          { playerId: 'b', name: 'A name that is longer than the column has room for', rating: 0 },
        ],
        rounds: [
          { games: [{ white: 'a', black: 'b', result: '1-0' }], byes: [] },
          { games: [], byes: [{ playerId: 'b', kind: 'full' }] },
        ],
        roundsTotal: 4,
        initialColor: 'white',
      },
      [2, 1],
    )
    expect(text.split('\n')).toEqual([
      '012 Open de Abril',
      '062 2',
      '072 1',
      '092 Individual: Swiss-System (FIDE Dutch)',
      'XXR 4',
      'XXC white1',
      LINE,
      '001    2      A name that is longer than the co    0                             1.0    1     1 b 0  0000 - F',
      '',
    ])
    expect(LINE.slice(80, 84)).toBe(' 1.0')
    expect(LINE.slice(91, 99)).toBe('   2 w 1')
  })
})

describe('parseTrf', () => {
  it('reads what makeTrf writes', () => {
    for (const text of JUDGED_TOURNAMENTS) {
      const parsed = parseTrf(text)
      expect(parsed.ok && makeTrf(parsed.tournament)).toBe(text)
    }
  })

  it('reads an empty cell as a round in which the player was not there', () => {
    const absent = LINE.replace('   2 w 1  0000 - Z', '          0000 - H')
    const parsed = parseTrf(absent)
    expect(parsed.ok && parsed.tournament.rounds).toEqual([
      { games: [], byes: [{ playerId: '1', kind: 'zero' }] },
      { games: [], byes: [{ playerId: '1', kind: 'half' }] },
    ])
  })

  it('refuses files that contradict themselves', () => {
    const other = LINE.replace('   1 ', '   2 ').replace('   2 w 1', '   1 b 0')
    const codeOf = (...lines: string[]) => {
      const parsed = parseTrf(lines.join('\n'))
      return parsed.ok ? 'ok' : parsed.code
    }
    expect(codeOf(LINE, other)).toBe('ok')
    expect(codeOf(LINE)).toBe('CONTRADICTING_RESULTS')
    expect(codeOf(LINE, other.replace('b 0', 'w 0'))).toBe('CONTRADICTING_RESULTS')
    expect(codeOf(LINE, other.replace('b 0', 'b 1'))).toBe('BAD_RESULT')
    expect(codeOf(LINE, other.replace('- Z', '- ?'))).toBe('BAD_RESULT')
    expect(codeOf(other)).toBe('MISSING_PAIRING_NUMBER')
    expect(codeOf(LINE.slice(0, 70))).toBe('BAD_PLAYER_LINE')
    expect(codeOf(LINE.replace('2100', '21x0'))).toBe('BAD_PLAYER_LINE')
  })
})
