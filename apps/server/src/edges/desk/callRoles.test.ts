import { randomUUID } from 'node:crypto'
import { allDeskCalls, type DeskCall, OPERATOR_ROLES, type OperatorRole } from '@lance/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinDesk, openDeskBrowser } from '../../../test/deskKit.ts'
import { openScratchServer } from '../../../test/testServer.ts'
import { VERB_ROLES } from './verbRoles.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
})
afterAll(() => server?.stop())

/** Who may make each call of the desk: anyone, any operator, or these roles. A new call needs a row. */
const ROWS: Readonly<Record<string, string>> = {
  'GET /desk/api/settings': 'anyone',
  'POST /desk/api/invite': 'anyone',
  'POST /desk/api/invite/factor': 'anyone',
  'POST /desk/api/invite/accept': 'anyone',
  'POST /desk/api/sign-in/passkey': 'anyone',
  'POST /desk/api/sign-in': 'anyone',
  'GET /desk/api/session': 'operators',
  'GET /desk/api/today': 'operators',
  'GET /desk/api/people': 'owner finance fair_play support',
  'GET /desk/api/people/:userId': 'owner finance fair_play support',
  'GET /desk/api/people/:userId/access': 'owner finance fair_play support',
  'GET /desk/api/people/:userId/activity': 'owner finance fair_play support',
  'GET /desk/api/people/:userId/identity': 'owner finance',
  'GET /desk/api/people/:userId/reports': 'owner finance fair_play support',
  'GET /desk/api/people/:userId/suspicions': 'owner finance fair_play',
  'GET /desk/api/people/:userId/wallet': 'owner finance fair_play support',
  'GET /desk/api/people/acts': 'owner finance fair_play support',
  'GET /desk/api/people/games': 'owner finance fair_play support',
  'GET /desk/api/people/statement': 'owner finance fair_play support',
  'GET /desk/api/withdrawals': 'owner finance',
  'GET /desk/api/withdrawals/:withdrawalId': 'owner finance',
  'GET /desk/api/waiting-acts': 'owner finance',
  'GET /desk/api/fair-play/suspicions': 'owner fair_play',
  'GET /desk/api/fair-play/suspicions/:suspicionId': 'owner fair_play',
  'GET /desk/api/fair-play/games/:gameId': 'owner fair_play support',
  'POST /desk/api/fair-play/games/:gameId/look': 'owner fair_play',
  'GET /desk/api/fair-play/reports': 'owner fair_play support',
  'GET /desk/api/fair-play/holds': 'owner finance fair_play',
  'GET /desk/api/fair-play/judgements': 'owner finance fair_play',
  'GET /desk/api/tournaments': 'owner fair_play support',
  'GET /desk/api/tournaments/:tournamentId': 'owner fair_play support',
  'GET /desk/api/tournaments/entries': 'owner fair_play support',
  'GET /desk/api/tournaments/matches': 'owner fair_play support',
  'GET /desk/api/tournaments/stuck': 'owner fair_play support',
  'GET /desk/api/store/products': 'owner store',
  'GET /desk/api/store/products/:id': 'owner store',
  'POST /desk/api/store/pictures': 'owner store',
  // A picture is named by its content, and the site shows it to anyone as well.
  'GET /desk/api/store/pictures/:name': 'anyone',
  'GET /desk/api/orders': 'owner store finance',
  'GET /desk/api/orders/:order': 'owner store finance',
  'GET /desk/api/packing-lists': 'owner store',
  'GET /desk/api/payments/disputes': 'owner finance',
  'GET /desk/api/payments/disputes/:kind/:paidId': 'owner finance',
  'GET /desk/api/payments/disputes/:kind/:paidId/evidence': 'owner finance',
  'GET /desk/api/payments/late': 'owner finance',
  'GET /desk/api/payments/parked': 'owner finance',
  'GET /desk/api/payments/proof': 'owner finance',
  'GET /desk/api/log': 'owner',
  'GET /desk/api/log/verbs': 'owner',
  'GET /desk/api/log/acts/:actId': 'owner',
  'GET /desk/api/log/export': 'owner',
  'GET /desk/api/operators': 'owner',
  // The table of verbs and roles says who may run each verb.
  'POST /desk/api/acts/:verb': 'operators',
  'POST /desk/api/sign-out': 'operators',
}

const keyOf = ({ method, path }: DeskCall) => `${method} ${path}`

const rolesOf = ({ roles }: DeskCall): string =>
  typeof roles === 'string' ? roles : OPERATOR_ROLES.filter((role) => roles.includes(role)).join(' ')

const sorted = (row: string): string => {
  const named = row.split(' ')
  return row === 'anyone' || row === 'operators'
    ? row
    : OPERATOR_ROLES.filter((role) => named.includes(role)).join(' ')
}

describe('the table of calls and roles', () => {
  it('has a row for each call, which says the same as its definition [DESK-66]', () => {
    const defined = Object.fromEntries(allDeskCalls().map((call) => [keyOf(call), rolesOf(call)]))
    const rows = Object.fromEntries(Object.entries(ROWS).map(([key, row]) => [key, sorted(row)]))
    expect(rows).toEqual(defined)
  })

  const callers = ['a stranger', ...OPERATOR_ROLES] as const
  it.each(callers)('answers %s as its rows say, and nothing else [DESK-66]', async (caller) => {
    const { browser } =
      caller === 'a stranger' ? { browser: openDeskBrowser(server) } : await joinDesk(server, caller)
    for (const [key, row] of Object.entries(ROWS)) {
      const [method = '', path = ''] = key.split(' ')
      const url = path.replace(/:\w+/g, () => randomUUID())
      const { status, headers } = await browser.call(method, url, method === 'POST' ? { body: {} } : {})
      // The guard comes first: a caller who is let in gets an answer, or a refusal of what was asked.
      const said = status === 401 || status === 403 ? status : 'let in'
      expect([key, said]).toEqual([key, expectedFor(caller, row)])
      expect([key, status < 500]).toEqual([key, true])
      expect([key, headers.get('x-content-type-options')]).toEqual([key, 'nosniff'])
      expect([key, headers.get('content-type')]).toEqual([key, expect.stringMatching(SAFE_TYPES)])
    }
  })
})

/** What support may run. Only a cancelled tournament moves money, and that gives every fee back. */
const SUPPORT_VERBS = [
  'stuck-tournaments',
  'withdraw-puzzle',
  'cancel-tournament',
  'freeze-account',
  'end-sessions',
  'close-account',
  'mail-seen',
  'resolve-report',
]

it('lets support run these verbs and no others [DESK-8]', () => {
  const allowed = Object.entries(VERB_ROLES).flatMap(([verb, roles]) =>
    roles?.includes('support') ? [verb] : [],
  )
  expect(allowed.sort()).toEqual([...SUPPORT_VERBS].sort())
})

/** What no browser takes for a page: JSON, a CSV file, a picture. */
const SAFE_TYPES =
  /^(application\/json; charset=utf-8|text\/csv; charset=utf-8|image\/(png|jpeg|webp|avif|gif))$/

function expectedFor(caller: 'a stranger' | OperatorRole, row: string): 401 | 403 | 'let in' {
  if (row === 'anyone') return 'let in'
  if (caller === 'a stranger') return 401
  return row === 'operators' || row.split(' ').includes(caller) ? 'let in' : 403
}
