import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLogKey } from '@lance/contract/desk'
import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  findLedgerProblems,
  requestDeposit,
  signUpAdult,
  submitSandboxForm,
} from '../../../test/depositKit.ts'
import { openTestGame } from '../../../test/gameKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { premiumOf, requestSubscription } from '../../../test/premiumKit.ts'
import { buy, ordersOf, stockStore } from '../../../test/storeKit.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { openCup, playRound, signUpMany, startCup } from '../../../test/tournamentKit.ts'
import { advanceWithdrawal, requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'
import { openDatabase } from '../../kernel/db/openDatabase.ts'
import { markDisputed } from '../../money/ledger/index.ts'
import type { Step } from '../../money/withdrawals/index.ts'
import { DATABASE_VERBS } from './databaseVerbs.ts'
import { VERBS } from './verbs.ts'

// What holds for every verb: a new one needs a row here.

let server: TestServer & { connectionString: string }
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '1000000000' } })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

const BY = ['--who', 'Carla', '--why', 'ticket 12']
const BY_OTHER = ['--who', 'Davi', '--why', 'ticket 12']

const withdrawalAt = (to: Step['to']) => async (): Promise<string[]> => {
  const args = await askedWithdrawal()
  await advanceWithdrawal(server, args[1] ?? '', to)
  return args
}

async function askedWithdrawal(): Promise<string[]> {
  const { person, cpf } = await signUpPayee(server)
  return ['--withdrawal', (await requestWithdrawal(person, { pixKey: cpf })).body.id]
}

async function parkedEvent(): Promise<string[]> {
  const id = randomUUID()
  await server.ctx.pool.query(
    `insert into payment_events (provider, event_id, payload, received_at, status, reason, settled_at)
     values ('sandbox', $1, '{}', $2, 'parked', 'UNREADABLE', $2)`,
    [id, new Date(server.time.nowMs())],
  )
  return ['--event', id]
}

async function openPayment(): Promise<string[]> {
  return ['--payment', (await requestDeposit(await signUpAdult(server), 50)).body.id]
}

async function paidDeposit(): Promise<string[]> {
  const { body } = await requestDeposit(await signUpAdult(server), 50)
  await submitSandboxForm(server, body.url, 'pay_card')
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
  return ['--deposit', body.id, '--amount', '15']
}

async function paidMonth(): Promise<string[]> {
  const person = await signUp(server)
  const { body } = await requestSubscription(person)
  await submitSandboxForm(server, body.url, 'pay_card')
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
  const { invoices } = await premiumOf(person)
  return ['--invoice', invoices[0]?.id ?? '', '--amount', '4']
}

async function runningCup(): Promise<string[]> {
  const cup = await openCup(server, await signUpMany(server, 3), { entryFee: 5 })
  await startCup(server, cup)
  return ['--tournament', cup.id]
}

/** A match that is over, and its loser. */
async function endedMatch(): Promise<string[]> {
  const [, cup = ''] = await runningCup()
  const { rows } = await server.ctx.pool.query(
    `update tournament_matches set status = 'COMPLETED', winner_id = player1_id, due_at = null
     where tournament_id = $1 and status = 'PENDING' returning id, player2_id`,
    [cup],
  )
  return ['--match', rows[0].id, '--winner', rows[0].player2_id]
}

async function openReport(): Promise<string[]> {
  const { gameId, white } = await openTestGame(server)
  await white.client.call('POST', '/reports', { body: { gameId, kind: 'fair_play' } })
  return ['--game', gameId, '--reporter', white.userId, '--kind', 'fair_play', '--outcome', 'upheld']
}

/** A paid order, by its number. */
async function paidOrder(): Promise<string[]> {
  await stockStore(server, { pin: { stock: 10 } })
  const { body } = await buy(server, [['pin', 1]])
  await submitSandboxForm(server, body.url, 'pay_card')
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
  return ['--order', String((await ordersOf(server)).at(-1)?.number)]
}

async function sentOrder(): Promise<string[]> {
  const order = await paidOrder()
  await operate(server, 'send-order', ...order, '--tracking', 'BR1', ...BY)
  return [...order, '--tracking', 'BR2']
}

/** A link for a new operator, by the act that made it. */
async function openInvite(): Promise<string[]> {
  const act = randomUUID()
  await operate(server, 'invite', '--roles', 'support', '--act', act, ...BY)
  return ['--invite', act]
}

async function catalogue(): Promise<string[]> {
  const file = join(await mkdtemp(join(tmpdir(), 'lance-catalogue-')), 'catalogue.json')
  const variants = [{ id: 'book', title: 'Book', price_in_cents: 100, inventory_quantity: 1 }]
  await writeFile(file, JSON.stringify({ products: [{ id: 'book', title: 'Book', variants }] }))
  return ['--file', file]
}

const newProduct = (over: object = {}) => {
  const id = `p${randomUUID()}`
  return JSON.stringify({
    id,
    version: 0,
    title: 'Book',
    variants: [{ id, title: 'A', priceCents: 100 }],
    ...over,
  })
}

async function product(): Promise<string[]> {
  const text = newProduct()
  await operate(server, 'save-product', '--product', text, ...BY)
  return ['--product', JSON.parse(text).id]
}

async function picture(): Promise<string[]> {
  const file = join(await mkdtemp(join(tmpdir(), 'lance-picture-')), 'picture.png')
  await writeFile(file, await Transformer.fromRgbaPixels(new Uint8Array(400).fill(90), 10, 10).png())
  return ['--file', file]
}

const account = async () => ['--account', (await signUp(server)).user.id]

const wageredGame = async () => ['--game', (await openTestGame(server, { stake: reais(10) })).gameId]

async function heldGame(): Promise<string[]> {
  const args = await wageredGame()
  await operate(server, 'hold-payout', ...args, ...BY)
  return args
}

async function heldCup(): Promise<string[]> {
  const args = await runningCup()
  await operate(server, 'hold-prizes', ...args, ...BY)
  return args
}

/** The champion's prize of a cup, held by a judgement and by an operator. */
async function judgedPrize(): Promise<string[]> {
  const people = await signUpMany(server, 4)
  const cup = await openCup(server, people, { entryFee: 5, playerCount: 4 })
  await startCup(server, cup)
  await operate(server, 'hold-prizes', '--tournament', cup.id, ...BY)
  await playRound(server, { people, cup, round: 1 })
  const championId = await playRound(server, { people, cup, round: 2 })
  const { rowCount } = await server.ctx.pool.query(
    `insert into payout_judgements (id, tournament_id, place, user_id, state, asked_at, ended_at)
     select gen_random_uuid(), tournament_id, place, user_id, 'held', now(), now() from held_prizes
     where tournament_id = $1 and user_id = $2`,
    [cup.id, championId],
  )
  expect(rowCount).toBe(1)
  return ['--tournament', cup.id, '--account', championId]
}

/** A game that is a puzzle. */
async function puzzle(): Promise<string[]> {
  const { gameId } = await openTestGame(server)
  await server.ctx.pool.query(
    `insert into puzzles (game_id, ply, white_id, black_id, looked_at, exercise)
     select id, 1, white_id, black_id, now(), '{}' from games where id = $1`,
    [gameId],
  )
  return ['--game', gameId]
}

/** A suspicion raised by a player's report. */
async function openSuspicion(): Promise<string[]> {
  const { gameId, white, black } = await openTestGame(server)
  await white.client.call('POST', '/reports', { body: { gameId, kind: 'fair_play' } })
  const { rows } = await server.ctx.pool.query('select id from suspicions where user_id = $1', [black.userId])
  return ['--suspicion', rows[0].id, '--verdict', 'unclear']
}

const FROM_WORLD_TO_FEES = ['--from', 'world', '--to', 'fees']

/** A correction made by another operator, and a proof for it. */
async function openCorrection(): Promise<string[]> {
  const act = randomUUID()
  const made = [...FROM_WORLD_TO_FEES, '--amount', '2', '--for', 'outside:a Pix', '--act', act]
  await operate(server, 'correct', ...made, '--who', 'Davi', '--why', 'ticket 11')
  return ['--correction', act, '--proof', 'outside:a line of the bank']
}

async function heldAccount(): Promise<string[]> {
  const args = await account()
  await operate(server, 'hold-account-payouts', ...args, ...BY)
  return args
}

async function disputedDeposit(): Promise<string[]> {
  const source = randomUUID()
  await markDisputed(server.ctx.db, { source, isDisputed: true, nowMs: server.time.nowMs() })
  return ['--deposit', source]
}

async function operator(): Promise<string[]> {
  const name = `Operator ${randomUUID()}`
  await server.ctx.pool.query(
    `insert into operators (id, name, roles, created_at) values ($1, $2, '{support}', now())`,
    [randomUUID(), name],
  )
  return ['--name', name]
}

async function failedMail(): Promise<string[]> {
  const id = randomUUID()
  await server.ctx.pool.query(
    `insert into failed_mails (id, kind, ended, reason, queued_at, failed_at)
     values ($1, 'confirm_email', 'refused', '550 no such user', $2, $2)`,
    [id, new Date(server.time.nowMs())],
  )
  return ['--mail', id]
}

type Row = {
  verb: string
  /** Creates a target for the verb, and gives the arguments that name it. */
  make: () => Promise<string[]>
  /** Arguments that name an unknown target. */
  unknown: string[]
  /** Whether a second act of the same verb on the same target succeeds: for any operator, or for who did the first. */
  again: boolean | 'own'
}

const NOBODY = randomUUID()
const ROWS: Row[] = [
  {
    verb: 'void-game',
    make: async () => ['--game', (await openTestGame(server, { stake: reais(10) })).gameId],
    unknown: ['--game', 'nothing1'],
    again: 'own',
  },
  {
    verb: 'correct',
    make: async () => [...FROM_WORLD_TO_FEES, '--amount', '1', '--for', 'outside:a Pix'],
    unknown: ['--from', 'world', '--to', 'nowhere:1', '--amount', '1', '--for', 'outside:a Pix'],
    again: true,
  },
  {
    verb: 'prove-correction',
    make: openCorrection,
    unknown: ['--correction', NOBODY, '--proof', 'outside:a line of the bank'],
    again: 'own',
  },
  { verb: 'retry-payment', make: parkedEvent, unknown: ['--event', NOBODY], again: 'own' },
  { verb: 'poll-payment', make: openPayment, unknown: ['--payment', NOBODY], again: true },
  {
    verb: 'refund-deposit',
    make: paidDeposit,
    unknown: ['--deposit', NOBODY, '--amount', '20'],
    again: true,
  },
  { verb: 'refund-premium', make: paidMonth, unknown: ['--invoice', NOBODY, '--amount', '5'], again: true },
  { verb: 'send-order', make: paidOrder, unknown: ['--order', '1'], again: 'own' },
  { verb: 'correct-tracking', make: sentOrder, unknown: ['--order', '1'], again: true },
  { verb: 'refund-order', make: paidOrder, unknown: ['--order', '1'], again: false },
  { verb: 'import-catalogue', make: catalogue, unknown: ['--file', 'nowhere/catalogue.json'], again: true },
  {
    verb: 'save-product',
    make: async () => ['--product', newProduct()],
    unknown: ['--product', newProduct({ version: 1 })],
    again: 'own',
  },
  { verb: 'publish-product', make: product, unknown: ['--product', 'nothing'], again: true },
  { verb: 'withdraw-product', make: product, unknown: ['--product', 'nothing'], again: true },
  { verb: 'move-product', make: product, unknown: ['--product', 'nothing'], again: true },
  { verb: 'add-picture', make: picture, unknown: ['--file', 'nowhere/picture.png'], again: true },
  { verb: 'approve-withdrawal', make: askedWithdrawal, unknown: ['--withdrawal', NOBODY], again: true },
  {
    verb: 'unapprove-withdrawal',
    make: withdrawalAt('sending'),
    unknown: ['--withdrawal', NOBODY],
    again: true,
  },
  {
    verb: 'send-withdrawal',
    make: withdrawalAt('sending'),
    unknown: ['--withdrawal', NOBODY],
    again: false,
  },
  { verb: 'withdrawal-paid', make: withdrawalAt('paid'), unknown: ['--withdrawal', NOBODY], again: true },
  { verb: 'withdrawal-failed', make: withdrawalAt('failed'), unknown: ['--withdrawal', NOBODY], again: true },
  { verb: 'refuse-withdrawal', make: askedWithdrawal, unknown: ['--withdrawal', NOBODY], again: true },
  { verb: 'cancel-tournament', make: runningCup, unknown: ['--tournament', NOBODY], again: true },
  { verb: 'correct-result', make: endedMatch, unknown: ['--match', NOBODY, '--winner', NOBODY], again: true },
  {
    verb: 'resolve-report',
    make: openReport,
    unknown: ['--game', 'nothing1', '--reporter', NOBODY, '--kind', 'chat', '--outcome', 'upheld'],
    again: true,
  },
  { verb: 'withdraw-puzzle', make: puzzle, unknown: ['--game', 'nothing1'], again: true },
  { verb: 'release-disputed', make: disputedDeposit, unknown: ['--deposit', NOBODY], again: 'own' },
  { verb: 'freeze-account', make: account, unknown: ['--account', NOBODY], again: true },
  { verb: 'end-sessions', make: account, unknown: ['--account', NOBODY], again: true },
  { verb: 'mail-seen', make: failedMail, unknown: ['--mail', NOBODY], again: true },
  { verb: 'close-account', make: account, unknown: ['--account', NOBODY], again: true },
  { verb: 'lift-kept-rules', make: account, unknown: ['--account', NOBODY], again: true },
  {
    verb: 'close-suspicion',
    make: openSuspicion,
    unknown: ['--suspicion', NOBODY, '--verdict', 'clean'],
    again: 'own',
  },
  { verb: 'hold-payout', make: wageredGame, unknown: ['--game', 'nothing1'], again: true },
  { verb: 'release-payout', make: heldGame, unknown: ['--game', 'nothing1'], again: 'own' },
  { verb: 'hold-prizes', make: runningCup, unknown: ['--tournament', NOBODY], again: true },
  { verb: 'release-prizes', make: heldCup, unknown: ['--tournament', NOBODY], again: 'own' },
  {
    verb: 'release-prize',
    make: judgedPrize,
    unknown: ['--tournament', NOBODY, '--account', NOBODY],
    again: 'own',
  },
  { verb: 'hold-account-payouts', make: account, unknown: ['--account', NOBODY], again: true },
  { verb: 'release-account-payouts', make: heldAccount, unknown: ['--account', NOBODY], again: 'own' },
  { verb: 'invite', make: async () => ['--roles', 'support'], unknown: ['--roles', 'king'], again: true },
  { verb: 'cancel-invite', make: openInvite, unknown: ['--invite', NOBODY], again: 'own' },
  { verb: 'replace-factor', make: operator, unknown: ['--name', 'Nobody'], again: true },
  { verb: 'end-operator', make: operator, unknown: ['--name', 'Nobody'], again: 'own' },
  {
    verb: 'change-roles',
    make: async () => [...(await operator()), '--roles', 'store'],
    unknown: ['--name', 'Nobody', '--roles', 'store'],
    again: true,
  },
  { verb: 'end-operator-sessions', make: operator, unknown: ['--name', 'Nobody'], again: true },
  { verb: 'unfreeze-account', make: account, unknown: ['--account', 'x@lance.test'], again: true },
]

async function actsOf(verb: string) {
  const { rows } = await server.ctx.pool.query(
    'select who, why, given, done_at is not null as done from operator_acts where verb = $1 order by begun_at',
    [verb],
  )
  return rows as { who: string; why: string; given: Record<string, string>; done: boolean }[]
}

const optionsOf = (args: string[]) =>
  Object.fromEntries(
    args.flatMap((name, index) => (index % 2 === 0 ? [[name.slice(2), args[index + 1]]] : [])),
  )

it('covers every verb that changes something', () => {
  const changing = Object.entries(VERBS).flatMap(([name, verb]) => (verb.changes ? [name] : []))
  expect([...ROWS.map(({ verb }) => verb), ...WHOLE].sort()).toEqual(changing.sort())
})

/** Verbs that change all rows and take no target. */
const WHOLE: readonly string[] = ['reseal-data', 'remove-clear-text']

it.each(WHOLE)('records %s with who and why, also when it is repeated', async (verb) => {
  expect((await operate(server, verb)).lines).toEqual([`${verb} also needs --who, --why.`])
  for (let times = 0; times < 2; times++) expect((await operate(server, verb, ...BY)).ok).toBe(true)
  const act = { who: 'Carla', why: 'ticket 12', given: {}, done: true }
  expect(await actsOf(verb)).toEqual([act, act])
})

const READING: readonly string[] = [
  ...[
    'parked-payments',
    'orders',
    'withdrawals',
    'suspicions',
    'held-payouts',
    'disputed-money',
    'operators',
    'show-identity',
  ],
]
const IMPERSONAL: readonly string[] = ['reconcile', 'stuck-tournaments', 'prove-log', 'fair-play-drift']

it('classifies every verb that changes nothing as a reading or as impersonal', () => {
  const readOnlyVerbs = Object.entries(VERBS).flatMap(([name, verb]) => (verb.changes ? [] : [name]))
  expect([...READING, ...IMPERSONAL].sort()).toEqual(readOnlyVerbs.sort())
})

it.each(IMPERSONAL)('runs %s without who and why, and leaves no row', async (verb) => {
  expect((await operate(server, verb)).ok).toBe(true)
  expect((await operate(server, verb, ...BY)).ok).toBe(false)
  expect(await actsOf(verb)).toEqual([])
})

describe.each(READING)('%s', (verb) => {
  it('shows nothing without who and why', async () => {
    const before = await actsOf(verb)
    expect(await operate(server, verb)).toEqual({ ok: false, lines: [`${verb} also needs --who, --why.`] })
    expect((await operate(server, verb, ...BY, '--act', randomUUID())).ok).toBe(false)
    expect(await actsOf(verb)).toEqual(before)
  })

  it('leaves a new row with who and why each time [OPERATOR-6]', async () => {
    const before = await actsOf(verb)
    for (let times = 0; times < 2; times++) {
      const { ok, lines } = await operate(server, verb, ...BY)
      expect([ok, lines.at(-1)]).toEqual([
        true,
        expect.stringMatching(/^This reading is act [0-9a-f-]{36}\.$/),
      ])
    }
    const reading = { who: 'Carla', why: 'ticket 12', given: {}, done: true }
    expect(await actsOf(verb)).toEqual([...before, reading, reading])
  })
})

it('leaves a row for a reading that finds nothing [OPERATOR-12]', async () => {
  expect((await operate(server, 'suspicions', '--suspicion', NOBODY, ...BY)).ok).toBe(false)
  const asked = { who: 'Carla', why: 'ticket 12', given: { suspicion: NOBODY }, done: false }
  expect(await actsOf('suspicions')).toContainEqual(asked)
})

describe.each(ROWS)('$verb', ({ verb, make, unknown, again }) => {
  it('does not begin without who and why, or with an invalid act id [OPERATOR-6]', async () => {
    const before = await actsOf(verb)
    expect((await operate(server, verb, ...unknown)).lines[0]).toBe(`${verb} also needs --who, --why.`)
    expect((await operate(server, verb, ...BY)).lines[0]).toMatch(new RegExp(`^${verb} also needs --`))
    expect((await operate(server, verb, ...unknown, ...BY, '--act', 'x')).ok).toBe(false)
    expect(await actsOf(verb)).toEqual(before)
  })

  it('is recorded but not done when its target does not exist', async () => {
    const { ok, lines } = await operate(server, verb, ...unknown, ...BY)
    expect(ok).toBe(false)
    expect(lines.at(-1)).toMatch(/changed nothing\.$/)
    const acts = await actsOf(verb)
    expect(acts).toContainEqual({ who: 'Carla', why: 'ticket 12', given: optionsOf(unknown), done: false })
  })

  it('runs once for each id, and again only for the operators that its row allows [OPERATOR-6] [OPERATOR-15]', async () => {
    const args = await make()
    const before = await actsOf(verb)
    const id = ['--act', randomUUID()]
    expect((await operate(server, verb, ...args, ...BY, ...id)).ok).toBe(true)
    const done = { who: 'Carla', why: 'ticket 12', given: optionsOf(args), done: true }
    expect(await actsOf(verb)).toContainEqual(done)
    const repeated = await operate(server, verb, ...args, ...BY, ...id)
    expect([repeated.ok, repeated.lines.at(-1)]).toEqual([true, `Act ${id[1]} is done.`])
    expect((await operate(server, verb, ...args, ...BY_OTHER, ...id)).code).toBe('OTHER_OPERATOR')
    expect(await actsOf(verb)).toHaveLength(before.length + 1)
    expect([verb, (await operate(server, verb, ...args, ...BY)).ok]).toEqual([verb, again !== false])
    expect([verb, (await operate(server, verb, ...args, ...BY_OTHER)).ok]).toEqual([verb, again === true])
    expect(await actsOf(verb)).toHaveLength(before.length + 3)
  })
})

describe('an act that is tried again', () => {
  const freeze = (args: string[], ...by: string[]) => operate(server, 'freeze-account', ...args, ...by)

  it('is not done again after another act undid it [OPERATOR-15]', async () => {
    const args = await account()
    const id = ['--act', randomUUID()]
    await freeze(args, ...BY, ...id)
    await operate(server, 'unfreeze-account', ...args, ...BY)
    const { ok, lines } = await freeze(args, ...BY, ...id)
    expect([ok, lines[0]]).toEqual([
      true,
      expect.stringMatching(/^It was done at .*, and is not done again\.$/),
    ])
    expect(await operate(server, 'unfreeze-account', ...args, ...BY)).toMatchObject({
      changed: { from: 'open' },
    })
  })

  it('is done once when both tries arrive together [OPERATOR-15]', async () => {
    const args = await paidOrder()
    const id = randomUUID()
    const send = () => operate(server, 'send-order', ...args, ...BY, '--act', id)
    await server.ctx.pool.query(`delete from mail_outbox where kind = 'order_sent'`)
    expect((await Promise.all([send(), send(), send()])).map(({ ok }) => ok)).toEqual([true, true, true])
    const { rowCount } = await server.ctx.pool.query(`select from mail_outbox where kind = 'order_sent'`)
    expect(rowCount).toBe(1)
  })

  it('is done under another id only for the same arguments, operator and day [OPERATOR-15]', async () => {
    const args = await paidOrder()
    const send = (tracking: string, by: string[]) =>
      operate(server, 'send-order', ...args, '--tracking', tracking, ...by)
    expect(await send('BR1', BY)).toMatchObject({ ok: true, changed: { to: 'sent' } })
    expect(await send('BR1', ['--who', 'carla', '--why', 'again'])).toMatchObject({
      ok: true,
      changed: { repeats: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    expect(await send('BR2', BY)).toMatchObject({ ok: false, code: 'ORDER_NOT_PAID' })
    expect(await send('BR1', BY_OTHER)).toMatchObject({ ok: false, code: 'ORDER_NOT_PAID' })
    server.time.advance(24 * 3_600_000)
    expect(await send('BR1', BY)).toMatchObject({ ok: false, code: 'ORDER_NOT_PAID' })
  })
})

describe('the keys that acts write', () => {
  it('are known to the desk, which has a name for each: what verbs are given, and what they changed [DESK-70]', async () => {
    const taken = Object.values({ ...VERBS, ...DATABASE_VERBS }).flatMap(({ takes }) =>
      takes.map(({ name }) => name),
    )
    const { rows } = await server.ctx.pool.query(
      `select distinct jsonb_object_keys(changed) as key from operator_acts where jsonb_typeof(changed) = 'object'`,
    )
    const written: string[] = rows.map(({ key }) => key)
    expect(written.length).toBeGreaterThan(10)
    expect([...taken, ...written].filter((key) => !isLogKey(key))).toEqual([])
  })
})

describe('the audit trail of operators', () => {
  it.each([
    ['a changed name', `update operator_acts set who = 'Davi'`],
    ['a changed reason', `update operator_acts set why = 'none', done_at = now()`],
    ['marking an act as not done', 'update operator_acts set done_at = null where done_at is not null'],
    ['a changed time', `update operator_acts set done_at = now() where done_at is not null`],
    ['a delete', 'delete from operator_acts'],
    ['a truncate', 'truncate operator_acts cascade'],
  ])('is protected by the database against %s [OPERATOR-6]', async (_name, statement) => {
    await operate(server, 'freeze-account', ...(await account()), ...BY)
    await operate(server, 'freeze-account', '--account', NOBODY, ...BY)
    const acts = async () => (await server.ctx.pool.query('select * from operator_acts order by id')).rows
    const before = await acts()
    // Refused twice: the serving role lacks the right, and a trigger refuses even the table's owner.
    await expect(server.ctx.pool.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|23001)$/),
    })
    const owner = openDatabase({ connectionString: server.connectionString, maxConnections: 1 })
    onTestFinished(owner.close)
    await expect(owner.pool.query(statement)).rejects.toMatchObject({ code: '23001' })
    expect(await acts()).toEqual(before)
  })
})
