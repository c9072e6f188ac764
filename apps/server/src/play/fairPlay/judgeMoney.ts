import type { DealingJudgement, MoneyAccount, MoneyGame } from '@lance/domain/fairPlay'
import type { Context } from '../../kernel/context.ts'
import { selectKeyHashes } from '../../money/withdrawals/index.ts'
import { selectLostSides, selectMoneyAccounts, selectMoneyGames } from './moneyStore.ts'
import type { Analyst } from './openAnalyst.ts'
import { otherOf } from './otherOf.ts'
import { raiseDealing } from './raiseDealing.ts'
import { selectLastClosed } from './suspicionStore.ts'

const DAY_MS = 86_400_000
/** How far back money is followed. */
const MONEY_DAYS = 30
/** The most games: those for stakes first, then the latest. */
const GAMES_MAX = 20_000
/** Of the latest games for stakes so many say how badly their losers played, in slices of this size. */
const LOST_MAX = 2000
const LOST_AT_ONCE = 100

/**
 * Puts pairs and groups of accounts into the operators' queue among which money or points went in a way that hardly any
 * honest players' do. Returns how many suspicions are new.
 */
export async function judgeMoney(ctx: Context, analyst: Analyst): Promise<number> {
  const { db, time, config } = ctx
  const since = new Date(time.nowMs() - MONEY_DAYS * DAY_MS)
  const games = await selectMoneyGames(db, { since, limit: GAMES_MAX })
  const fellShort = await weighLosses(ctx, games, analyst)
  if (!fellShort) return 0
  const ids = [...new Set(games.flatMap(({ whiteId, blackId }) => [whiteId, blackId]))]
  const judged = await analyst.judgeDealings({
    games: games.map((game) => ({ ...game, loserFellShort: fellShort.get(game.gameId) ?? null })),
    accounts: await readAccounts(ctx, ids),
  })
  let raised = 0
  for (const dealing of judged ?? []) {
    if (dealing.falseAlarmRate > config.FAIR_PLAY_FALSE_ALARM_RATE || ctx.draining()) continue
    if (await isJudgedSince(ctx, dealing, since)) continue
    if ((await raiseDealing(ctx, dealing)).isNew) raised++
  }
  return raised
}

/** By how much the losers of the latest games for stakes played below their own level; null if it stopped on the way. */
async function weighLosses(
  { db }: Pick<Context, 'db'>,
  games: readonly Omit<MoneyGame, 'loserFellShort'>[],
  analyst: Analyst,
): Promise<ReadonlyMap<string, number> | null> {
  const lost = games
    .filter(({ stakeCents, tournamentId, winnerId }) => winnerId !== null && (stakeCents > 0 || tournamentId))
    .slice(0, LOST_MAX)
  const found = new Map<string, number>()
  for (let at = 0; at < lost.length; at += LOST_AT_ONCE) {
    const ids = lost.slice(at, at + LOST_AT_ONCE).map(({ gameId }) => gameId)
    const sides = await selectLostSides(db, ids)
    const weighed = await analyst.weighLosses(sides.map(({ side }) => side))
    if (!weighed) return null
    for (const [index, { gameId }] of sides.entries()) {
      const by = weighed[index] ?? null
      if (by !== null) found.set(gameId, by)
    }
  }
  return found
}

/** With hashes of the Pix keys to which they withdraw, by a key that only this run knows. */
async function readAccounts({ db, sealer }: Context, ids: readonly string[]): Promise<MoneyAccount[]> {
  const hashes = await selectKeyHashes(db, { sealer, userIds: ids })
  return (await selectMoneyAccounts(db, ids)).map((account) => {
    const hash = hashes.get(account.accountId)
    return { ...account, instruments: hash === undefined ? [] : [hash] }
  })
}

/** Whether an operator judged the same within this period: the same games are not judged twice. */
async function isJudgedSince(
  { db }: Pick<Context, 'db'>,
  { kind, gainerId, accountIds }: DealingJudgement,
  since: Date,
): Promise<boolean> {
  const about = { kind, userId: gainerId, otherId: otherOf({ gainerId, accountIds }) }
  const closedAt = await selectLastClosed(db, about)
  return closedAt !== null && closedAt > since
}
