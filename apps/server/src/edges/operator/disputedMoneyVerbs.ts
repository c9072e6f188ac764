import { makeReais } from '@lance/domain'
import { releaseDisputed, selectDisputedMoney } from '../../money/ledger/index.ts'
import type { Verb } from './verb.ts'

const LISTED_MAX = 200

export const disputedMoneyVerb: Verb = {
  says: 'Lists the resting money of disputed deposits and who has it now, oldest dispute first.',
  takes: [],
  changes: false,
  async run({ db }) {
    const money = await selectDisputedMoney(db, LISTED_MAX)
    const lines = money.map(
      ({ source, disputedAt, userId, amountCents }) =>
        `deposit ${source}, disputed ${disputedAt.toISOString()}: R$ ${makeReais(amountCents).toFixed(2)} ` +
        (userId === null ? 'in stakes and entries' : `with account ${userId}`),
    )
    return {
      ok: true,
      lines: lines.length > 0 ? lines : ['No money of a disputed deposit is resting.'],
    }
  },
}

export const releaseDisputedVerb: Verb = {
  says: 'Lets users who won the money of a disputed deposit withdraw it, as if no bank disputed it.',
  takes: [{ name: 'deposit', says: 'the id of the deposit' }],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run({ db, time }, { deposit: source = '' }) {
    const isReleased = await releaseDisputed(db, { source, nowMs: time.nowMs() })
    return isReleased
      ? {
          ok: true,
          lines: [`Money from deposit ${source} now rests no longer than other money.`],
          changed: { deposit: source, from: 'disputed', to: 'released' },
        }
      : { ok: false, lines: [`No money of deposit ${source} is held by a dispute.`] }
  },
}
