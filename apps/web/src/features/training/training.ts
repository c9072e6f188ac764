import { bySummaryTime, type GameSummary, parseGameSummary, SUMMARIES_MAX } from '@lance/domain/losses'
import {
  inOrder,
  PORTION_SIZES,
  PORTION_USUAL,
  type PortionSize,
  type TrainingReview,
} from '@lance/domain/training'
import { createValueStore } from '../../base/valueStore.ts'
import { byNewest, type OwnExercise, parseOwnExercise } from './ownExercise.ts'
import { parseReview } from './parseReview.ts'
import {
  type AskedGame,
  openTrainingFiles,
  type StoredExercise,
  type StoredGame,
  type StoredReview,
  type TrainingFiles,
} from './trainingFiles.ts'

/** The most exercises in a list; a full one takes no more. */
export const EXERCISES_MAX = 2000
/** The most answers that are kept; the oldest go first. */
const REVIEWS_MAX = 20_000
/** The most games that wait to be looked through on request. */
export const ASKED_MAX = 200

/** What this browser knows of a player's training. */
export type TrainingState = {
  /** The newest games first. */
  exercises: readonly OwnExercise[]
  /** In order. */
  reviews: readonly TrainingReview[]
  /** Ids of exercises that the player deleted. */
  deleted: ReadonlySet<string>
  /** The games whose exercises were made. */
  made: ReadonlySet<string>
  asked: readonly AskedGame[]
  /** What the player lost in each game that counts, the newest first. */
  games: readonly GameSummary[]
  size: PortionSize
  /** False: the browser keeps nothing, so all of this ends with the page. */
  isKept: boolean
  /** Entries that could not be read. */
  damagedCount: number
}

/** What the server doesn't have yet. */
export type Unsent = {
  exercises: readonly StoredExercise[]
  reviews: readonly TrainingReview[]
  games: readonly GameSummary[]
}
/** What the server has that is new here; a null exercise was deleted. */
export type Pulled = {
  exercises: readonly { id: string; playedAtMs: number; exercise: object | null }[]
  reviews: readonly unknown[]
  games?: readonly unknown[]
  cursor: number
}

/** What a look through a game has made. */
export type Made = { exercises: readonly OwnExercise[]; summary: GameSummary | null }

export type Training = {
  playerId: string
  get: () => TrainingState
  subscribe: (onChange: () => void) => () => void
  /** Adds the exercises of a game, once, and its summary, if it counts. */
  addMade: (gameId: string, made: Made) => Promise<void>
  /** Keeps a game to be looked through. */
  ask: (game: AskedGame) => Promise<void>
  /** Keeps many, for as long as there is room, but for those whose exercises were made. */
  askMany: (games: readonly AskedGame[]) => Promise<void>
  /** Forgets the games that were asked for. */
  forgetAsked: () => Promise<void>
  remove: (id: string) => Promise<void>
  /** Leaves a game out of the numbers. */
  removeGame: (gameId: string) => Promise<void>
  review: (review: TrainingReview) => Promise<void>
  choose: (size: PortionSize) => Promise<void>
  /** Reads again what other tabs have written. */
  reload: () => Promise<void>
  unsent: () => Promise<Unsent>
  /** Notes what the server has taken, unless it was changed meanwhile. */
  markSent: (sent: Unsent) => Promise<void>
  cursor: () => Promise<number>
  merge: (pulled: Pulled) => Promise<void>
}

const NOTHING: TrainingState = {
  exercises: [],
  reviews: [],
  deleted: new Set(),
  made: new Set(),
  asked: [],
  games: [],
  size: PORTION_USUAL,
  isKept: false,
  damagedCount: 0,
}

/** Opens a player's training. Without storage it lasts as long as the page. */
export async function openTraining(playerId: string): Promise<Training> {
  const files = await openTrainingFiles(playerId).catch(() => null)
  const first = files === null ? NOTHING : await readState(files)
  return new BrowserTraining(playerId, files, first)
}

class BrowserTraining implements Training {
  readonly playerId: string
  readonly #files: TrainingFiles | null
  readonly #store

  constructor(playerId: string, files: TrainingFiles | null, first: TrainingState) {
    this.playerId = playerId
    this.#files = files
    this.#store = createValueStore(first)
  }

  get = () => this.#store.get()
  subscribe = (onChange: () => void) => this.#store.subscribe(onChange)

  async addMade(gameId: string, made: Made) {
    const { exercises, deleted, games } = this.get()
    const known = new Set(exercises.map(({ id }) => id))
    const { summary } = made
    const isNew = summary !== null && !games.some((game) => game.gameId === gameId)
    const added = made.exercises
      .filter(({ id }) => !known.has(id) && !deleted.has(id))
      .slice(0, Math.max(0, EXERCISES_MAX - exercises.length))
    this.#change((was) => ({
      exercises: [...was.exercises, ...added].sort(byNewest),
      ...(isNew && { games: newestGames([...was.games, summary]) }),
      made: new Set(was.made).add(gameId),
      asked: was.asked.filter((game) => game.gameId !== gameId),
    }))
    await this.#write(async (files) => {
      const writing = files.transaction(['exercises', 'made', 'asked', 'games'], 'readwrite')
      if (isNew) writing.objectStore('games').put({ gameId, summary, unsent: 1 })
      for (const exercise of added) {
        const { id, playedAtMs } = exercise
        writing.objectStore('exercises').put({ id, playedAtMs, exercise, unsent: 1 })
      }
      writing.objectStore('made').put({ gameId })
      writing.objectStore('asked').delete(gameId)
      await writing.done
      await deleteOldGames(files)
    })
  }

  async ask(game: AskedGame) {
    const others = this.get().asked.filter(({ gameId }) => gameId !== game.gameId)
    const asked = [...others, game].slice(-ASKED_MAX)
    this.#change((was) => ({ asked, made: without(was.made, game.gameId) }))
    await this.#write(async (files) => {
      const writing = files.transaction(['made', 'asked'], 'readwrite')
      writing.objectStore('made').delete(game.gameId)
      writing.objectStore('asked').clear()
      for (const one of asked) writing.objectStore('asked').put(one)
      await writing.done
    })
  }

  async askMany(games: readonly AskedGame[]) {
    const { asked, made } = this.get()
    const known = new Set(asked.map(({ gameId }) => gameId))
    const added = games
      .filter(({ gameId }) => !made.has(gameId) && !known.has(gameId))
      .slice(0, Math.max(0, ASKED_MAX - asked.length))
    this.#change((was) => ({ asked: [...was.asked, ...added] }))
    await this.#write(async (files) => {
      const writing = files.transaction('asked', 'readwrite')
      for (const one of added) writing.store.put(one)
      await writing.done
    })
  }

  async forgetAsked() {
    this.#change(() => ({ asked: [] }))
    await this.#write((files) => files.clear('asked'))
  }

  async remove(id: string) {
    const gone = this.get().exercises.find((exercise) => exercise.id === id)
    if (gone === undefined) return
    this.#change((was) => ({
      exercises: was.exercises.filter((exercise) => exercise.id !== id),
      deleted: new Set(was.deleted).add(id),
    }))
    const { playedAtMs } = gone
    await this.#write((files) => files.put('exercises', { id, playedAtMs, exercise: null, unsent: 1 }))
  }

  async removeGame(gameId: string) {
    this.#change((was) => ({ games: was.games.filter((game) => game.gameId !== gameId) }))
    await this.#write((files) => files.delete('games', gameId))
  }

  async review(review: TrainingReview) {
    this.#change((was) => ({ reviews: inOrder([...was.reviews, review]).slice(-REVIEWS_MAX) }))
    await this.#write((files) => files.put('reviews', { ...review, unsent: 1 }))
  }

  async choose(size: PortionSize) {
    this.#change(() => ({ size }))
    await this.#write((files) => files.put('choices', size, 'size'))
  }

  async reload() {
    if (this.#files !== null) this.#store.set(await readState(this.#files))
  }

  async unsent() {
    if (this.#files === null) return { exercises: [], reviews: [], games: [] }
    const [exercises, reviews, games] = await Promise.all([
      this.#files.getAllFromIndex('exercises', 'unsent', 1),
      this.#files.getAllFromIndex('reviews', 'unsent', 1),
      this.#files.getAllFromIndex('games', 'unsent', 1),
    ])
    return {
      exercises,
      reviews: reviews.map(({ unsent: _, ...review }) => review),
      games: games.map(({ summary }) => summary),
    }
  }

  async markSent(sent: Unsent) {
    await this.#write(async (files) => {
      const writing = files.transaction(['exercises', 'reviews', 'games'], 'readwrite')
      const [exercises, reviews] = [writing.objectStore('exercises'), writing.objectStore('reviews')]
      for (const { id, exercise } of sent.exercises) {
        const now = await exercises.get(id)
        if (now === undefined || (now.exercise === null) !== (exercise === null)) continue
        const { unsent: _, ...kept } = now
        exercises.put(kept)
      }
      for (const review of sent.reviews) reviews.put(review)
      for (const summary of sent.games) writing.objectStore('games').put({ gameId: summary.gameId, summary })
      await writing.done
    })
  }

  async cursor() {
    return (await this.#files?.get('choices', 'cursor')) ?? 0
  }

  async merge({ exercises, reviews, games = [], cursor }: Pulled) {
    await this.#write(async (files) => {
      const writing = files.transaction(['exercises', 'reviews', 'made', 'games', 'choices'], 'readwrite')
      for (const { id, playedAtMs, exercise: raw } of exercises) {
        const exercise = raw === null ? null : parseOwnExercise({ ...raw, playedAtMs })
        if (raw !== null && exercise === null) continue
        const here = await writing.objectStore('exercises').get(id)
        // What was deleted on any device stays deleted.
        if (here?.exercise === null) continue
        writing.objectStore('exercises').put({ id, playedAtMs, exercise })
        if (exercise !== null) writing.objectStore('made').put({ gameId: exercise.gameId })
      }
      for (const raw of reviews) {
        const review = parseReview(raw)
        if (review !== null) writing.objectStore('reviews').put(review)
      }
      for (const raw of games) {
        const summary = parseGameSummary(raw)
        if (summary === null) continue
        const { gameId } = summary
        writing.objectStore('games').put({ gameId, summary })
        writing.objectStore('made').put({ gameId })
      }
      writing.objectStore('choices').put(cursor, 'cursor')
      await writing.done
      await deleteOldGames(files)
    })
    if (exercises.length + reviews.length + games.length > 0) await this.reload()
  }

  #change(next: (was: TrainingState) => Partial<TrainingState>) {
    const was = this.#store.get()
    this.#store.set({ ...was, ...next(was) })
  }

  /** Writes, or goes on in memory when the browser refuses. */
  async #write(write: (files: TrainingFiles) => Promise<unknown>) {
    if (this.#files === null) return
    await write(this.#files).catch(() => this.#change(() => ({ isKept: false })))
  }
}

function without(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const others = new Set(set)
  others.delete(value)
  return others
}

const newestGames = (games: readonly GameSummary[]) => games.toSorted(bySummaryTime).slice(0, SUMMARIES_MAX)

/** Deletes the oldest games beyond the most that are kept. */
async function deleteOldGames(files: TrainingFiles): Promise<void> {
  if ((await files.count('games')) <= SUMMARIES_MAX) return
  const writing = files.transaction('games', 'readwrite')
  const stored = (await writing.store.getAll()).map(({ summary }) => summary)
  for (const { gameId } of stored.sort(bySummaryTime).slice(SUMMARIES_MAX)) void writing.store.delete(gameId)
  await writing.done
}

async function readState(files: TrainingFiles): Promise<TrainingState> {
  const reading = files.transaction(['exercises', 'reviews', 'made', 'asked', 'games', 'choices'])
  const [exercises, reviews, made, asked, games, size] = await Promise.all([
    reading.objectStore('exercises').getAll(),
    reading.objectStore('reviews').getAll(),
    reading.objectStore('made').getAllKeys(),
    reading.objectStore('asked').getAll(),
    reading.objectStore('games').getAll(),
    reading.objectStore('choices').get('size'),
  ])
  return parseState({ exercises, reviews, made, asked, games, size })
}

type Read = {
  exercises: readonly StoredExercise[]
  reviews: readonly StoredReview[]
  made: readonly string[]
  asked: readonly AskedGame[]
  games: readonly StoredGame[]
  size: number | undefined
}

/** Checks what was read: another version of the site may have written it. */
function parseState({ exercises, reviews, made, asked, games, size }: Read): TrainingState {
  const present = exercises.filter(({ exercise }) => exercise !== null)
  const known = present.flatMap(({ exercise }) => parseOwnExercise(exercise) ?? [])
  const answers = reviews.flatMap((review) => parseReview(review) ?? [])
  return {
    exercises: known.sort(byNewest),
    reviews: inOrder(answers).slice(-REVIEWS_MAX),
    deleted: new Set(exercises.flatMap(({ id, exercise }) => (exercise === null ? [id] : []))),
    made: new Set(made),
    asked,
    // A summary of another version of the site doesn't add up with the others.
    games: newestGames(games.flatMap(({ summary }) => parseGameSummary(summary) ?? [])),
    size: PORTION_SIZES.find((one) => one === size) ?? PORTION_USUAL,
    isKept: true,
    damagedCount: present.length - known.length + reviews.length - answers.length,
  }
}
