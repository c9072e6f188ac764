import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tournament } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/kernel/texts/language.ts'
import { fund } from './moneyKit.ts'
import { PUBLISHED_ENV } from './publishedEnv.ts'
import { openScratchServer, signUp, type TestServer, testClient } from './testServer.ts'
import { createCup, tournamentBody } from './tournamentKit.ts'

// What an attacker would try. Each of these was first tried by hand.

let folder: string
let server: TestServer
let published: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lance-attacked-'))
  const siteDir = join(folder, 'site')
  await mkdir(join(siteDir, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'the secret')
  for (const language of LANGUAGES) {
    await mkdir(join(siteDir, 'pages', language), { recursive: true })
    await writeFile(
      join(siteDir, 'pages', language, 'frame.html'),
      '<html><head></head><body>the frame</body></html>',
    )
  }
  await writeFile(join(siteDir, 'pages', 'pages.json'), JSON.stringify([{ at: '*', files: ['frame.html'] }]))
  server = await openScratchServer({ siteDir })
  published = await openScratchServer({
    siteDir,
    env: { ...PUBLISHED_ENV, HOST: '127.0.0.1', RATE_LIMITS: 'on' },
  })
})
afterAll(async () => {
  await server?.stop()
  await published?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Requests the path exactly as given; `fetch` would normalize it. */
function requestRaw(path: string, headers: Record<string, string> = {}, { port } = server) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a request path', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e/%252e%252e/secret.txt',
    '//secret.txt',
    '/store/lance/images/..%2f..%2fsecret.txt',
    '/assets/secret.txt%00.js',
    '/.sources',
    '/pages/pages.json',
    '/assets/%',
  ])('reaches nothing outside the site’s folder: %s [SEC-6]', async (path) => {
    const { status, text } = await requestRaw(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('the secret')
    expect(text).not.toMatch(/ENOENT|node_modules|at \w+ \(/)
  })
})

describe('a request address', () => {
  it.each([
    ['slashes', `/a${'/'.repeat(12_000)}x`],
    ['question marks', `/a${'?'.repeat(12_000)}x`],
    ['segments', `/${'a/'.repeat(6000)}`],
    ['percent signs', `/${'%25'.repeat(4000)}`],
  ])('costs almost no CPU time when it consists of %s', async (_what, path) => {
    const { user } = process.cpuUsage()
    for (let n = 0; n < 5; n += 1)
      expect((await requestRaw(path, { accept: 'text/html' })).status).toBeLessThan(500)
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000)
  })
})

describe('a cross-site request', () => {
  it.each([
    ['POST', '/auth/refresh'],
    ['POST', '/auth/logout'],
    ['POST', '/auth/login'],
    ['DELETE', '/subscriptions'],
    ['POST', '/subscriptions'],
    ['POST', '/wallet/pause'],
    ['POST', '/store/lance/checkout'],
  ])('changes nothing by %s %s, even with the visitor’s cookie and token [SEC-1]', async (method, path) => {
    const person = await signUp(server)
    for (const origin of [
      'https://elsewhere.test',
      'null',
      `http://127.0.0.1.elsewhere.test:${server.port}`,
    ]) {
      const { status, body, headers } = await person.call(method, path, { headers: { origin } })
      expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
      expect(headers.getSetCookie()).toEqual([])
    }
    const own = await person.call('GET', '/auth/me')
    expect(own.status).toBe(200)
  })

  it('is told apart from a request of our own pages [SEC-1]', async () => {
    const person = await signUp(server)
    const origin = `http://127.0.0.1:${server.port}`
    expect((await person.call('POST', '/auth/refresh', { headers: { origin } })).status).toBe(200)
    const refused = await testClient(published).call('POST', '/auth/login', {
      body: { email: 'a@b.cd', password: 'segredo-9' },
      headers: { origin: `http://127.0.0.1:${published.port}` },
    })
    const ours = await testClient(published).call('POST', '/auth/login', {
      body: { email: 'a@b.cd', password: 'segredo-9' },
      headers: { origin: 'https://lance.example' },
    })
    expect([refused.status, ours.status]).toEqual([403, 401])
  })
})

describe('a name chosen by a user', () => {
  const evil = '"><script>alert(1)</script>'

  it('is sent as JSON text and never rendered as HTML [SEC-5]', async () => {
    const person = await signUp(server, { name: 'Ana' })
    const named = await person.call<{ user: { name: string } }>('PUT', `/users/${person.user.id}`, {
      body: { name: evil },
    })
    // Whether or not the name is accepted, the answer is JSON and is read as such.
    expect(named.headers.get('content-type')).toMatch(/^application\/json/)
    const answer = await fetch(`${server.url}/players/${person.user.id}`, {
      headers: { accept: 'text/html' },
    })
    expect(await answer.text()).not.toContain('<script>alert')
  })

  it('is never rendered as HTML as the name of a tournament [SEC-5]', async () => {
    const creator = await signUp(server)
    const made = await creator.call<{ tournament?: Tournament }>('POST', '/tournaments', {
      body: tournamentBody({ name: '<img src=x onerror=alert(1)>' }),
    })
    const id = made.body.tournament?.id ?? (await createCup(creator)).id
    const answer = await fetch(`${server.url}/tournaments/${id}`, { headers: { accept: 'text/html' } })
    const text = await answer.text()
    if (answer.headers.get('content-type')?.includes('html')) expect(text).not.toContain('onerror')
  })
})

describe('a request body', () => {
  it.each([
    ['PUT', 'role', { name: 'Ana', role: 'PREMIUM' }],
    ['PUT', 'balance', { name: 'Ana', balance: 1_000_000 }],
    ['PUT', 'id', { name: 'Ana', id: randomUUID() }],
    ['PUT', 'email', { name: 'Ana', email: 'outro@lance.test' }],
    ['PUT', '__proto__', JSON.parse('{"name":"Ana","__proto__":{"role":"PREMIUM"}}')],
    ['PUT', 'constructor', { name: 'Ana', constructor: { prototype: { role: 'PREMIUM' } } }],
  ])('is refused when a profile %s sets %s, which is not allowed [SEC-6]', async (method, _field, body) => {
    const person = await signUp(server)
    const { status, body: answer } = await person.call(method, `/users/${person.user.id}`, { body })
    expect([status, answer.code]).toEqual([400, 'MALFORMED'])
    const { user } = (await person.call<{ user: object }>('GET', '/auth/me')).body
    expect(user).toEqual(person.user)
  })

  it('is refused when it nests as deeply as its length allows [SEC-6]', async () => {
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    const { status } = await testClient(server).call('POST', '/auth/login', { body: deep })
    expect(status).toBe(400)
    const arrays = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)},"password":"segredo-1"}`
    expect((await testClient(server).call('POST', '/auth/login', { body: arrays })).status).toBe(400)
  })

  it('is refused, without a server error, when it holds text that the database cannot store [SEC-6]', async () => {
    const nul = String.fromCharCode(0)
    const cup = await createCup(await signUp(server))
    const calls = [
      testClient(server).call('POST', '/auth/login', {
        body: { email: `a${nul}@b.cd`, password: 'segredo-1' },
      }),
      testClient(server).call('POST', '/auth/forgot-password', { body: { email: `a${nul}@b.cd` } }),
      (await signUp(server)).call('POST', '/tournaments', { body: tournamentBody({ name: `Copa${nul}` }) }),
      (await signUp(server)).call('GET', `/users/${(await signUp(server)).user.id}/games?opponent=%00`),
      (await signUp(server)).call('GET', '/champions?cursor=%00'),
      testClient(server).call('GET', '/store/lance/products?q=%00&search=%00&collection_id=%00&category=%00'),
      testClient(server).call('GET', '/store/lance/products/%00'),
      testClient(server).call('GET', '/store/lance/variants?product_ids=%00'),
      testClient(server).call('GET', '/dev/sandbox/%00'),
      testClient(server).call('GET', `/tournaments/${cup.id}/bracket?player=a%00`),
      testClient(server).call('POST', '/store/lance/checkout', {
        body: {
          items: [{ variant_id: `a${nul}`, quantity: 1 }],
          successUrl: `${server.url}/success`,
          cancelUrl: `${server.url}/store`,
        },
      }),
    ]
    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBeLessThan(500)
      expect(JSON.stringify(body)).not.toMatch(/invalid byte|syntax|select |node_modules/i)
    }
  })
})

describe('the return address of a checkout', () => {
  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    'https://lance.example.elsewhere.test/',
    'https://lance.example@elsewhere.test/',
    'https://user@lance.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://lance.example/',
    '/\\elsewhere.test',
  ])('is refused when it does not lead back to the site: %s [STORE-12]', async (address) => {
    const { status, body } = await testClient(published).call('POST', '/store/lance/checkout', {
      body: {
        items: [{ variant_id: 'any', quantity: 1 }],
        successUrl: address,
        cancelUrl: 'https://lance.example/store',
      },
    })
    expect([400, 422]).toContain(status)
    expect(['RETURN_ADDRESS', 'MALFORMED']).toContain(body.code)
  })
})

describe('a foreign host name', () => {
  it('appears on no page of a published server', async () => {
    const headers = { host: 'elsewhere.test', 'x-forwarded-host': 'elsewhere.test', accept: 'text/html' }
    const robots = await requestRaw('/robots.txt', headers, published)
    expect(robots.text).toContain('Sitemap: https://lance.example/sitemap.xml')
    for (const path of ['/', '/store', '/product/none', '/sitemap.xml'])
      expect((await requestRaw(path, headers, published)).text).not.toContain('elsewhere')
  })

  it('is refused by a server for this computer alone, so that DNS rebinding reads nothing [SEC-2]', async () => {
    const { status, text } = await requestRaw('/dev/outbox', { host: 'elsewhere.test' })
    expect(status).toBe(421)
    expect(text).toContain('WRONG_HOST')
  })
})

describe('a balance', () => {
  it('pays for one tournament once, however many calls come at the same moment', async () => {
    const creator = await signUp(server)
    const player = await signUp(server)
    await fund(server.ctx, [creator.user.id, player.user.id], 100)
    const cup = await createCup(creator, { entryFee: 10 })
    const joins = await Promise.all(
      Array.from({ length: 12 }, () => player.call('POST', `/tournaments/${cup.id}/join`)),
    )
    expect(joins.every(({ status }) => status < 500)).toBe(true)
    const { body } = await player.call<{ user: { balance: number } }>('GET', '/auth/me')
    expect(body.user.balance).toBe(90)
  })

  it('does not pay for two tournaments at once', async () => {
    const creators = await Promise.all([1, 2, 3, 4].map(() => signUp(server)))
    const player = await signUp(server)
    await fund(
      server.ctx,
      [...creators, player].map(({ user }) => user.id),
      10,
    )
    const cups = await Promise.all(creators.map((creator) => createCup(creator, { entryFee: 10 })))
    const joins = await Promise.all(cups.map(({ id }) => player.call('POST', `/tournaments/${id}/join`)))
    expect(joins.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body } = await player.call<{ user: { balance: number } }>('GET', '/auth/me')
    expect(body.user.balance).toBe(0)
  })
})

describe('a flood of invalid tokens', () => {
  it('is stopped by a rate limit [API-5]', async () => {
    const guess = () => testClient(published).call('GET', '/auth/me', { token: 'x'.repeat(43) })
    const seen: number[] = []
    for (let round = 0; round < 32; round += 1)
      seen.push(...(await Promise.all(Array.from({ length: 10 }, guess))).map(({ status }) => status))
    expect(seen.filter((status) => status === 401).length).toBeLessThan(311)
    expect(seen.at(-1)).toBe(429)
  })
})
