import { randomUUID } from 'node:crypto'
import type {
  DisputedPayment,
  LatePayment,
  ListedDispute,
  OpenCorrection,
  ParkedEvent,
  WaitingEvent,
} from '@lance/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestDeposit, signUpAdult, submitSandboxForm } from '../../../test/depositKit.ts'
import { act, joinDesk } from '../../../test/deskKit.ts'
import { insertGame, joinGame, playOut } from '../../../test/gameKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { buy, ordersOf, stockStore } from '../../../test/storeKit.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
let finance: Awaited<ReturnType<typeof joinDesk>>['browser']
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
  finance = (await joinDesk(server, 'finance')).browser
})
afterAll(() => server?.stop())

const get = async <Body>(path: string) =>
  (await finance.call('GET', `/desk/api/payments/${path}`)).body as unknown as Body
const run = async (verb: string, given: Record<string, string>) =>
  (await finance.call('POST', `/desk/api/acts/${verb}`, act(given))).body
const query = (statement: string, ...values: unknown[]) => server.ctx.pool.query(statement, values)

async function sweepPayments(): Promise<void> {
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
}

/** An adult whose deposit of R$ 50 was paid. */
async function deposit() {
  const person = await signUpAdult(server)
  const { body } = await requestDeposit(person, 50)
  await submitSandboxForm(server, body.url, 'pay_card')
  await sweepPayments()
  return { person, id: body.id }
}

async function dispute(table: string, column: string, id: string): Promise<string> {
  const disputeId = `dispute_${randomUUID()}`
  await query(
    `insert into ${table} (${column}, dispute_id, amount_cents, state, said_at) values ($1, $2, 1000, 'open', $3)`,
    ...[id, disputeId, new Date(server.time.nowMs())],
  )
  return disputeId
}

const fetchEvidence = (path: string) => finance.call('GET', `/desk/api/payments/${path}`)

describe('parked events', () => {
  it('are listed with what did not fit, the oldest first, and can be tried again [DESK-27]', async () => {
    const ids = [randomUUID(), randomUUID()]
    for (const id of ids) {
      await query(
        `insert into payment_events (provider, event_id, payload, received_at, status, reason, settled_at)
         values ('sandbox', $1, '{"amount":1}', $2, 'parked', 'WRONG_AMOUNT', $2)`,
        ...[id, new Date(server.time.nowMs())],
      )
      server.time.advance(1)
    }
    const { rows } = await get<{ rows: ParkedEvent[] }>('parked')
    expect(rows).toMatchObject(
      ids.map((eventId) => ({ eventId, reason: 'WRONG_AMOUNT', payload: '{"amount":1}', isScrubbed: false })),
    )
    expect(await run('retry-payment', { event: ids[0] ?? '' })).toMatchObject({ ok: true })
    const left = await get<{ rows: ParkedEvent[] }>('parked')
    expect(left.rows.map(({ eventId }) => eventId)).toEqual([ids[1]])
    expect(await run('retry-payment', { event: randomUUID() })).toMatchObject({ code: 'EVENT_UNKNOWN' })
  })
})

describe('late payments', () => {
  it('are those of which nothing was heard, which a server polls when an operator asks [DESK-27]', async () => {
    const person = await signUpAdult(server)
    const { body } = await requestDeposit(person, 50)
    const isListed = async () =>
      (await get<{ payments: LatePayment[] }>('late')).payments.find(({ id }) => id === body.id)
    expect(await isListed()).toBeUndefined()
    const nowMs = server.time.nowMs()
    await query(
      'update deposits set expires_at = $2, ask_at = $3 where id = $1',
      body.id,
      ...[new Date(nowMs - 3_600_000), new Date(nowMs + 86_400_000)],
    )
    expect(await isListed()).toMatchObject({ kind: 'deposit', status: 'open', user: { id: person.user.id } })
    expect(await run('poll-payment', { payment: body.id })).toMatchObject({ ok: true })
    expect((await isListed())?.askAt).toBe(new Date(nowMs).toISOString())
    await server.sweep('silent deposits')
    expect((await isListed())?.askAt).toBe(new Date(nowMs + 600_000).toISOString())
    expect(await run('poll-payment', { payment: randomUUID() })).toMatchObject({ code: 'PAYMENT_SETTLED' })
  })

  it('have the events that wait too long beside them [DESK-27]', async () => {
    const eventId = randomUUID()
    await query(
      `insert into payment_events (provider, event_id, payload, received_at, due_at, attempts, awaits_payment)
       values ('sandbox', $1, '{}', $2, $3, 3, 'pay_1')`,
      ...[eventId, new Date(server.time.nowMs() - 3_600_000), new Date(server.time.nowMs() + 3_600_000)],
    )
    const { events } = await get<{ events: WaitingEvent[] }>('late')
    expect(events).toContainEqual(expect.objectContaining({ eventId, attempts: 3, awaitsPayment: 'pay_1' }))
  })
})

describe('disputes', () => {
  it('are listed with who paid, the latest first, also those that were decided if asked for [DESK-28]', async () => {
    const { id, person } = await deposit()
    const first = await dispute('deposit_disputes', 'deposit_id', id)
    server.time.advance(1000)
    const second = await dispute('deposit_disputes', 'deposit_id', id)
    await query(`update deposit_disputes set state = 'won' where dispute_id = $1`, first)
    const idsOf = async (query = '') =>
      (await get<{ rows: ListedDispute[] }>(`disputes${query}`)).rows
        .filter(({ paidId }) => paidId === id)
        .map(({ disputeId }) => disputeId)
    expect(await idsOf()).toEqual([second])
    expect(await idsOf('?state=all')).toEqual([second, first])
    const { rows } = await get<{ rows: ListedDispute[] }>('disputes')
    expect(rows[0]).toMatchObject({ kind: 'deposit', user: { id: person.user.id }, amountCents: 1000 })
  })

  it('come with the games that were played with the money, in one file that is recorded [DESK-28]', async () => {
    const { id, person } = await deposit()
    const opponent = await signUp(server)
    const gameId = await insertGame(server, {
      whiteId: opponent.user.id,
      blackId: person.user.id,
      stake: reais(10),
    })
    const white = await joinGame(server, opponent, gameId)
    const black = await joinGame(server, person, gameId)
    await white.next('presence')
    await playOut({ gameId, white, black }, '1. f3 e5 2. g4 Qh4#')
    await query('update users set name = $2 where id = $1', person.user.id, '<script>alert(1)</script>')
    const disputeId = await dispute('deposit_disputes', 'deposit_id', id)
    const shown = await get<DisputedPayment>(`disputes/deposit/${id}`)
    expect(shown).toMatchObject({
      id,
      amountCents: 5000,
      disputes: [{ disputeId }],
      evidence: { games: 1, moves: 4, deposits: 1 },
    })
    expect(shown.evidence.sessions).toBeGreaterThan(0)
    const { text, headers } = await fetchEvidence(`disputes/deposit/${id}/evidence?language=en`)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="lance-deposit-${id}.html"`)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const part of [disputeId, gameId, 'd8h4', 'terms of use accepted', 'stake', person.email])
      expect([part, text.includes(part)]).toEqual([part, true])
    expect(text).not.toMatch(/<script|127\.0\.0\.1|src=|href=/)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    const { rows } = await query(
      `select given from operator_log where verb = 'see-evidence' and step = 'done' and given->>'payment' = $1`,
      id,
    )
    expect(rows).toEqual([{ given: { kind: 'deposit', payment: id } }])
  })

  it('shows one network of two sign-ins as one hash, which names no address [DESK-28]', async () => {
    const { id, person } = await deposit()
    await person.call('POST', '/auth/refresh')
    await signUp(server)
    const { rows } = await query(
      `select distinct network_hash as hash from sessions where network_hash is not null`,
    )
    expect(rows).toHaveLength(1)
    const { text } = await fetchEvidence(`disputes/deposit/${id}/evidence`)
    expect(text).toContain(rows[0].hash.subarray(0, 8).toString('hex'))
  })

  it('say of an order what was sent and where to [DESK-28]', async () => {
    await stockStore(server, { pin: { stock: 10 } })
    const { body } = await buy(server, [['pin', 1]])
    await submitSandboxForm(server, body.url, 'pay_card')
    await sweepPayments()
    const { number } = (await ordersOf(server)).at(-1) ?? {}
    await operate(
      server,
      'send-order',
      '--order',
      String(number),
      '--tracking',
      'BR123',
      '--who',
      'Carla',
      '--why',
      'x',
    )
    const { rows } = await query('select id from store_orders where number = $1', number)
    await dispute('store_disputes', 'order_id', rows[0].id)
    const { text } = await fetchEvidence(`disputes/order/${rows[0].id}/evidence`)
    expect(text).toContain('Rastreio')
    const shown = await get<DisputedPayment>(`disputes/order/${rows[0].id}`)
    expect(shown).toMatchObject({ kind: 'order', evidence: { games: 0 } })
  })

  it('are refused for unknown payments, and to others than finance', async () => {
    const path = `/desk/api/payments/disputes/deposit/${randomUUID()}`
    expect(await finance.call('GET', path)).toMatchObject({ status: 404 })
    expect(await finance.call('GET', `${path}/evidence`)).toMatchObject({ status: 404 })
    const { browser } = await joinDesk(server, 'support')
    for (const one of ['parked', 'late', 'disputes', 'proof', path.slice('/desk/api/payments/'.length)])
      expect((await browser.call('GET', `/desk/api/payments/${one}`)).status).toBe(403)
  })
})

describe('the proof of the ledger', () => {
  it('shows the last night’s result and the corrections that are open [DESK-29]', async () => {
    const actId = randomUUID()
    const made = ['--from', 'world', '--to', 'fees', '--amount', '3', '--for', 'outside:a Pix']
    await operate(server, 'correct', ...made, '--who', 'Carla', '--why', 'ticket 12', '--act', actId)
    server.time.advance(86_400_000)
    await server.sweep('nightly proof')
    finance = (await joinDesk(server, 'finance')).browser
    const proof = await get<{ last: object; openCorrections: OpenCorrection[]; openCorrectionCount: number }>(
      'proof',
    )
    expect(proof.last).toMatchObject({ findings: expect.any(Number), openItems: expect.any(Number) })
    expect(proof.openCorrections).toContainEqual(
      expect.objectContaining({ actId, who: 'Carla', from: 'world', to: 'fees', amountCents: 300 }),
    )
    expect(proof.openCorrectionCount).toBe(proof.openCorrections.length)
    expect(await run('prove-correction', { correction: actId, proof: 'outside:a line' })).toMatchObject({
      ok: true,
    })
    const later = await get<{ openCorrections: OpenCorrection[] }>('proof')
    expect(later.openCorrections.map((one) => one.actId)).not.toContain(actId)
  })
})
