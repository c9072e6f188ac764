import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import type { Mail, Mailer } from './mail.ts'
import { claimMails } from './mailStore.ts'
import { queueMail } from './queueMail.ts'
import { type MailContext, retryDelayMs, sendDueMail } from './sendDueMail.ts'
import { openSmtpMailer } from './smtpMailer.ts'
import { sweepFailedMails } from './sweepFailedMails.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.ctx.pool.query('delete from mail_outbox')
  await server.ctx.pool.query('delete from failed_mails')
})

type Received = { from: string; to: string[]; raw: string }
type TestSmtpServer = { url: string; received: Received[]; answer: { rcpt?: number; data?: number } }

/** A real SMTP server that keeps what it receives and answers with the codes in `answer`. */
async function openSmtpServer(): Promise<TestSmtpServer> {
  const received: Received[] = []
  const answer: TestSmtpServer['answer'] = {}
  const refusal = (code: number) =>
    Object.assign(new Error('not now <ana@lance.test>'), { responseCode: code })
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(answer.rcpt ? refusal(answer.rcpt) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (answer.data) return done(refusal(answer.data))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  smtp.on('error', () => {})
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)))
  return { url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, received, answer }
}

const composed: Mail = { to: 'ana@lance.test', subject: 'Olá, você', text: 'Abra: https://lance.example/x\n' }

function contextFor(smtp: Pick<TestSmtpServer, 'url'>, over: Partial<MailContext> = {}): MailContext {
  const mailer = openSmtpMailer({ smtpUrl: smtp.url, siteUrl: () => 'https://lance.example' })
  onTestFinished(() => mailer.close())
  const composers = { identity_verified: async () => composed }
  return { ...server.ctx, mailer, composers, stopping: new AbortController().signal, ...over }
}

const queue = (usefulForMs = HOUR_MS) =>
  queueMail(server.ctx.db, {
    kind: 'identity_verified',
    about: { userId: 'x' },
    nowMs: server.time.nowMs(),
    usefulForMs,
  })

async function waiting(): Promise<{ attempts: number; due_at: Date; last_error: string | null }[]> {
  const { rows } = await server.ctx.pool.query('select attempts, due_at, last_error from mail_outbox')
  return rows
}

async function failed() {
  const { rows } = await server.ctx.pool.query(
    'select kind, ended, reason, user_id as "userId", failed_at as "failedAt" from failed_mails order by failed_at',
  )
  return rows as { kind: string; ended: string; reason: string; userId: string | null; failedAt: Date }[]
}

describe('a mail that failed for good', () => {
  it('is kept with kind, time, account and reason, and without its address [DESK-69]', async () => {
    const smtp = await openSmtpServer()
    smtp.answer.rcpt = 550
    const { user, email } = await signUp(server)
    const nowMs = server.time.nowMs()
    const abouts: Record<string, string>[] = [{ userId: user.id }, { email }, { orderId: 'x' }]
    for (const about of abouts)
      await queueMail(server.ctx.db, { kind: 'identity_verified', about, nowMs, usefulForMs: HOUR_MS })
    const composers = { identity_verified: async () => composed, confirm_email: async () => null }
    await sendDueMail(contextFor(smtp, { composers }))
    const kept = await failed()
    expect(kept.map(({ userId }) => userId).sort()).toEqual([user.id, user.id, null].sort())
    expect(kept).toContainEqual({
      kind: 'identity_verified',
      ended: 'refused',
      reason: expect.stringContaining('not now <[e-mail]>'),
      userId: user.id,
      failedAt: new Date(nowMs),
    })
    expect(JSON.stringify(kept)).not.toContain('ana@lance.test')
  })

  it('is kept with its last reason when it could not be sent in time [DESK-69]', async () => {
    const smtp = await openSmtpServer()
    smtp.answer.data = 451
    await queue(HOUR_MS)
    await sendDueMail(contextFor(smtp))
    server.time.advance(HOUR_MS + 1)
    await sendDueMail(contextFor(smtp))
    expect(await failed()).toMatchObject([
      { kind: 'identity_verified', ended: 'late', reason: expect.stringContaining('not now') },
    ])
  })

  it('is deleted after 90 days, or as the oldest of too many [DESK-69]', async () => {
    const smtp = await openSmtpServer()
    smtp.answer.rcpt = 550
    const fail = async () => {
      await queue()
      await sendDueMail(contextFor(smtp))
      server.time.advance(HOUR_MS)
    }
    for (let times = 0; times < 3; times++) await fail()
    const all = await failed()
    await sweepFailedMails(server.ctx)
    expect(await failed()).toEqual(all)
    await sweepFailedMails(server.ctx, 2)
    expect(await failed()).toEqual(all.slice(1))
    server.time.advance(90 * 24 * HOUR_MS - HOUR_MS)
    await sweepFailedMails(server.ctx)
    expect(await failed()).toEqual(all.slice(2))
  })
})

describe('a mail in the outbox', () => {
  it('is handed to the SMTP server, from our address to one recipient, and then deleted', async () => {
    const smtp = await openSmtpServer()
    await queue()
    await sendDueMail(contextFor(smtp))
    const [mail] = smtp.received
    expect([mail?.from, mail?.to]).toEqual(['no-reply@lance.example', ['ana@lance.test']])
    expect(mail?.raw).toMatch(/^From: Lance <no-reply@lance.example>\r$/m)
    expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mail?.raw).toContain('https://lance.example/x')
    expect(await waiting()).toEqual([])
  })

  it('is sent only if the transaction that queued it was committed', async () => {
    const smtp = await openSmtpServer()
    const failing = server.ctx.db.transaction().execute(async (trx) => {
      await queueMail(trx, {
        kind: 'identity_verified',
        about: {},
        nowMs: server.time.nowMs(),
        usefulForMs: HOUR_MS,
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await sendDueMail(contextFor(smtp))
    expect(smtp.received).toEqual([])
  })

  it('is retried with growing delays until the SMTP server accepts it', async () => {
    const smtp = await openSmtpServer()
    smtp.answer.data = 451
    const ctx = contextFor(smtp)
    await queue()
    await sendDueMail(ctx)
    const [first] = await waiting()
    expect(first?.attempts).toBe(1)
    expect(first?.last_error).toContain('not now')
    expect((first?.due_at.getTime() ?? 0) - server.time.nowMs()).toBe(5000)
    await sendDueMail(ctx)
    expect((await waiting())[0]?.attempts).toBe(1)
    server.time.advance(5000)
    await sendDueMail(ctx)
    expect((await waiting())[0]?.attempts).toBe(2)
    smtp.answer.data = undefined
    server.time.advance(10_000)
    await sendDueMail(ctx)
    expect(smtp.received).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('waits when there is no SMTP server at all', async () => {
    await queue()
    await sendDueMail(contextFor({ url: 'smtp://127.0.0.1:9' }))
    expect((await waiting())[0]).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('is given up when its address is refused for good [ACCOUNT-28]', async () => {
    const smtp = await openSmtpServer()
    smtp.answer.rcpt = 550
    await queue()
    await sendDueMail(contextFor(smtp))
    expect(await waiting()).toEqual([])
  })

  it('is kept when its address is refused for now', async () => {
    const smtp = await openSmtpServer()
    smtp.answer.rcpt = 450
    await queue()
    await sendDueMail(contextFor(smtp))
    expect(await waiting()).toHaveLength(1)
  })

  it('is dropped when it is no longer useful', async () => {
    const smtp = await openSmtpServer()
    await queue(HOUR_MS)
    server.time.advance(HOUR_MS + 1)
    await sendDueMail(contextFor(smtp))
    expect([smtp.received, await waiting()]).toEqual([[], []])
  })

  it('is not sent when its composer finds no reason any more', async () => {
    const smtp = await openSmtpServer()
    await queue()
    await sendDueMail(contextFor(smtp, { composers: { identity_verified: async () => null } }))
    expect([smtp.received, await waiting()]).toEqual([[], []])
  })

  it('waits for a server that has its composer', async () => {
    await queue()
    await sendDueMail(contextFor(await openSmtpServer(), { composers: {} }))
    expect((await waiting())[0]?.last_error).toContain('no composer for mails of the kind identity_verified')
  })

  it('is sent once when two servers sweep at the same moment', async () => {
    const smtp = await openSmtpServer()
    for (let n = 0; n < 30; n += 1) await queue()
    await Promise.all([sendDueMail(contextFor(smtp)), sendDueMail(contextFor(smtp))])
    expect(smtp.received).toHaveLength(30)
    expect(await waiting()).toEqual([])
  })

  it('is skipped while another server claims it: the next server takes the others without waiting', async () => {
    await queue()
    await queue()
    const now = new Date(server.time.nowMs())
    const claim = { now, leaseUntil: new Date(now.getTime() + 2 * MINUTE_MS), atOnceMax: 1 }
    const [mine, others] = await server.ctx.db.transaction().execute(async (trx) => {
      const mine = await claimMails(trx, claim)
      return [mine, await claimMails(server.ctx.db, { ...claim, atOnceMax: 2 })]
    })
    expect(new Set([...mine, ...others].map(({ id }) => id)).size).toBe(2)
  })

  it('is sent by another server after the one that claimed it died', async () => {
    const smtp = await openSmtpServer()
    await queue()
    const now = new Date(server.time.nowMs())
    const leaseUntil = new Date(now.getTime() + 2 * MINUTE_MS)
    expect(await claimMails(server.ctx.db, { now, leaseUntil, atOnceMax: 1 })).toHaveLength(1)
    await sendDueMail(contextFor(smtp))
    expect(smtp.received).toEqual([])
    server.time.advance(2 * MINUTE_MS)
    await sendDueMail(contextFor(smtp))
    expect(smtp.received).toHaveLength(1)
  })

  it('does not delay a server that stops: a mail being sent is put back', async () => {
    await queue()
    const stopping = new AbortController()
    const silent: Mailer = {
      send: (_mail, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          stopping.abort(new Error('stopping'))
        }),
      close: () => {},
    }
    await sendDueMail(contextFor(await openSmtpServer(), { mailer: silent, stopping: stopping.signal }))
    expect(await waiting()).toMatchObject([{ attempts: 1, due_at: new Date(server.time.nowMs() + 5000) }])
  })
})

it('waits 5 s after the first failure, doubling up to 15 minutes [ACCOUNT-28]', () => {
  expect([1, 2, 3, 8, 9, 1000].map(retryDelayMs)).toEqual([5000, 10_000, 20_000, 640_000, 900_000, 900_000])
})

it('sends from the address that SMTP_URL names', async () => {
  const smtp = await openSmtpServer()
  await queue()
  await sendDueMail(contextFor({ url: `${smtp.url}?from=jogo@clube.example` }))
  expect(smtp.received[0]?.from).toBe('jogo@clube.example')
})

it.each([
  'ana@lance.test\r\nRCPT TO:<bia@lance.test>',
  'ana@lance.test, bia@lance.test',
  'Ana <ana@lance.test>, bia@lance.test',
])('does not reach a second recipient through an address that contains more than one: %j', async (to) => {
  const smtp = await openSmtpServer()
  await queue()
  await sendDueMail(contextFor(smtp, { composers: { identity_verified: async () => ({ ...composed, to }) } }))
  expect(smtp.received.flatMap((mail) => mail.to)).not.toContain('bia@lance.test')
})
