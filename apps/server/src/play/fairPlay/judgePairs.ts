import { judgePair } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { selectPairs } from './fairPlayStore.ts'
import { raiseSuspicion, selectLastClosed } from './suspicionStore.ts'

const DAY_MS = 86_400_000
/** How far back the games of a pair are judged. */
const PAIRS_DAYS = 30
/** The most pairs per night: those with the most money between them, then the most games. */
const PAIRS_MAX = 2000
const PAIR_GAMES_MIN = 8
const PAIR_STAKED_MIN = 3

/** Queues pairs that trade ratings or hand money over. Returns how many suspicions are new. */
export async function judgePairs({ db, time }: Pick<Context, 'db' | 'time'>): Promise<number> {
  const since = new Date(time.nowMs() - PAIRS_DAYS * DAY_MS)
  const bounds = { gamesMin: PAIR_GAMES_MIN, stakedMin: PAIR_STAKED_MIN, limit: PAIRS_MAX }
  let raised = 0
  for (const { gainerId, otherId, ...dealings } of await selectPairs(db, { since, ...bounds })) {
    const judged = judgePair(dealings)
    if (!judged) continue
    const { kind, weight } = judged
    const about = { kind, userId: gainerId, otherId }
    const closedAt = await selectLastClosed(db, about)
    // Judged within this period: the same games are not judged twice.
    if (closedAt !== null && closedAt > since) continue
    // The deviation as evidence, as if it were normally distributed.
    const nats = weight ** 2 / 2
    const cents = BigInt(Math.max(0, Math.round(dealings.netCents)))
    const suspicion = { ...about, weight, nats, cents, figures: { ...dealings, ...judged } }
    if ((await raiseSuspicion(db, suspicion, new Date(time.nowMs()))).isNew) raised++
  }
  return raised
}
