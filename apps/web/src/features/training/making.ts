import type { GameLosses } from '@lance/chess/training'
import { GAME_EXERCISES_MAX } from '@lance/engine/training'
import { createValueStore } from '../../base/valueStore.ts'
import { session } from '../../net/session/wiring.ts'
import { browserBotGames } from '../bot/index.ts'
import { askedBotGame } from './askedBotGame.ts'
import { gameOnPage } from './gameOnPage.ts'
import { makeSummary } from './makeSummary.ts'
import type { OwnExercise } from './ownExercise.ts'
import { EXERCISES_MAX, type Training } from './training.ts'
import type { AskedGame } from './trainingFiles.ts'
import type { TrainingAnswer, TrainingRequest } from './trainingWorker.ts'

/**
 * What is being made: games that are left, how many of them were asked for, and how far the current one is, 0 to 1. Null: nothing.
 */
export type Making = { gamesLeft: number; askedLeft: number; progress: number } | null

export const making = createValueStore<Making>(null)

let running: { training: Training; stop: () => void } | null = null

/**
 * Makes the exercises of the games that have none yet, one game after the other, in one tab at a time. Stops for as long as
 * the player has a game, here or elsewhere: the engine must not work beside it. A game that was not finished begins again.
 */
export function startMaking(training: Training): void {
  if (running?.training === training) return
  running?.stop()
  const controller = new AbortController()
  const { signal } = controller
  running = { training, stop: () => controller.abort() }
  const finish = () => {
    if (running?.training === training) running = null
    making.set(null)
  }
  signal.addEventListener('abort', finish)
  const stopIfPlaying = () => {
    if (isPlaying()) controller.abort()
  }
  const unsubscribe = [session.subscribe(stopIfPlaying), gameOnPage.subscribe(stopIfPlaying)]
  stopIfPlaying()
  void inOneTab(training.playerId, signal, () => makeAll(training, signal))
    .catch(() => {})
    .finally(() => {
      for (const end of unsubscribe) end()
      if (!signal.aborted) finish()
    })
}

/** Makes no exercises of the games that were asked for and are left. Those of other games are made all the same. */
export async function stopAsked(): Promise<void> {
  if (running === null) return
  const { training, stop } = running
  stop()
  await training.forgetAsked()
  startMaking(training)
}

function isPlaying(): boolean {
  const state = session.state()
  return gameOnPage.get() || (state.status === 'user' && state.user.currentGameId !== null)
}

async function inOneTab(playerId: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  if (signal.aborted) return
  if (!navigator.locks) return run()
  await navigator.locks.request(`training-making:${playerId}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : run(),
  )
}

async function makeAll(training: Training, signal: AbortSignal): Promise<void> {
  await training.reload()
  for (;;) {
    const waiting = listWaiting(training)
    const [game] = waiting
    if (game === undefined || signal.aborted || training.get().exercises.length >= EXERCISES_MAX) return
    const askedLeft = training.get().asked.length
    const onProgress = (progress: number) => making.set({ gamesLeft: waiting.length, askedLeft, progress })
    onProgress(0)
    const { exercises, losses } = await makeOne(game, signal, onProgress)
    if (signal.aborted) return
    await training.addMade(game.gameId, { exercises, summary: makeSummary(game, losses) })
  }
}

/** The games without exercises: those that were asked for, then those against the bot, the latest first. */
function listWaiting(training: Training): AskedGame[] {
  const { made, asked } = training.get()
  const { playerId } = training
  const finished = playerId === '' ? [] : browserBotGames(playerId).finished().games
  const rating = ownRating()
  return [...asked, ...finished.flatMap((game) => askedBotGame(game, { rating }) ?? [])].filter(
    ({ gameId }) => !made.has(gameId),
  )
}

/** The player's rating; null while it is provisional. */
function ownRating(): number | null {
  const state = session.state()
  return state.status === 'user' && !state.user.eloProvisional ? state.user.elo : null
}

type Found = { exercises: OwnExercise[]; losses: GameLosses | null }

/** Makes a game's exercises, and counts what was lost, in a worker of its own. */
function makeOne(
  { playedAtMs, most = GAME_EXERCISES_MAX, facts: _, ...game }: AskedGame,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const found: Found = { exercises: [], losses: null }
    const worker = new Worker(new URL('./trainingWorker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      signal.removeEventListener('abort', give)
      settle()
    }
    const give = () => end(() => resolve(found))
    worker.onmessage = ({ data }: MessageEvent<TrainingAnswer>) => {
      if (!('progress' in data)) return
      if (data.exercise !== null) found.exercises.push({ ...data.exercise, playedAtMs })
      if (data.losses !== undefined) found.losses = data.losses
      onProgress(data.progress)
      if (data.progress === 1) give()
    }
    // Without the engine, which may be missing offline, the next visit tries again.
    worker.onerror = () => end(() => reject(new Error('the engine failed')))
    signal.addEventListener('abort', give)
    worker.postMessage({ kind: 'make', game, most } satisfies TrainingRequest)
  })
}
