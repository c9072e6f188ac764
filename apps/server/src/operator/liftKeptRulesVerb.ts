import { liftKeptRules } from '../responsiblePlay/index.ts'
import type { Verb } from './verb.ts'

export const liftKeptRulesVerb: Verb = {
  says:
    'Takes from an account the pauses and limits of closed accounts, for somebody whose address or CPF another person had used. ' +
    'Never at the wish of whoever paused: make sure of who they are.',
  takes: [{ name: 'account', says: 'the account, by its id or its e-mail address' }],
  changes: true,
  async run(ctx, { account: named = '' }) {
    const done = await liftKeptRules(ctx, { named })
    if (!done.ok) return { ok: false, lines: [`No account is named ${named}.`] }
    const { userId, email, lifted } = done
    return { ok: true, lines: [`${email} (${userId}): ${lifted} kept rules of other accounts are gone.`] }
  },
}
