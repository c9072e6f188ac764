import { actCalls, type OperatorRole, VALUE_MAX } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import { perform } from '../operator/perform.ts'
import { checkArguments } from '../operator/readArguments.ts'
import type { Verb } from '../operator/verb.ts'
import { VERBS } from '../operator/verbs.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { serveDeskCall } from './serveDeskCall.ts'
import { VERB_ROLES } from './verbRoles.ts'

/** The verb of this name, if one of these roles may run it. */
function findVerb(name: string, roles: readonly OperatorRole[]): Verb {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  const allowed = Object.hasOwn(VERB_ROLES, name) ? VERB_ROLES[name] : undefined
  if (!verb || !allowed) throw new DeskRefused('NOT_FOUND')
  if (!allowed.some((role) => roles.includes(role))) throw new DeskRefused('FORBIDDEN')
  return verb
}

/** The verbs of the command line, run as the signed-in operator. */
export function actRoutes(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: actCalls.runVerb,
    async handle(request) {
      const { operatorId, name: who, roles } = sessionOf(request)
      const { actId: act, why, given } = request.body
      const { verb: name } = request.params
      const verb = findVerb(name, roles)
      const common = verb.changes ? { who, why, act } : verb.impersonal ? {} : { who, why }
      const reserved = ['who', 'why', 'act'].some((one) => Object.hasOwn(given, one))
      const boundOf = (one: string) => verb.takes.find(({ name }) => name === one)?.maxChars ?? VALUE_MAX
      const isTooLong = Object.entries(given).some(([one, value]) => value.length > boundOf(one))
      if (reserved || isTooLong) throw new DeskRefused('MALFORMED')
      const checked = checkArguments(name, verb, Object.entries({ ...given, ...common }))
      if (!checked.ok) return { ok: false, lines: [checked.problem], code: null, changed: null, shown: null }
      const command = { name, verb, given: checked.given, operatorId }
      const { ok, lines, code = null, changed = null, shown = null } = await perform(desk.ctx, command)
      return { ok, lines: [...lines], code, changed: changed && { ...changed }, shown: shown && { ...shown } }
    },
  })
}
