import type { PrizeNotice } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { showPrizeNotice } from './prizeNotice.ts'
import { selectUnseenOf, selectUnseenPrizes } from './prizeNoticeStore.ts'
import { openUnseenWatch, type UnseenWatch } from './unseenWatch.ts'

/** Tells players of the prizes that they have not seen. */
export type PrizeWatch = UnseenWatch<PrizeNotice>

export function openPrizeWatch(ctx: Pick<Context, 'db' | 'bus' | 'log' | 'time'>): PrizeWatch {
  return openUnseenWatch(ctx, {
    name: 'a prize',
    async read(userIds) {
      const nowMs = ctx.time.nowMs()
      const won = Map.groupBy(await selectUnseenPrizes(ctx.db, userIds), ({ userId }) => userId)
      return new Map(
        [...won].map(([userId, prizes]) => [userId, prizes.map((prize) => showPrizeNotice(prize, nowMs))]),
      )
    },
    usersOf: (tournamentId) => selectUnseenOf(ctx.db, tournamentId),
    concernedBy: (event) => (event.type === 'TOURNAMENT_FINISHED' ? 'tournament' : null),
  })
}
