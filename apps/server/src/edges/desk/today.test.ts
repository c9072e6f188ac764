import { randomUUID } from 'node:crypto'
import type { Today } from '@lance/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, joinDesk as joinDeskOf } from '../../../test/deskKit.ts'
import { openTestGame } from '../../../test/gameKit.ts'
import { creditDeposit, fund, reais } from '../../../test/moneyKit.ts'
import { leavePieces, stockStore } from '../../../test/storeKit.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'
import type { SweepTrouble } from '../jobs/sweepHealth.ts'
import { findAlarms } from './alarms.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
})
afterAll(() => server?.stop())

type Desk = Awaited<ReturnType<typeof joinDeskOf>>

/** Reads the page after others' readings have gone stale. */
async function readToday({ browser }: Desk): Promise<Today> {
  server.time.advance(5000)
  const { status, body } = await browser.call('GET', '/desk/api/today')
  expect(status).toBe(200)
  return body as Today
}

const waiting = (today: Today): Partial<Record<string, number>> =>
  Object.fromEntries(today.waiting.map(({ kind, count }) => [kind, count]))

describe('the first page of the desk', () => {
  it('shows each role what is for it, and the owner everything [DESK-60]', async () => {
    const kindsOf = async (roles: string) => {
      const today = await readToday(await joinDeskOf(server, roles))
      const parts = { money: today.money, mail: today.mail, lowStock: today.lowStock }
      const seen = Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [name]))
      return { seen, kinds: Object.keys(waiting(today)) }
    }
    expect(await kindsOf('finance')).toEqual({
      seen: ['money'],
      kinds: [
        'withdrawalsAsked',
        'withdrawalsToSend',
        'secondOperators',
        'parkedPayments',
        'disputes',
        'heldPayouts',
        'ordersToSend',
      ],
    })
    expect(await kindsOf('fair_play')).toEqual({
      seen: [],
      kinds: ['suspicions', 'reports', 'heldPayouts', 'stuckTournaments'],
    })
    expect(await kindsOf('support')).toEqual({ seen: ['mail'], kinds: ['reports', 'stuckTournaments'] })
    expect(await kindsOf('store')).toEqual({ seen: ['lowStock'], kinds: ['ordersToSend'] })
    const all = await kindsOf('owner')
    expect([all.seen, all.kinds.length]).toEqual([['money', 'mail', 'lowStock'], 10])
  })

  it('counts games, people and money of this moment [DESK-60]', async () => {
    const owner = await joinDeskOf(server, 'owner')
    const before = await readToday(owner)
    const { person, cpf } = await signUpPayee(server, 300)
    await creditDeposit(server.ctx, person.user.id, 50)
    await fund(server.ctx, person.user.id, -20)
    expect((await requestWithdrawal(person, { pixKey: cpf })).status).toBe(201)
    await openTestGame(server, { stake: reais(10) })
    const after = await readToday(owner)
    expect(after.now.games - before.now.games).toBe(1)
    expect(after.now.people - before.now.people).toBe(2)
    expect(waiting(after).withdrawalsAsked).toBe((waiting(before).withdrawalsAsked ?? 0) + 1)
    const [was, is] = [before.money?.days.at(-1), after.money?.days.at(-1)]
    expect(after.money?.days).toHaveLength(30)
    expect(is?.day).toBe('2026-01-15')
    expect((is?.outCents ?? 0) - (was?.outCents ?? 0)).toBe(2000)
    // What the table's players hold came in as well.
    expect((is?.inCents ?? 0) - (was?.inCents ?? 0)).toBeGreaterThanOrEqual(35_000)
    expect((after.money?.escrowCents ?? 0) - (before.money?.escrowCents ?? 0)).toBe(2000)
    // Wallets are counted once in ten minutes, beside the calls.
    server.time.advance(600_000)
    await expect.poll(async () => (await readToday(owner)).money?.wallets?.cents).toBeGreaterThan(0)
  })

  it('keeps days that are over, and sums them up to their last transfer', async () => {
    const owner = await joinDeskOf(server, 'owner')
    const { user } = await signUp(server)
    await creditDeposit(server.ctx, user.id, 70)
    const inOf = (today: Today, day: string) => today.money?.days.find((one) => one.day === day)?.inCents
    const before = inOf(await readToday(owner), '2026-01-15') ?? 0
    server.time.advance(86_400_000)
    await creditDeposit(server.ctx, user.id, 30)
    const again = await joinDeskOf(server, 'owner')
    for (let times = 0; times < 2; times++) {
      const today = await readToday(again)
      expect([inOf(today, '2026-01-15'), inOf(today, '2026-01-16')]).toEqual([before, 3000])
    }
  })

  it('says why mails fail, without the addresses [DESK-62]', async () => {
    const support = await joinDeskOf(server, 'support')
    const now = new Date(server.time.nowMs())
    await server.ctx.pool.query(
      `insert into mail_outbox (id, kind, about, queued_at, due_at, until, attempts, last_error)
       values ($1, 'confirm', '{}', $2, $2, $2, 3, 'Error: 450 4.2.1 <ana.b@lance.test>: mailbox full')`,
      [randomUUID(), now],
    )
    const { mail } = await readToday(support)
    expect(mail).toEqual({
      count: 1,
      isMore: false,
      last: [
        {
          kind: 'confirm',
          attempts: 3,
          nextAt: now.toISOString(),
          reason: 'Error: 450 4.2.1 <[e-mail]>: mailbox full',
        },
      ],
      failed: { count: 0, isMore: false, last: [] },
    })
  })

  it('lists mails that failed for good until an operator marks them as seen [DESK-69]', async () => {
    const support = await joinDeskOf(server, 'support')
    const { user } = await signUp(server)
    const fail = async (userId: string | null) => {
      const id = randomUUID()
      server.time.advance(1000)
      await server.ctx.pool.query(
        `insert into failed_mails (id, kind, ended, reason, user_id, queued_at, failed_at)
         values ($1, 'confirm_email', 'refused', '550 <[e-mail]> unknown', $2, $3, $3)`,
        [id, userId, new Date(server.time.nowMs())],
      )
      return id
    }
    const first = await fail(null)
    const second = await fail(user.id)
    const failedMails = async () => (await readToday(support)).mail?.failed
    expect(await failedMails()).toMatchObject({
      count: 2,
      isMore: false,
      last: [
        {
          id: second,
          kind: 'confirm_email',
          ended: 'refused',
          reason: '550 <[e-mail]> unknown',
          personId: user.id,
        },
        { id: first, personId: null },
      ],
    })
    const { body } = await support.browser.call('POST', '/desk/api/acts/mail-seen', act({ mail: second }))
    expect(body).toMatchObject({
      ok: true,
      changed: { user: user.id, mail: second, from: 'new', to: 'seen' },
    })
    expect(await failedMails()).toMatchObject({ count: 1, last: [{ id: first }] })
    for (let times = 0; times < 21; times++) await fail(null)
    expect(await failedMails()).toMatchObject({ count: 22 })
    expect((await failedMails())?.last).toHaveLength(20)
    const store = await joinDeskOf(server, 'store')
    expect(await store.browser.call('POST', '/desk/api/acts/mail-seen', act({ mail: first }))).toMatchObject({
      status: 403,
    })
  })

  it('names variants of which few are left [DESK-60]', async () => {
    const store = await joinDeskOf(server, 'store')
    await stockStore(server, { few: { stock: 20 }, many: { stock: 20 }, endless: { stock: null } })
    await leavePieces(server.ctx.db, { variantId: 'few', pieces: 2 })
    const { lowStock } = await readToday(store)
    const few = { productId: 'article-few', product: 'Article few', variant: 'Plain', left: 2 }
    expect(lowStock?.rows).toContainEqual(few)
    expect(lowStock?.rows.map(({ product }) => product)).not.toContain('Article many')
  })

  it('alarms about a ledger that is wrong or was not proved, and about a broken log [DESK-61]', async () => {
    let owner = await joinDeskOf(server, 'owner')
    const codes = async () => (await readToday(owner)).alarms.map(({ code }) => code)
    expect(await codes()).toEqual([])
    server.time.advance(27 * 3_600_000)
    owner = await joinDeskOf(server, 'owner')
    expect(await codes()).toEqual(['LEDGER_NOT_PROVED'])
    await server.ctx.pool.query(
      `insert into ledger_proofs (night, begun_at, findings) values ('2026-01-15', $1, 2)`,
      [new Date(server.time.nowMs())],
    )
    expect(await codes()).toEqual(['LEDGER_WRONG'])
    await server.ctx.pool.query('update ledger_proofs set findings = 0')
    expect(await codes()).toEqual([])
  })
})

describe('an alarm', () => {
  const nowMs = Date.UTC(2026, 0, 15, 12)
  const proof = { begunAt: new Date(nowMs), findings: 0, openItems: null }
  const find = (
    given: {
      sweeps?: SweepTrouble[]
      clockOffMs?: number
      bus?: boolean | null
      wrongRow?: bigint
      unjudged?: number
      driftedCells?: number
    } = {},
  ) => {
    const { sweeps = [], clockOffMs = 0, bus = null, wrongRow = null, unjudged = 0, driftedCells = 0 } = given
    const health = { sweeps: () => sweeps, clockOffMs: () => clockOffMs, busConnected: () => bus }
    return findAlarms({ nowMs, proof, firstTransferAt: null, wrongRow, unjudged, driftedCells, health }).map(
      ({ code, about }) => [code, about],
    )
  }

  it('names what is wrong: a sweep, a clock, the bus, a row of the log [DESK-61]', () => {
    expect(find()).toEqual([])
    const sweeps: SweepTrouble[] = [
      { sweep: 'mail', kind: 'fails', forMs: 60_000 },
      { sweep: 'due payouts', kind: 'late', forMs: 600_000 },
      { sweep: 'unsealed data', kind: 'fails', forMs: 60_000 },
    ]
    expect(find({ sweeps, clockOffMs: -7000, bus: false, wrongRow: 4n })).toEqual([
      ['LOG_BROKEN', '4'],
      ['SWEEP_FAILS', 'mail'],
      ['SWEEP_LATE', 'due payouts'],
      ['SEALING_FAILS', null],
      ['CLOCK_OFF', '7'],
      ['BUS_AWAY', null],
    ])
  })

  it('says how many payouts were not judged [FAIR-12]', () => {
    expect(find({ unjudged: 2 })).toEqual([['PAYOUTS_UNJUDGED', '2']])
  })

  it('says that honest players no longer play as expected [FAIR-25]', () => {
    expect(find({ driftedCells: 3 })).toEqual([['FAIR_PLAY_DRIFT', '3']])
  })
})
