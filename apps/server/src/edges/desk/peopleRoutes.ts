import { DESK_PAGE_ROWS, IDENTITY_ROLES, PERSON_ROWS_MAX, peopleDeskCalls } from '@lance/contract/desk'
import { type Cpf, parseCpf } from '@lance/domain'
import type { App } from '../../kernel/routing.ts'
import { selectPayee } from '../../money/withdrawals/index.ts'
import { readTrust, selectDevicesOf, selectSessionsOf } from '../../people/accounts/index.ts'
import { selectOwnersOfCpf, selectPeoplePage, selectPerson } from '../../people/directory/index.ts'
import { readStoredFactors } from '../../people/factors/index.ts'
import type { OperatorSession } from '../../people/operators/index.ts'
import { pageFrom } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { readTimeKey } from './listKeys.ts'
import { countPartsOf } from './personCountsStore.ts'
import { personMoneyRoutes } from './personMoneyRoutes.ts'
import { personPlayRoutes } from './personPlayRoutes.ts'
import { recordPerson } from './recordPerson.ts'
import { recordReading } from './recordReading.ts'
import { serveDeskCall } from './serveDeskCall.ts'
import { iso, knowsSuspicions, showListed, showPerson } from './showPerson.ts'

/** People, and one of them: who they are, how they sign in, their money, what they do and what was done to them. */
export function peopleRoutes(app: App, desk: DeskContext): void {
  servePeople(app, desk)
  servePerson(app, desk)
  serveAccess(app, desk)
  serveIdentity(app, desk)
  personMoneyRoutes(app, desk)
  personPlayRoutes(app, desk)
}

const mayReadIdentity = ({ roles }: OperatorSession) => IDENTITY_ROLES.some((role) => roles.includes(role))

/** The CPF that this text is, for operators who may read it. */
function cpfIn(text: string, session: OperatorSession): Cpf | null {
  return mayReadIdentity(session) && /^[\d.\s-]{11,20}$/.test(text) ? parseCpf(text) : null
}

function servePeople(app: App, desk: DeskContext): void {
  const { db, sealer } = desk.ctx
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.listPeople,
    async handle(request) {
      const { text = '', status = null, since = null, cursor } = request.query
      const session = sessionOf(request)
      const isSecret = status === 'holds' || status === 'suspicions'
      if (isSecret && !knowsSuspicions(session.roles)) throw new DeskRefused('FORBIDDEN')
      const after = readTimeKey(cursor)
      await recordReading(desk, session, { verb: 'see-people' })
      const cpf = cpfIn(text, session)
      const cpfOwners = cpf === null ? null : await selectOwnersOfCpf(db, { sealer, cpf })
      const limit = DESK_PAGE_ROWS + 1
      const rows = await selectPeoplePage(db, { text, status, since, cpfOwners, after, limit })
      const page = pageFrom(rows, { limit: DESK_PAGE_ROWS, keyOf: ({ joinedAt, id }) => [joinedAt, id] })
      return { rows: page.rows.map((row) => showListed(row, session.roles)), next: page.next }
    },
  })
}

function servePerson(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.readPerson,
    async handle(request) {
      const { userId } = request.params
      const session = sessionOf(request)
      await recordPerson(desk, session, userId)
      const { db, time } = desk.ctx
      const person = await selectPerson(db, userId)
      if (!person) throw new DeskRefused('NOT_FOUND')
      const counts = await countPartsOf(db, { userId, now: new Date(time.nowMs()) })
      return showPerson(person, counts, session.roles)
    },
  })
}

function serveAccess(app: App, desk: DeskContext): void {
  const { db, time } = desk.ctx
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.readAccess,
    async handle(request) {
      const { userId } = request.params
      await recordPerson(desk, sessionOf(request), userId)
      const limit = PERSON_ROWS_MAX
      const sessions = await selectSessionsOf(db, { userId, now: new Date(time.nowMs()), limit })
      const devices = await selectDevicesOf(db, { userId, limit })
      const { passkeys, totp, recoveryCodesLeft } = await readStoredFactors(db, userId)
      const trust = await readTrust(db, userId)
      return {
        sessions: sessions.map(({ createdAt, usedAt, endedAt, ...session }) => ({
          ...session,
          createdAt: createdAt.toISOString(),
          usedAt: iso(usedAt),
          endedAt: iso(endedAt),
        })),
        devices: devices.map(({ firstSeenAt, lastSeenAt }) => ({
          firstSeenAt: firstSeenAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
        factors: {
          passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
            name,
            createdAt: createdAt.toISOString(),
            usedAt: iso(usedAt),
          })),
          totpSince: iso(totp?.confirmedAt ?? null),
          recoveryCodesLeft,
        },
        changes: {
          passwordAt: iso(trust.passwordChangedAt),
          emailAt: iso(trust.emailChangedAt),
          factorsAt: iso(trust.factorsChangedAt),
        },
      }
    },
  })
}

function serveIdentity(app: App, desk: DeskContext): void {
  const { db, sealer } = desk.ctx
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.readIdentity,
    async handle(request) {
      const { userId } = request.params
      const session = sessionOf(request)
      await recordPerson(desk, session, userId)
      await recordReading(desk, session, { verb: 'see-identity', given: { account: userId } })
      const payee = await selectPayee(db, { sealer, userId })
      return {
        cpf: payee?.cpf ?? null,
        pixKind: payee?.pixKey.kind ?? null,
        pixKey: payee?.pixKey.key ?? null,
        keyChangedAt: iso(payee?.keyChangedAt ?? null),
      }
    },
  })
}
