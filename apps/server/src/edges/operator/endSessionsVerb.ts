import { selectByIdOrEmail } from '../../money/freezes/index.ts'
import { endAllSessions } from '../../people/accounts/index.ts'
import type { Outcome, Verb } from './verb.ts'

const unknown = (named: string): Outcome => ({
  ok: false,
  lines: [`No account is named ${named}.`],
  code: 'ACCOUNT_UNKNOWN',
})

export const endSessionsVerb: Verb = {
  says: 'Ends all sessions of an account at once, and makes it forget its browsers; its owner may sign in again.',
  takes: [{ name: 'account', says: 'the id or e-mail address of the account' }],
  changes: true,
  transactions: 'one',
  async run(ctx, { account: named = '' }) {
    const user = await selectByIdOrEmail(ctx.db, named)
    const done = user && (await endAllSessions(ctx, user.id))
    if (!done?.ok) return unknown(named)
    return {
      ok: true,
      lines: [`${done.ended} sessions of ${user?.email} (${user?.id}) ended.`],
      changed: { user: user?.id ?? '', sessions_ended: done.ended },
    }
  },
}
