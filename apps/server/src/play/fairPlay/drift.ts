import { createHash } from 'node:crypto'
import {
  checkDrift,
  type DriftCell,
  type DriftReport,
  JUDGED_VERSION,
  mergeCells,
  PACE,
  PLAY_MODEL,
} from '@lance/domain/fairPlay'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type CountedSide, selectCountedSides, selectDrift, storeDrift } from './driftStore.ts'
import { JUDGED_DAYS } from './judgeOne.ts'
import type { Analyst } from './openAnalyst.ts'

const DAY_MS = 86_400_000
/** About half a megabyte for the thread. */
const SIDES_AT_ONCE = 200
/** A bound that no usual night reaches: it analyses both sides of 1,500 games, and of the games behind payouts. */
const SIDES_A_NIGHT_MAX = 20_000
/** A player who plays a lot must not outweigh all others of their rating. */
const SIDES_OF_A_PLAYER_MAX = 5

/** Identifies today's parameters: counts made with other parameters are not comparable. */
export const MODEL = createHash('sha256')
  .update(JSON.stringify([JUDGED_VERSION, PLAY_MODEL, PACE]))
  .digest('hex')
  .slice(0, 16)

/** A night, and when the sides that it counts were analysed: after `since`, up to `until`. */
type Night = { night: string; since: Date; until: Date }

/** Counts how honest players played the games that were analysed since the last night. */
export async function countNight(
  { db, draining }: Pick<Context, 'db' | 'draining'>,
  { night, since, until }: Night,
  analyst: Pick<Analyst, 'countDrift'>,
): Promise<void> {
  let cells: DriftCell[] = []
  let after: CountedSide | null = null
  const takenOf = new Map<string, number>()
  const isWanted = ({ userId }: CountedSide) => {
    const taken = takenOf.get(userId) ?? 0
    takenOf.set(userId, taken + 1)
    return taken < SIDES_OF_A_PLAYER_MAX
  }
  for (let taken = 0; taken < SIDES_A_NIGHT_MAX; taken += SIDES_AT_ONCE) {
    const sides: CountedSide[] = await selectCountedSides(db, { since, until, after, limit: SIDES_AT_ONCE })
    if (draining()) return
    const counted = await analyst.countDrift(sides.filter(isWanted).map(({ side }) => side))
    if (counted === null) return
    cells = mergeCells([...cells, ...counted])
    after = sides.at(-1) ?? null
    if (sides.length < SIDES_AT_ONCE) break
  }
  await storeDrift(db, { night, model: MODEL, cells })
}

/** Says whether honest players of the last 60 days play as today's parameters expect. */
export async function readDrift(db: Kysely<Database>, now: Date): Promise<DriftReport> {
  const since = new Date(now.getTime() - JUDGED_DAYS * DAY_MS)
  return checkDrift(await selectDrift(db, { since, model: MODEL }))
}

/** In how many cells honest players no longer play as expected. */
export const countOff = ({ cells }: DriftReport): number => cells.filter(({ isOff }) => isOff).length
