import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  depositStatusOf,
  findLedgerProblems,
  moneyOf,
  signUpAdult,
  submitSandboxForm,
} from '../../../../test/depositKit.ts'
import { openScratchServer, type TestServer, testClient } from '../../../../test/testServer.ts'
import { parseConfig } from '../../../kernel/config.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

const readPage = (url: string, language?: string) =>
  testClient(server).call<string>('GET', `${new URL(url).pathname}${new URL(url).search}`, {
    ...(language !== undefined && { language }),
  })

/** Delivers and applies all pending webhooks. */
async function settle(): Promise<void> {
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
}

async function start(amount = 20, over: { language?: string } = {}) {
  const person = await signUpAdult(server)
  const { body } = await person.call<{ id: string; url: string }>('POST', '/deposits', {
    body: { amount },
    ...over,
  })
  return { person, depositId: body.id, url: body.url }
}

describe('the page of the sandbox', () => {
  it('is plainly a test, says what costs how much, and loads only our own files [DEPOSIT-13]', async () => {
    const { url } = await start(1234.5)
    const page = await readPage(url)
    expect(page.body).toContain('<html lang="pt-BR" dir="ltr">')
    expect(page.body).toContain('Ambiente de teste')
    expect(page.body).toContain('Nenhum dinheiro de verdade')
    expect(page.body).toContain('Depósito de Créditos')
    expect(page.body).toContain('R$ 1.234,50')
    expect(page.body).not.toMatch(/<script|style=|https?:\/\/(?!localhost)/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await testClient(server).call('GET', '/dev/sandbox.css')).status).toBe(200)
  })

  it('is in the language of the deposit', async () => {
    const { url } = await start(20, { language: 'en' })
    const page = await readPage(url)
    expect(page.body).toContain('<html lang="en" dir="ltr">')
    expect(page.body).toContain('Test environment')
  })

  it('credits a card payment at once and goes back to the wallet', async () => {
    const { person, depositId, url } = await start(20)
    const next = await submitSandboxForm(server, url, 'pay_card')
    expect(next).toEqual({
      status: 303,
      location: `${server.url}/wallet?deposit_success=true&amount=20`,
    })
    await settle()
    expect(await depositStatusOf(server, depositId)).toBe('paid')
    expect(await moneyOf(server, person)).toEqual({ balance: 20, debt: 0 })
    expect((await readPage(url)).body).toContain('Este pagamento já foi feito.')
  })

  it('takes one payment when it is paid several times at once', async () => {
    const { person, url } = await start(20)
    await Promise.all(Array.from({ length: 6 }, () => submitSandboxForm(server, url, 'pay_card')))
    await settle()
    expect(await moneyOf(server, person)).toEqual({ balance: 20, debt: 0 })
  })

  it('credits a Pix payment some seconds later', async () => {
    const { person, depositId, url } = await start(20)
    await submitSandboxForm(server, url, 'pay_pix')
    await settle()
    expect(await depositStatusOf(server, depositId)).toBe('pending')
    expect((await moneyOf(server, person)).balance).toBe(0)
    server.time.advance(8000)
    await settle()
    expect(await depositStatusOf(server, depositId)).toBe('paid')
    expect((await moneyOf(server, person)).balance).toBe(20)
  })

  it('credits nothing when the Pix lapses', async () => {
    const { person, depositId, url } = await start(20)
    await submitSandboxForm(server, url, 'lapse_pix')
    server.time.advance(8000)
    await settle()
    expect(await depositStatusOf(server, depositId)).toBe('failed')
    expect((await moneyOf(server, person)).balance).toBe(0)
    expect((await readPage(url)).body).toContain('O Pix venceu sem ser pago. Nada foi cobrado.')
  })

  it('says when a card is declined and can be tried again, and expires after an hour', async () => {
    const { person, depositId, url } = await start(20)
    const { location } = await submitSandboxForm(server, url, 'decline')
    expect((await readPage(new URL(location ?? '', server.url).href)).body).toContain(
      'O cartão foi recusado.',
    )
    expect(await submitSandboxForm(server, url, 'leave')).toEqual({
      status: 303,
      location: `${server.url}/deposit`,
    })
    await settle()
    expect(await depositStatusOf(server, depositId)).toBe('open')
    server.time.advance(3_600_000)
    await settle()
    expect(await depositStatusOf(server, depositId)).toBe('expired')
    await submitSandboxForm(server, url, 'pay_card')
    await settle()
    expect((await moneyOf(server, person)).balance).toBe(0)
  })

  it('refuses an unknown checkout and an unknown choice', async () => {
    const { url } = await start()
    expect((await submitSandboxForm(server, `${server.url}/dev/sandbox/cs_none`, 'pay_card')).status).toBe(
      404,
    )
    expect((await submitSandboxForm(server, url, 'pay_double')).status).toBe(400)
  })
})

describe('the sandbox', () => {
  it('credits nothing while its webhooks are not accepted, and everything once they are', async () => {
    const { person, depositId, url } = await start(20)
    const shut = await server.ctx.pool.connect()
    let body = ''
    try {
      await shut.query('begin; lock table payment_events in access exclusive mode')
      expect((await submitSandboxForm(server, url, 'pay_card')).status).toBe(303)
      await server.sweep('sandbox webhooks')
      const { rows } = await shut.query('select body, attempts from sandbox_webhooks')
      expect(rows).toEqual([{ body: expect.any(String), attempts: 1 }])
      body = rows[0].body
    } finally {
      await shut.query('rollback')
      shut.release()
    }
    expect(await depositStatusOf(server, depositId)).toBe('open')
    expect((await moneyOf(server, person)).balance).toBe(0)
    // Knowing the body is not enough to forge the webhook.
    for (const signature of ['', `t=${Math.floor(server.time.nowMs() / 1000)},v1=${'0'.repeat(64)}`]) {
      const headers = { 'sandbox-signature': signature }
      const forged = await testClient(server).call('POST', '/webhooks/sandbox', { body, headers })
      expect([forged.status, forged.body.code]).toEqual([400, 'WEBHOOK_SIGNATURE'])
    }
    server.time.advance(5000)
    await settle()
    expect(await depositStatusOf(server, depositId)).toBe('paid')
    expect((await moneyOf(server, person)).balance).toBe(20)
  })

  it('imports nothing that could credit: no ledger, wallet or deposits', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url))
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    expect(sources.length).toBeGreaterThan(5)
    for (const name of sources) {
      const imports = readFileSync(join(folder, name), 'utf8').match(/from '[^']+'/g) ?? []
      expect(
        imports.filter((line) => /ledger|wallet|deposits|paymentEventStore|keepAnswer/.test(line)),
      ).toEqual([])
    }
  })

  it('credits only by its events: one file posts deposits, and only an applied event calls it [DEPOSIT-13]', () => {
    const root = fileURLToPath(new URL('../../../', import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    const textOf = (name: string) => readFileSync(join(root, name), 'utf8')
    expect(files.filter((name) => textOf(name).includes(`kind: 'deposit',`))).toEqual([
      'money/deposits/applyDepositEvent.ts',
    ])
    expect(files.filter((name) => /\bapplyDepositEvent\(/.test(textOf(name))).sort()).toEqual([
      'money/deposits/applyDepositEvent.ts',
      'money/deposits/openDeposits.ts',
    ])
    expect(files.filter((name) => /handler\.apply\(/.test(textOf(name)))).toEqual([
      'money/payments/applyDueEvents.ts',
    ])
  })
})

describe('a server with a public URL', () => {
  it('has no sandbox: its configuration is refused without the keys of a provider [DEPOSIT-13]', () => {
    const parsed = parseConfig({ PUBLIC_URL: 'https://lance.example', SMTP_URL: 'smtp://x' })
    expect(parsed.ok === false && parsed.problems.map(({ name }) => name)).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PREMIUM_PRICE_ID',
    ])
  })
})
