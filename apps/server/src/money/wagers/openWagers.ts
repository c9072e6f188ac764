import { asCents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { publishBalances } from '../wallet/index.ts'
import { type EndedWager, type SettledPayout, settleStakes } from './settleStakes.ts'

const HOUR_MS = 3_600_000

type Wagers = {
  /** Settles the stakes of a game inside the transaction that ends it. */
  endStep: {
    settle(trx: Kysely<Database>, game: EndedWager): Promise<SettledPayout & { afterCommit?: () => void }>
  }
}

/** Opens wagered play on a server: the settling of stakes. */
export function openWagers(ctx: Context): Wagers {
  const { PAYOUT_HOLD_H, PAYOUT_JUDGED_FROM_CENTS } = ctx.config
  const terms = {
    holdMs: PAYOUT_HOLD_H * HOUR_MS,
    judgedFromCents: asCents(BigInt(PAYOUT_JUDGED_FROM_CENTS)),
  }
  return {
    endStep: {
      async settle(trx, game) {
        const settled = await settleStakes(trx, game, terms)
        if (!settled) return {}
        return { ...settled, afterCommit: () => publishBalances(ctx, [game.whiteId, game.blackId]) }
      },
    },
  }
}
