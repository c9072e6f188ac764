import type { Context } from '../../kernel/context.ts'
import { freezeAccount } from '../../money/freezes/index.ts'
import type { ArgumentValues, Outcome, Verb } from './verb.ts'

async function change(
  ctx: Context,
  { account: named = '', actId }: ArgumentValues & { actId: string },
  to: 'freeze' | 'unfreeze',
): Promise<Outcome> {
  const done = await freezeAccount(ctx, { named, change: to, actId })
  if (!done.ok) return { ok: false, lines: [`No account is named ${named}.`] }
  const { userId, email, isChanged } = done
  const was = isChanged ? 'is now' : 'was already'
  return {
    ok: true,
    lines: [`${email} (${userId}) ${was} ${to === 'freeze' ? 'frozen' : 'unfrozen'}.`],
    changed: {
      user: userId,
      from: isChanged === (to === 'freeze') ? 'open' : 'frozen',
      to: to === 'freeze' ? 'frozen' : 'open',
    },
  }
}

const takes = [{ name: 'account', says: 'the id or e-mail address of the account' }]

export const freezeAccountVerb: Verb = {
  says: 'Freezes an account: its money stays, but it can make no stake, deposit, paid entry or withdrawal.',
  takes,
  changes: true,
  transactions: 'one',
  run: (ctx, given) => change(ctx, given, 'freeze'),
}

export const unfreezeAccountVerb: Verb = {
  says: 'Unfreezes an account.',
  takes,
  changes: true,
  transactions: 'one',
  run: (ctx, given) => change(ctx, given, 'unfreeze'),
}
