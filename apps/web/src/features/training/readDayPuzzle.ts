import { puzzleOfDay } from '@lance/chess/puzzles'
import { type Exercise, isTheme } from '@lance/chess/training'
import type { DayPuzzleAnswer, PlayersPuzzle } from '@lance/contract'
import { tabStorage } from '../../base/tabStorage.ts'
import { callApi } from '../../net/session/wiring.ts'
import { calendarDay } from './calendarDay.ts'

/** The puzzle of a day: from a game of two players here, or from a historic one. */
export type DayPuzzle =
  | { kind: 'players'; exercise: Exercise; game: PlayersPuzzle['game'] }
  | { kind: 'historic'; exercise: Exercise; white: string; black: string; year: string }

type Ask = (day: number) => Promise<{ days: readonly DayPuzzleAnswer[] }>
type Kept = Pick<Storage, 'getItem' | 'setItem'>
type Sources = { ask: Ask; storage: Kept; nowMs: number }

const KEY = 'day_puzzles'
/** After so long the puzzle is taken from what the browser has. */
const ANSWER_WITHIN_MS = 5000

const askServer: Ask = (day) =>
  callApi('GET /puzzles/:day', {
    params: { day: String(day) },
    anonymous: true,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })

/**
 * Reads the puzzle of a day. The server's answer of today is kept with that of the next day, which a browser without the network
 * then shows; otherwise it shows the historic one.
 */
export async function readDayPuzzle(
  day: number,
  { ask = askServer, storage = tabStorage(), nowMs = Date.now() }: Partial<Sources> = {},
): Promise<{ puzzle: DayPuzzle; isAnswered: boolean }> {
  const answered = await ask(day).then(
    ({ days }) => days,
    () => null,
  )
  if (answered !== null && day >= calendarDay(nowMs)) keep(storage, answered)
  const found = (answered ?? readKept(storage)).find((one) => one.day === day)?.puzzle ?? null
  const puzzle = found === null ? historicPuzzle(day) : playersPuzzle(found)
  return { puzzle, isAnswered: answered !== null }
}

const playersPuzzle = ({ exercise, game }: PlayersPuzzle): DayPuzzle => ({
  kind: 'players',
  exercise: { ...exercise, themes: exercise.themes.filter(isTheme) },
  game,
})

export const historicPuzzle = (day: number): DayPuzzle => ({ kind: 'historic', ...puzzleOfDay(day) })

function keep(storage: Kept, days: readonly DayPuzzleAnswer[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(days))
  } catch {
    // Storage is full: without the network the day has the historic puzzle.
  }
}

/** What another version of the site has kept may have another shape. */
function readKept(storage: Kept): readonly DayPuzzleAnswer[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDayPuzzle) : []
  } catch {
    return []
  }
}

function isDayPuzzle(one: Partial<DayPuzzleAnswer> | null): one is DayPuzzleAnswer {
  if (typeof one?.day !== 'number') return false
  const { exercise, game } = one.puzzle ?? {}
  return (
    Array.isArray(exercise?.themes) && typeof exercise.fen === 'string' && typeof game?.white === 'string'
  )
}
