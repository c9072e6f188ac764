import type { Exercise } from '@lance/chess/training'
import type { TrainingExercise } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type Candidate, selectCandidate } from './candidateStore.ts'
import { holdConsents, saveDue, takeDue } from './consentStore.ts'
import type { Confirmer } from './openConfirmer.ts'
import { countStock, deleteLooked, insertLooked, lockStock, saveExercise } from './puzzleStore.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** So many puzzles wait for their day at most, and so many of one player. */
export const STOCK_MAX = 60
const STOCK_OF_PLAYER_MAX = 5
/** A game becomes a puzzle a day after its end at the earliest: by then fair play has looked at it. */
const GAME_AGE_MIN_MS = DAY_MS
export const GAME_AGE_MAX_MS = 365 * DAY_MS
/** A server that died while it looked is given up after so long. */
const TAKEN_MS = 10 * MINUTE_MS
/** A player without a candidate is looked at again a day later. */
const NOTHING_FOR_MS = DAY_MS
/** How many players a run goes through until it finds a candidate. */
const PLAYERS_MAX = 10

type LookContext = Pick<Context, 'db' | 'time'> & Pick<Confirmer, 'confirm'>

/**
 * Looks at one exercise that a player's device has sent, and keeps it as a puzzle if the server's own engine confirms it. Does
 * nothing while enough puzzles wait. Returns whether there was one to look at.
 */
export async function lookForPuzzle({ db, time, confirm }: LookContext): Promise<boolean> {
  if ((await countStock(db)) >= STOCK_MAX) return false
  for (let player = 0; player < PLAYERS_MAX; player++) {
    const nowMs = time.nowMs()
    const userId = await takeDue(db, { now: new Date(nowMs), until: new Date(nowMs + TAKEN_MS) })
    if (userId === null) return false
    const candidate = await selectCandidate(db, {
      userId,
      since: new Date(nowMs - GAME_AGE_MAX_MS),
      before: new Date(nowMs - GAME_AGE_MIN_MS),
      waitingMax: STOCK_OF_PLAYER_MAX,
    })
    if (candidate === null) {
      await saveDue(db, { userId, dueAt: new Date(nowMs + NOTHING_FOR_MS) })
      continue
    }
    if (await begin({ db, time }, candidate)) await finish(db, candidate, await confirm(candidate))
    // There may be more; the others come first.
    await saveDue(db, { userId, dueAt: new Date(time.nowMs()) })
    return true
  }
  return false
}

/** Notes the look, unless a player has withdrawn meanwhile or another server looks. Returns whether to look. */
async function begin(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { gameId, ply, whiteId, blackId }: Candidate,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdConsents(trx, [whiteId, blackId]))) return false
    return insertLooked(trx, { gameId, ply, whiteId, blackId, now: new Date(time.nowMs()) })
  })
}

/** Keeps the exercise, if there is one and other servers have not filled the stock. Undefined: the server stops. */
async function finish(
  db: Context['db'],
  { gameId, ply }: Candidate,
  exercise: Exercise | null | undefined,
): Promise<void> {
  if (exercise === null) return
  await db.transaction().execute(async (trx) => {
    await lockStock(trx)
    const isRoom = exercise !== undefined && (await countStock(trx)) < STOCK_MAX
    if (isRoom) await saveExercise(trx, { gameId, ply, exercise: toWire(exercise) })
    else await deleteLooked(trx, { gameId, ply })
  })
}

function toWire({ accepted, line, refutation, themes, ...exercise }: Exercise): TrainingExercise {
  return {
    ...exercise,
    source: 'online',
    accepted: [...accepted],
    line: [...line],
    refutation: [...refutation],
    themes: [...themes],
  }
}
