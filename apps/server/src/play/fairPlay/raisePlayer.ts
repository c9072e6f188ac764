import type { Judgement } from '@lance/domain/fairPlay'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Findings } from './judgeOne.ts'
import { sumWon } from './storedGame.ts'
import { replaceSuspicionGames } from './suspicionGameStore.ts'
import { raiseSuspicion } from './suspicionStore.ts'

const DAY_MS = 86_400_000
/** The winnings of this time are at stake. */
const STAKE_DAYS = 30
/** The games with which a suspicion is stored: those that speak most for help. */
export const SUSPICION_GAMES_MAX = 20

/**
 * Puts a player into the operators' queue whose moves speak for help, with what both looks found and the moves of the games
 * that say most. Raised again, it is brought up to date. Returns the suspicion, and whether it is new.
 */
export async function raisePlayer(
  trx: Kysely<Database>,
  { userId, findings, nowMs }: { userId: string; findings: Findings; nowMs: number },
): Promise<{ id: string; isNew: boolean }> {
  const { first, second, withComplaints, complaints } = findings
  const games = withComplaints.games
    .toSorted((one, other) => other.nats - one.nats)
    .slice(0, SUSPICION_GAMES_MAX)
  const looks = [first, second].flatMap((one, index) => (one ? [{ look: index + 1, ...summaryOf(one) }] : []))
  const since = new Date(nowMs - STAKE_DAYS * DAY_MS)
  const cents = await sumWon(trx, { userId, since })
  const { nats } = withComplaints
  const raised = await raiseSuspicion(
    trx,
    {
      ...{ kind: 'engine', userId, otherId: null, weight: nats, nats, cents },
      figures: {
        looks,
        complaints,
        ...summaryOf(withComplaints),
        gameIds: games.map(({ gameId }) => gameId),
      },
    },
    new Date(nowMs),
  )
  await replaceSuspicionGames(trx, { suspicionId: raised.id, games })
  return raised
}

/** A judgement without its games. */
function summaryOf({ games, ...summary }: Judgement) {
  return { ...summary, games: games.length }
}
