import { liftKeptRules } from '../../money/responsiblePlay/index.ts'
import type { Verb } from './verb.ts'

export const liftKeptRulesVerb: Verb = {
  says:
    'Lifts from an account the pauses and limits kept from closed accounts, for a user whose address or CPF another person had used. ' +
    'Never do this at the request of the person who paused: make sure who is asking.',
  takes: [{ name: 'account', says: 'the id or e-mail address of the account' }],
  changes: true,
  transactions: 'one',
  async run(ctx, { account: named = '' }) {
    const done = await liftKeptRules(ctx, { named })
    if (!done.ok) return { ok: false, lines: [`No account is named ${named}.`] }
    const { userId, email, lifted } = done
    return {
      ok: true,
      lines: [`${email} (${userId}): lifted ${lifted} rules kept from other accounts.`],
      changed: { user: userId, rules_lifted: Number(lifted) },
    }
  },
}
