import type { ClosingCode } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { selectByIdOrEmail } from '../../money/freezes/index.ts'
import { ownRules } from '../../money/responsiblePlay/index.ts'
import { findClosed, ownAccount } from '../../people/accounts/index.ts'
import { ownFactors } from '../../people/factors/index.ts'
import { openIdentityKeys } from '../../people/identities/index.ts'
import { closeByOperator } from '../../people/ownData/index.ts'
import { ownDataParts } from '../ownDataParts.ts'
import { isUuid } from './isUuid.ts'
import type { Verb } from './verb.ts'

const WHY_NOT: Readonly<Record<ClosingCode, string>> = {
  CLOSING_BALANCE: 'there is money in its wallet',
  CLOSING_HOLD: 'wins or prizes of it are not paid yet',
  CLOSING_DEBT: 'it owes money',
  CLOSING_DEPOSIT: 'a deposit of it is still being paid',
  CLOSING_REVERSIBLE: 'a deposit of it can still be taken back',
  CLOSING_WITHDRAWAL: 'a withdrawal of it waits or is being sent',
  CLOSING_FROZEN: 'it is frozen',
  CLOSING_GAME: 'it plays a game',
  CLOSING_DAILY_GAME: 'it plays a daily game',
  CLOSING_TOURNAMENT: 'it is in a tournament that is not over',
  CLOSING_SUBSCRIPTION: 'its membership renews itself',
  CLOSING_ORDER: 'an order of it is not sent, or a refund of it is not done',
}

/** What is kept about a user, without the rest of the server, which the command line does not open. */
async function partsOf(ctx: Context) {
  const { db, log, config } = ctx
  const keys = await openIdentityKeys({
    db,
    log,
    given: config.IDENTITY_KEYS,
    dataDir: config.DATA_DIR,
    isEmbedded: config.DATABASE_URL === undefined,
  })
  return ownDataParts({
    ...ctx,
    playRules: ownRules(ctx, keys),
    factors: ownFactors,
    account: ownAccount(ctx),
  })
}

/** The account of this id, also a closed one, so that the act can be repeated, or of this address. */
async function findAccountId({ db }: Context, named: string): Promise<string | null> {
  if (isUuid(named)) return (await findClosed(db, named)) ? named.toLowerCase() : null
  return (await selectByIdOrEmail(db, named))?.id ?? null
}

export const closeAccountVerb: Verb = {
  says:
    'Closes an account for good, as its owner can: erases who they are and what only they need. ' +
    'Refused while money, a game or anything else of it is open, which is named.',
  takes: [{ name: 'account', says: 'the id or e-mail address of the account' }],
  changes: true,
  transactions: 'one',
  async run(ctx, { account: named = '' }) {
    const userId = await findAccountId(ctx, named)
    if (userId === null)
      return { ok: false, lines: [`No account is named ${named}.`], code: 'ACCOUNT_UNKNOWN' }
    const closed = await closeByOperator(ctx, { userId, parts: await partsOf(ctx) })
    if (!closed.ok)
      return {
        ok: false,
        lines: closed.reasons.map((code) => `Account ${userId} can’t be closed: ${WHY_NOT[code]}.`),
        code: closed.reasons.join(' '),
      }
    return {
      ok: true,
      lines: [`Account ${userId} ${closed.isRepeat ? 'was closed before' : 'is closed'}.`],
      changed: { user: userId, from: closed.isRepeat ? 'closed' : 'open', to: 'closed' },
    }
  },
}
