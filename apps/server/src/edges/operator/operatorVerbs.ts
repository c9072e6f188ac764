import { OPERATOR_ROLES, type OperatorRole } from '@lance/contract/desk'
import { deskUrlOf } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import {
  type ChangeRefusal,
  cancelInvite,
  changeRoles,
  endOperator,
  endOperatorSessions,
  inviteOperator,
  selectOpenInvites,
  selectOperators,
} from '../../people/operators/index.ts'
import { isUuid } from './isUuid.ts'
import type { Outcome, Verb } from './verb.ts'

const LISTED_MAX = 200

const ROLES_HELP = `one or more of ${OPERATOR_ROLES.join(',')}, separated by commas`

/** `owner,finance` as roles; null if one is unknown or none is given. */
function parseRoles(text: string): OperatorRole[] | null {
  const named = [...new Set(text.split(',').map((role) => role.trim()))]
  const roles = OPERATOR_ROLES.filter((role) => named.includes(role))
  return roles.length === named.length ? roles : null
}

const noRoles = (text: string): Outcome => ({
  ok: false,
  lines: [`"${text}" is not ${ROLES_HELP}.`],
  code: 'NO_ROLES',
})

const WHY_NOT: Readonly<Record<ChangeRefusal['code'], string>> = {
  UNKNOWN: 'there is no such operator',
  LEFT: 'they have left',
  LAST_OWNER: 'they are the last owner. Invite another one first',
}
const refuse = ({ code }: { code: ChangeRefusal['code'] }): Outcome => ({
  ok: false,
  lines: [`Nothing was done: ${WHY_NOT[code]}.`],
  code: code === 'LAST_OWNER' ? code : `OPERATOR_${code}`,
})

const nameArgument = { name: 'name', says: 'the name of the operator' }

const NEW_OPERATOR = 'a new operator'

async function invite(
  { db, time, config }: Context,
  { actId, ...to }: { actId: string } & ({ roles: readonly OperatorRole[] } | { name: string }),
): Promise<Outcome> {
  const made = await inviteOperator(db, to, { nowMs: time.nowMs(), actId })
  if (!made.ok) return refuse(made)
  const name = 'name' in to ? to.name : NEW_OPERATOR
  const until = made.expiresAt.toISOString()
  const link = `${deskUrlOf(config)}/desk/invite#${made.token}`
  return {
    ok: true,
    lines: [`For ${name} (${made.roles.join(', ')}), once, until ${until}:`, link],
    shown: { link, until },
    changed: { invited: name, roles: made.roles.join(',') },
  }
}

export const inviteVerb: Verb = {
  says: 'Makes a link for a new operator of the desk. It works once, within a day.',
  takes: [{ name: 'roles', says: ROLES_HELP }],
  changes: true,
  showsAgain: true,
  transactions: 'one',
  async run(ctx, { actId, roles: text = '' }) {
    const roles = parseRoles(text)
    return roles === null ? noRoles(text) : invite(ctx, { actId, roles })
  },
}

export const replaceFactorVerb: Verb = {
  says: 'Makes a link for an operator who lost their factor: the new one replaces all they have. It works once, within a day.',
  takes: [nameArgument],
  changes: true,
  showsAgain: true,
  transactions: 'one',
  run: (ctx, { actId, name = '' }) => invite(ctx, { actId, name }),
}

export const cancelInviteVerb: Verb = {
  says: 'Cancels an unused link for an operator.',
  takes: [{ name: 'invite', says: 'the id of the act that made the link, as `operators` lists it' }],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run({ db, time }, { invite: actId = '' }) {
    const done = isUuid(actId) ? await cancelInvite(db, { actId, now: new Date(time.nowMs()) }) : null
    if (!done?.ok)
      return {
        ok: false,
        lines: ['There is no such link: it was used, has expired or was cancelled.'],
        code: 'INVITE_GONE',
      }
    const name = done.name ?? NEW_OPERATOR
    return {
      ok: true,
      lines: [`The link for ${name} (${done.roles.join(', ')}) is cancelled.`],
      changed: { invited: name, roles: done.roles.join(','), to: 'cancelled' },
    }
  },
}

export const operatorsVerb: Verb = {
  says: 'Lists the operators of the desk with their roles, factors and last use, and the unused links.',
  takes: [],
  changes: false,
  async run({ db, time }) {
    const operators = await selectOperators(db, LISTED_MAX)
    const invites = await selectOpenInvites(db, { now: new Date(time.nowMs()), limit: LISTED_MAX })
    const lines = operators.map(({ name, roles, passkeys, hasPassword, usedAt, endedAt }) => {
      const factors = [...(passkeys > 0 ? ['passkey'] : []), ...(hasPassword ? ['password and code'] : [])]
      const last = endedAt ? `left ${endedAt.toISOString()}` : `last used ${usedAt?.toISOString() ?? 'never'}`
      return `${name}: ${roles.join(', ')}; ${factors.join(', ')}; ${last}`
    })
    const links = invites.map(
      ({ actId, name, roles, expiresAt }) =>
        `link for ${name ?? NEW_OPERATOR}: ${roles.join(', ')}; until ${expiresAt.toISOString()}${actId === null ? '' : `; made by act ${actId}`}`,
    )
    const none = 'The desk has no operator: invite the first one.'
    return { ok: true, lines: [...(lines.length > 0 ? lines : [none]), ...links] }
  },
}

export const endOperatorVerb: Verb = {
  says: 'Takes away an operator’s access to the desk, for good, and ends their sessions at once.',
  takes: [nameArgument],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run({ db, time }, { name = '' }) {
    const done = await endOperator(db, { name, now: new Date(time.nowMs()) })
    if (!done.ok) return refuse(done)
    const { operator, sessionsEnded } = done
    return {
      ok: true,
      lines: [`${operator.name} has left; ${sessionsEnded} sessions ended.`],
      changed: { operator: operator.name, to: 'left', sessions_ended: sessionsEnded },
    }
  },
}

export const changeRolesVerb: Verb = {
  says: 'Gives an operator of the desk these roles and no others, from now on.',
  takes: [nameArgument, { name: 'roles', says: ROLES_HELP }],
  changes: true,
  transactions: 'one',
  async run({ db }, { name = '', roles: text = '' }) {
    const roles = parseRoles(text)
    if (roles === null) return noRoles(text)
    const done = await changeRoles(db, { name, roles })
    if (!done.ok) return refuse(done)
    const { operator } = done
    return {
      ok: true,
      lines: [`${operator.name} has ${roles.join(', ')}.`],
      changed: { operator: operator.name, from: operator.roles.join(','), to: roles.join(',') },
    }
  },
}

export const endOperatorSessionsVerb: Verb = {
  says: 'Ends all sessions of an operator at once; they may sign in again.',
  takes: [nameArgument],
  changes: true,
  transactions: 'one',
  async run({ db, time }, { name = '' }) {
    const done = await endOperatorSessions(db, { name, now: new Date(time.nowMs()) })
    if (!done.ok) return refuse(done)
    const { operator, sessionsEnded } = done
    return {
      ok: true,
      lines: [`${sessionsEnded} sessions of ${operator.name} ended.`],
      changed: { operator: operator.name, sessions_ended: sessionsEnded },
    }
  },
}
