import { describe, expect, it } from 'vitest'
import {
  checkAnswer,
  type Exercise,
  estimateDifficulty,
  findThemes,
  isRight,
  parseExercise,
  type Theme,
} from './index.ts'

const FORK = { fen: 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', line: ['d5c7', 'e8d7', 'c7a8'] }
const MATE = '6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1'
const PROMOTION = '8/P5k1/8/8/8/8/8/2K5 w - - 0 1'

const themesOf = (fen: string, line: readonly string[], mateMoves: number | null = null) =>
  findThemes({ fen, line, mateMoves, variant: 'standard' })

describe('the themes of an exercise [STUDY-33]', () => {
  const known: readonly (readonly [Theme, string, readonly string[]])[] = [
    ['fork', FORK.fen, FORK.line],
    ['pin', '4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1', ['f1b5']],
    ['pin', '4k3/8/2n5/1B2p3/8/8/8/4R1K1 w - - 0 1', ['e1e5']],
    ['skewer', '3q4/8/8/3k4/8/8/6K1/7R w - - 0 1', ['h1d1', 'd5c6', 'd1d8']],
    ['discoveredAttack', '4k3/8/8/q3N3/8/8/8/4R1K1 w - - 0 1', ['e5c6', 'e8f8', 'c6a5']],
    ['hangingPiece', '4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1', ['d1d5']],
    ['backRank', MATE, ['a1a8']],
    ['promotion', PROMOTION, ['a7a8q']],
    ['endgame', PROMOTION, ['a7a8q']],
  ]

  it.each(known)('finds %s in %s', (theme, fen, line) => {
    expect(themesOf(fen, line)).toContain(theme)
  })

  const unlike: readonly (readonly [Theme, string, readonly string[]])[] = [
    // The knight is taken on c7.
    ['fork', 'r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1', ['d5c7', 'd8c7']],
    // The knight is defended, and nothing more valuable stands behind it.
    ['pin', '6k1/8/2n5/8/8/8/8/4KB2 w - - 0 1', ['f1b5']],
    ['hangingPiece', '4k3/8/2p5/3r4/8/8/8/3QK3 w - - 0 1', ['d1d5']],
    ['backRank', '6k1/8/6K1/8/8/8/8/R7 w - - 0 1', ['a1a8']],
  ]

  it.each(unlike)('finds no %s in %s', (theme, fen, line) => {
    expect(themesOf(fen, line)).not.toContain(theme)
  })

  it('names a mate by its moves, even when the line is too short to show it', () => {
    expect([1, 2, 3, 7].map((moves) => themesOf(MATE, ['a1a8'], moves)[0])).toEqual([
      'mate1',
      'mate2',
      'mate3',
      'mateLong',
    ])
  })

  it('finds nothing in an ordinary move, and stops at an illegal one', () => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    expect(themesOf(start, ['e2e4', 'e7e5', 'g1f3'])).toEqual([])
    expect(themesOf(start, ['e2e5'])).toEqual([])
  })
})

describe('an answer [STUDY-34]', () => {
  const asked = {
    variant: 'standard' as const,
    fen: MATE,
    played: 'g1f2',
    accepted: [
      { uci: 'a1a8', chances: 100 },
      { uci: 'a1a7', chances: 99 },
    ],
  }

  it('is the best move, another good one, the mistake again, or wrong', () => {
    const answers = ['a1a8', 'a1a7', 'g1f2', 'g1h1', 'g1g5'].map((uci) => checkAnswer(asked, uci))
    expect(answers).toEqual(['best', 'good', 'again', 'wrong', 'illegal'])
    expect(answers.map(isRight)).toEqual([true, true, false, false, false])
  })

  it('is right when it mates in another way', () => {
    expect(checkAnswer(asked, 'b1b8')).toBe('best')
  })

  it('tells one promotion from another', () => {
    const promoting = { ...asked, fen: PROMOTION, accepted: [{ uci: 'a7a8q', chances: 99 }] }
    expect(['a7a8q', 'a7a8n'].map((uci) => checkAnswer(promoting, uci))).toEqual(['best', 'wrong'])
    const under = { ...promoting, accepted: [{ uci: 'a7a8n', chances: 99 }] }
    expect(['a7a8q', 'a7a8n'].map((uci) => checkAnswer(under, uci))).toEqual(['wrong', 'best'])
  })
})

const exercise: Exercise = {
  id: 'bot-1.21',
  source: 'bot',
  gameId: 'bot-1',
  variant: 'standard',
  fen: FORK.fen,
  ply: 21,
  played: 'e1e2',
  lost: 40,
  accepted: [{ uci: 'd5c7', chances: 90 }],
  line: FORK.line,
  refutation: ['e1e2', 'e8d7'],
  themes: ['fork'],
  difficulty: 1300,
}

describe('the difficulty of an exercise', () => {
  const guess = (known: Partial<Parameters<typeof estimateDifficulty>[0]>) =>
    estimateDifficulty({ ...exercise, choices: 30, ...known })

  it('is lower for captures, plain mates and several good moves, and stays in bounds', () => {
    const taking = { fen: '4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1', line: ['d1d5'] }
    expect(guess(taking)).toBeLessThan(guess({}))
    expect(guess({ themes: ['mate1'] })).toBeLessThan(guess({}))
    expect(guess({ accepted: [...exercise.accepted, { uci: 'd5b6', chances: 89 }] })).toBeLessThan(guess({}))
    expect(guess({ themes: ['mate1'], lost: 100, choices: 1, ...taking })).toBeGreaterThanOrEqual(600)
  })
})

describe('a stored exercise', () => {
  it('is read back as it was', () => {
    expect(parseExercise(JSON.parse(JSON.stringify(exercise)))).toEqual(exercise)
  })

  const damages: Readonly<Record<string, unknown>> = {
    id: 'bot-1.22',
    source: 'elsewhere',
    gameId: 'a game',
    variant: 'crazyhouse',
    fen: 'no position',
    ply: 0,
    played: 'e1e9',
    lost: 101,
    accepted: [{ uci: 'd5d6', chances: 90 }],
    line: ['d5c7', 'e8e8'],
    refutation: [],
    themes: ['zugzwang'],
    difficulty: Number.NaN,
  }

  it.each(Object.entries(damages))('is refused with another %s', (field, value) => {
    expect(parseExercise({ ...exercise, [field]: value })).toBeNull()
  })

  it('is refused when it is no object', () => {
    expect([null, 7, 'exercise', []].map(parseExercise)).toEqual([null, null, null, null])
  })
})
