import { planPortion, scheduleAll, type TrainingReview } from '@lance/domain/training'
import { describe, expect, it } from 'vitest'
import { botGameAfter } from '../bot/botFixture.ts'
import { askedBotGame } from './askedBotGame.ts'
import { askedOnlineGame } from './askOnlineGames.ts'
import { forkExercise } from './fixture.ts'
import { lineSteps } from './lineSteps.ts'
import { type OwnExercise, parseOwnExercise } from './ownExercise.ts'
import { parseReview } from './parseReview.ts'
import { pickExercise } from './pickExercise.ts'
import { startTrainer, stepTrainer, type TrainerInput } from './trainer.ts'
import { ASKED_MAX, EXERCISES_MAX, openTraining } from './training.ts'

const UCIS = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'g1f3', 'f6h5', 'd2d3', 'h5f4']
const REVIEW: TrainingReview = {
  id: 'review-1',
  exerciseId: 'bot-1.21',
  atMs: 1000,
  day: 20_000,
  grade: 'good',
  difficulty: 1300,
}

describe('an exercise being answered', () => {
  const after = (...inputs: TrainerInput[]) => inputs.reduce(stepTrainer, startTrainer(forkExercise(), 0))
  const move = (uci: string, nowMs = 60_000): TrainerInput => ({ type: 'move', uci, nowMs })

  it('is solved by the best move or another good one, and graded by hint and time [STUDY-34] [STUDY-35]', () => {
    expect(after(move('d5c7'))).toMatchObject({ status: 'solved', answer: 'best', grade: 'good', at: 1 })
    expect(after(move('d5f6'))).toMatchObject({ status: 'solved', answer: 'good', line: ['d5f6'] })
    expect(after(move('d5c7', 5000)).grade).toBe('easy')
    expect(after({ type: 'hint' }, move('d5c7', 5000)).grade).toBe('hard')
  })

  it('shows how a wrong move is punished, and stays wrong when it is solved later [STUDY-34]', () => {
    expect(after(move('e1e2'))).toMatchObject({ status: 'wrong', answer: 'again', line: ['e1e2', 'e8d7'] })
    const line = ['e1d1', 'a8a1']
    const wrong = after(move('e1d1'), { type: 'punishment', line })
    expect(wrong).toMatchObject({ status: 'wrong', line, at: 2, grade: 'again' })
    const late = after(move('e1d1'), { type: 'retry' }, { type: 'punishment', line }, move('d5c7'))
    expect(late).toMatchObject({ status: 'solved', grade: 'again' })
  })

  it('shows its solution, and takes no move that is not one or comes too late', () => {
    const shown = after({ type: 'show' }, { type: 'walk', to: 99 }, move('d5f6'))
    expect(shown).toMatchObject({ status: 'shown', grade: 'again', at: 3 })
    expect(after(move('d5d6'), { type: 'retry' }).status).toBe('asking')
    expect(after(move('d5c7'), { type: 'show' }, { type: 'hint' }).grade).toBe('good')
  })
})

describe('the next exercise', () => {
  const list = [
    forkExercise({ id: 'a.1', ply: 1 }),
    forkExercise({ id: 'b.1', themes: ['pin'] }),
    forkExercise({ id: 'c.1' }),
  ]
  const reviews = [{ ...REVIEW, exerciseId: 'c.1' }]
  const schedule = scheduleAll(reviews)
  const pick = (size: number, more: Partial<Parameters<typeof pickExercise>[1]> = {}) => {
    const portion = planPortion(list, { schedule, today: REVIEW.day, size })
    return pickExercise(list, { portion, schedule, theme: null, isMore: false, after: null, ...more })?.id
  }

  it('is the first of the portion, of the chosen theme, and none when the portion is done [STUDY-33] [STUDY-36]', () => {
    expect(pick(10)).toBe('a.1')
    expect(pick(10, { after: 'a.1' })).toBe('b.1')
    expect(pick(10, { theme: 'pin' })).toBe('b.1')
    expect(pick(1)).toBeUndefined()
  })

  it('is what was not seen for longest when the player goes on', () => {
    expect(pick(1, { isMore: true })).toBe('a.1')
    expect(pick(1, { isMore: true, theme: 'fork', after: 'a.1' })).toBe('c.1')
  })
})

/** Exercises of a game that doesn't count. */
const made = (exercises: readonly OwnExercise[]) => ({ exercises, summary: null })

describe('the training of a browser that keeps nothing', () => {
  it('lasts as long as the page, and says so [STUDY-38]', async () => {
    const training = await openTraining('player')
    await training.addMade('bot-1', made([forkExercise()]))
    await training.review(REVIEW)
    expect(training.get()).toMatchObject({ isKept: false, reviews: [REVIEW] })
    expect(training.get().exercises).toHaveLength(1)
    expect(await training.unsent()).toEqual({ exercises: [], reviews: [], games: [] })
  })

  it('takes no more exercises than fit, and a deleted one never again [STUDY-32]', async () => {
    const training = await openTraining('player')
    const many = Array.from({ length: EXERCISES_MAX + 1 }, (_, index) =>
      forkExercise({ id: `bot-${index}.21`, playedAtMs: index }),
    )
    await training.addMade('many', made(many))
    expect(training.get().exercises).toHaveLength(EXERCISES_MAX)
    await training.remove('bot-0.21')
    await training.addMade('many', made(many.slice(0, 1)))
    expect(training.get().exercises.some(({ id }) => id === 'bot-0.21')).toBe(false)
  })

  it('waits for the games that were asked for, the latest of them', async () => {
    const training = await openTraining('player')
    const game = { gameId: 'pgn-1', source: 'imported', side: 'white', ucis: UCIS, playedAtMs: 1 } as const
    await training.addMade('pgn-1', made([]))
    await training.ask(game)
    expect(training.get()).toMatchObject({ asked: [game], made: new Set() })
    await training.addMade('pgn-1', made([]))
    expect(training.get().asked).toEqual([])
  })
})

describe('many games that are asked for', () => {
  const games = Array.from({ length: ASKED_MAX + 5 }, (_, index) => ({
    ...({ source: 'imported', side: 'white', ucis: UCIS, playedAtMs: 1 } as const),
    gameId: `pgn-${index}`,
  }))

  it('wait up to a bound, each once, but for those that were made [STUDY-76]', async () => {
    const training = await openTraining('player')
    await training.addMade('pgn-0', made([]))
    await training.askMany(games.slice(0, 10))
    expect(training.get().asked.map(({ gameId }) => gameId)).not.toContain('pgn-0')
    await training.askMany(games)
    expect(training.get().asked).toHaveLength(ASKED_MAX)
  })

  it('can be dropped, with what was made of them kept [STUDY-77]', async () => {
    const training = await openTraining('player')
    await training.askMany(games.slice(0, 3))
    await training.addMade('pgn-1', made([forkExercise()]))
    await training.forgetAsked()
    expect(training.get()).toMatchObject({ asked: [], made: new Set(['pgn-1']) })
    expect(training.get().exercises).toHaveLength(1)
  })
})

describe('what was stored', () => {
  it('is read back, and nothing else', () => {
    expect(parseOwnExercise(forkExercise())).toEqual(forkExercise())
    expect(parseOwnExercise({ ...forkExercise(), playedAtMs: -1 })).toBeNull()
    expect(parseReview(REVIEW)).toEqual(REVIEW)
    const damages = [{ grade: 'perfect' }, { id: '' }, { day: 1.5 }, { difficulty: Number.NaN }]
    expect(damages.map((damage) => parseReview({ ...REVIEW, ...damage }))).toEqual([null, null, null, null])
  })
})

it('has one exercise made of an online game, and of a member’s all of them [STUDY-40]', () => {
  const record = {
    game_id_text: 'game-a000',
    white_player_id: 'other',
    moves: UCIS,
    endedAt: 9000,
  }
  const asked = askedOnlineGame(record, { playerId: 'player', isMember: false })
  expect(asked).toMatchObject({ source: 'online', side: 'black', ucis: UCIS, playedAtMs: 9000, most: 1 })
  expect(askedOnlineGame(record, { playerId: 'player', isMember: true }).most).toBeUndefined()
})

describe('a game against the bot', () => {
  it('is trained with its color, start and end once it is over and was played [STUDY-39]', () => {
    const ending = { reason: 'resignation', winner: 'black' } as const
    const over = botGameAfter(UCIS, { ending, endedAtMs: 7000 })
    expect(askedBotGame(over, { rating: 1400 })).toMatchObject({
      source: 'bot',
      side: 'white',
      ucis: UCIS,
      playedAtMs: 7000,
    })
    expect(askedBotGame(botGameAfter(UCIS), { rating: null })).toBeNull()
    expect(askedBotGame({ ...over, ucis: UCIS.slice(0, 4) }, { rating: null })).toBeNull()
  })
})

it('walks through a line up to a move that is not legal', () => {
  const steps = lineSteps(forkExercise().fen, ['d5c7', 'e8d7', 'a1a2'], 'standard')
  expect(steps.map(({ san }) => san)).toEqual([null, 'Nc7+', 'Kd7'])
  expect(steps.map(({ check }) => check)).toEqual([null, 60, null])
})
