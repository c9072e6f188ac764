import { randomUUID } from 'node:crypto'
import type { WithdrawalList } from '@lance/contract'
import type { ListedWithdrawal, WaitingAct, WithdrawalDetails } from '@lance/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { act, joinDesk } from '../../../test/deskKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { creditDeposit, reais } from '../../../test/moneyKit.ts'
import { openScratchServer } from '../../../test/testServer.ts'
import { confirm, requestWithdrawal, savePixKey, signUpPayee } from '../../../test/withdrawalKit.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
let finance: Awaited<ReturnType<typeof joinDesk>>['browser']
let operatorName: string
beforeAll(async () => {
  const env = { DESK: 'on', OPERATORS_REQUIRED: '2', TWO_OPERATORS_FROM_CENTS: '10000' }
  server = await openScratchServer({ env })
  const joined = await joinDesk(server, 'finance')
  finance = joined.browser
  operatorName = joined.name
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

type Page = { rows: ListedWithdrawal[]; next: string | null }

async function list(query = ''): Promise<Page> {
  const { body } = await finance.call('GET', `/desk/api/withdrawals${query}`)
  return body as Page
}
const detailsOf = async (id: string) =>
  (await finance.call('GET', `/desk/api/withdrawals/${id}`)).body as unknown as WithdrawalDetails
const run = async (verb: string, given: Record<string, string>) =>
  (await finance.call('POST', `/desk/api/acts/${verb}`, act(given))).body

async function ask(amount = 20) {
  const { person, cpf } = await signUpPayee(server)
  const { body } = await requestWithdrawal(person, { pixKey: cpf, amount })
  return { person, cpf, id: body.id, userId: person.user.id }
}

describe('the list of withdrawals', () => {
  it('shows those that wait the oldest first, page by page, and the others under their filters [DESK-23]', async () => {
    const asked: string[] = []
    const { person, cpf } = await signUpPayee(server)
    for (let n = 0; n < 52; n += 1) {
      asked.push((await requestWithdrawal(person, { pixKey: cpf, amount: 1 })).body.id)
      server.time.advance(1)
    }
    const first = await list()
    expect(first.rows.map(({ id }) => id)).toEqual(asked.slice(0, 50))
    const second = await list(`?cursor=${first.next}`)
    expect([second.rows.map(({ id }) => id), second.next]).toEqual([asked.slice(50), null])
    await run('refuse-withdrawal', { withdrawal: asked[0] ?? '' })
    expect((await list('?status=refused')).rows.map(({ id }) => id)).toEqual([asked[0]])
    const latest = await list(`?status=all&text=${person.user.id}`)
    expect(latest.rows[0]?.id).toBe(asked[51])
  })

  it('finds them by id, address, name and amount [DESK-23]', async () => {
    const { person, id, userId } = await ask(37)
    const idsFor = async (query: string) => (await list(query)).rows.map((row) => row.id)
    for (const text of [id, userId, person.email, person.email.toUpperCase(), person.user.name.slice(1, -1)])
      expect([text, await idsFor(`?text=${encodeURIComponent(text)}&amountCents=3700`)]).toEqual([text, [id]])
    expect(await idsFor('?status=asked&amountCents=3700')).toEqual([id])
    await server.ctx.pool.query(`update users set name = 'Zulmíra Quental' where id = $1`, [userId])
    for (const status of ['waiting', 'asked', 'all'])
      expect([status, await idsFor(`?status=${status}&text=zulmira%20QUEN`)]).toEqual([status, [id]])
    expect(await idsFor('?status=paid&text=zulmira')).toEqual([])
    expect(await idsFor('?status=all&text=nobody%20of%20this%20name')).toEqual([])
    expect(await idsFor('?amountCents=3701')).toEqual([])
    expect(await idsFor(`?status=all&text=${randomUUID()}`)).toEqual([])
  })

  it('refuses filters that are none, and a cursor that is not its own', async () => {
    for (const query of ['?status=lost', '?amountCents=-1', '?amountCents=x', '?cursor=x'])
      expect(await finance.call('GET', `/desk/api/withdrawals${query}`)).toMatchObject({ status: 400 })
  })

  it('is for finance alone, and its reading is recorded [DESK-23]', async () => {
    for (const role of ['fair_play', 'support', 'store']) {
      const { browser } = await joinDesk(server, role)
      expect((await browser.call('GET', '/desk/api/withdrawals')).status).toBe(403)
      expect((await browser.call('GET', `/desk/api/withdrawals/${randomUUID()}`)).status).toBe(403)
    }
    await list()
    const { rows } = await server.ctx.pool.query(
      `select verb, who from operator_log where verb = 'see-withdrawals' and step = 'done'`,
    )
    expect(rows).toContainEqual({ verb: 'see-withdrawals', who: operatorName })
  })
})

describe('the page of a withdrawal', () => {
  it('shows the evidence about its applicant [DESK-23]', async () => {
    const game = await openTestGame(server, { stake: reais(10) })
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    const user = { id: game.black.userId }
    await creditDeposit(server.ctx, user.id, 70)
    await server.ctx.pool.query(
      `insert into suspicions (id, kind, user_id, weight, figures, raised_at, renewed_at)
       values ($1, 'dumping', $2, 1, '{}', $3, $3)`,
      [randomUUID(), user.id, new Date(server.time.nowMs())],
    )
    const { cpf, id } = await requestAs(user.id)
    const { withdrawal, money, losers, suspicions, resting, account, earlier } = await detailsOf(id)
    expect(withdrawal).toMatchObject({ id, status: 'asked', cpf, pixKey: cpf, suspicions: 1 })
    expect(money).toMatchObject({ depositedCents: 7000, stakedCents: 1000, withdrawnCents: 0 })
    expect(money.wonCents).toBeGreaterThan(1000)
    expect(resting.length).toBeGreaterThan(0)
    expect(losers).toMatchObject([{ games: 1, lostCents: 1000 }])
    expect(suspicions).toMatchObject([{ kind: 'dumping', verdict: null }])
    expect(account.emailConfirmedAt).not.toBeNull()
    expect(earlier).toEqual([])
  })

  it('does not exist for another id', async () => {
    expect(await finance.call('GET', `/desk/api/withdrawals/${randomUUID()}`)).toMatchObject({ status: 404 })
    expect(await finance.call('GET', '/desk/api/withdrawals/x')).toMatchObject({ status: 400 })
  })
})

/** A stored withdrawal of R$ 5 by a user who was not signed up by this file. */
async function requestAs(userId: string): Promise<{ id: string; cpf: string }> {
  const person = { user: { id: userId } } as never
  await confirm(server, person)
  const cpf = await savePixKey(server, person)
  const { rows } = await server.ctx.pool.query(
    `with asked as (
       insert into withdrawals (id, user_id, amount_cents, cpf, pix_kind, pix_key, created_at)
       values (gen_random_uuid(), $1, 500, $2, 'cpf', $2, $3) returning id
     ), moved as (
       insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
       select w.id, h.id, 500, $3, 'withdrawal', asked.id::text, 'withdrawal:' || asked.id
       from asked, accounts w, accounts h
       where w.owner_id = $4 and w.kind = 'wallet' and h.owner_id = $4 and h.kind = 'hold'
     ) select id from asked`,
    [userId, cpf, new Date(server.time.nowMs()), userId],
  )
  return { id: rows[0].id, cpf }
}

describe('a refused withdrawal', () => {
  it('tells its applicant why, in their wallet and in a mail [DESK-24]', async () => {
    const { person, id } = await ask()
    const tell = 'A chave Pix é de <outra> pessoa {brand}.'
    expect(await run('refuse-withdrawal', { withdrawal: id, tell })).toMatchObject({ ok: true })
    const { body } = await person.call<WithdrawalList>('GET', '/withdrawals')
    expect(body.items[0]).toMatchObject({ id, status: 'refused', reason: tell })
    const mail = (await mailsTo(server, person.email)).find(({ subject }) => subject.includes('recusado'))
    expect(mail?.text).toContain(`Motivo: ${tell}`)
    expect((await detailsOf(id)).withdrawal.told).toBe(tell)
  })

  it('needs no words to its applicant, and takes no more than 300 characters [DESK-24]', async () => {
    const { person, id } = await ask()
    const tooLong = await run('refuse-withdrawal', { withdrawal: id, tell: 'x'.repeat(301) })
    expect(tooLong).toMatchObject({ ok: false, code: 'TELL_TOO_LONG' })
    expect(await run('refuse-withdrawal', { withdrawal: id })).toMatchObject({ ok: true })
    const { body } = await person.call<WithdrawalList>('GET', '/withdrawals')
    expect(body.items[0]).toMatchObject({ status: 'refused', reason: null })
    const mail = (await mailsTo(server, person.email)).find(({ subject }) => subject.includes('recusado'))
    expect(mail?.text).not.toContain('Motivo')
  })
})

describe('an approved withdrawal', () => {
  it('waits again when its approval is taken back, until an operator has taken it [DESK-25]', async () => {
    const { id } = await ask()
    await run('approve-withdrawal', { withdrawal: id })
    expect(await run('unapprove-withdrawal', { withdrawal: id })).toMatchObject({
      ok: true,
      changed: { from: 'approved', to: 'asked' },
    })
    expect((await detailsOf(id)).withdrawal).toMatchObject({ status: 'asked', approvedAt: null })
    await run('approve-withdrawal', { withdrawal: id })
    await run('send-withdrawal', { withdrawal: id })
    const late = await run('unapprove-withdrawal', { withdrawal: id })
    expect(late).toMatchObject({ ok: false, code: 'WITHDRAWAL_STATUS' })
    expect((await detailsOf(id)).withdrawal).toMatchObject({ status: 'sending', takenBy: operatorName })
  })

  it('says who approved, sent and settled it, with the number of the transfer [DESK-23]', async () => {
    const { id } = await ask()
    for (const verb of ['approve-withdrawal', 'send-withdrawal']) {
      expect(await run(verb, { withdrawal: id })).toMatchObject({ ok: true })
      server.time.advance(1000)
    }
    const tooLong = await run('withdrawal-paid', { withdrawal: id, receipt: 'x'.repeat(101) })
    expect(tooLong).toMatchObject({ ok: false, code: 'RECEIPT_TOO_LONG' })
    const receipt = 'E18236120202611261032s0123456789'
    expect(await run('withdrawal-paid', { withdrawal: id, receipt })).toMatchObject({ ok: true })
    const { acts } = await detailsOf(id)
    expect(acts.filter(({ isDone }) => isDone)).toMatchObject([
      { verb: 'withdrawal-paid', who: operatorName, receipt },
      { verb: 'send-withdrawal', who: operatorName, receipt: null },
      { verb: 'approve-withdrawal', who: operatorName, receipt: null },
    ])
  })
})

describe('acts that wait for a second operator', () => {
  it('are listed with who may not confirm them, and with the rule in force [DESK-26]', async () => {
    const { id } = await ask(100)
    expect((await detailsOf(id)).needsSecond).toBe(true)
    expect(await run('approve-withdrawal', { withdrawal: id })).toMatchObject({ code: 'WAITS_FOR_SECOND' })
    const other = await joinDesk(server, 'finance')
    const waitingFor = async (browser: typeof finance) => {
      const { body } = await browser.call('GET', '/desk/api/waiting-acts')
      expect(body).toMatchObject({ operatorsRequired: 2, fromCents: 10_000 })
      return (body.acts as WaitingAct[]).find(({ withdrawal }) => withdrawal?.id === id)
    }
    const own = await waitingFor(finance)
    expect(own).toMatchObject({ isOwn: true, who: operatorName, verb: 'approve-withdrawal' })
    expect(await waitingFor(other.browser)).toMatchObject({
      isOwn: false,
      withdrawal: { id, amountCents: 10_000 },
    })
    const given = { ...own?.given, confirms: own?.actId ?? '' }
    const path = '/desk/api/acts/approve-withdrawal'
    expect((await finance.call('POST', path, act(given))).body).toMatchObject({ code: 'WAITS_FOR_SECOND' })
    expect((await other.browser.call('POST', path, act(given))).body).toMatchObject({ ok: true })
    expect(await waitingFor(finance)).toBeUndefined()
    expect(await detailsOf(id)).toMatchObject({ withdrawal: { status: 'approved' }, waiting: null })
  })
})
