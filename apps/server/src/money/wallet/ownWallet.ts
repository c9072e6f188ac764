import { NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type ClosingObstacle, inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { holdOf, lockWallets, readBalance, readMoves, type WalletMove } from '../ledger/index.ts'
import { makeStatementItem } from './readStatement.ts'

/** A user's money. An account with money can't be closed, and its transfers stay in the ledger. */
export const ownWallet: OwnDataPart = {
  async findObstacles(trx, { userId }) {
    const wallet = (await lockWallets(trx, [userId])).get(userId)
    const held = await readBalance(trx, holdOf(userId))
    const reasons: ClosingObstacle[] = []
    if (wallet && wallet.balance !== NO_CENTS) reasons.push({ code: 'CLOSING_BALANCE' })
    if (held !== NO_CENTS) reasons.push({ code: 'CLOSING_HOLD' })
    if (wallet && wallet.debt !== NO_CENTS) reasons.push({ code: 'CLOSING_DEBT' })
    return reasons
  },
  exportOf: (db, { userId }) => ({ statement: () => statementOf({ db, userId }) }),
}

const readPage = (
  db: Kysely<Database>,
  userId: string,
  { after, limit }: { after: WalletMove | null; limit: number },
) => readMoves(db, { userId, kinds: null, before: after?.id ?? null, limit })

async function* statementOf(of: { db: Kysely<Database>; userId: string }): AsyncGenerator<object> {
  for await (const move of inPages(readPage, of)) yield { ...makeStatementItem(move), at: move.at }
}
