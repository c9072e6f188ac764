import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/kernel/texts/language.ts'
import { PUBLISHED_ENV } from './publishedEnv.ts'
import { openScratchServer, signUp, type TestServer } from './testServer.ts'

let siteDir: string
let local: TestServer
let published: TestServer
let token: string
let picture: string
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'lance-site-'))
  await mkdir(join(siteDir, 'assets'))
  for (const language of LANGUAGES) {
    await mkdir(join(siteDir, 'pages', language), { recursive: true })
    await writeFile(
      join(siteDir, 'pages', language, 'frame.html'),
      '<!doctype html><head></head><body></body>',
    )
  }
  await writeFile(join(siteDir, 'pages', 'pages.json'), JSON.stringify([{ at: '*', files: ['frame.html'] }]))
  for (const file of [
    'assets/a-12345678.js',
    'assets/a-12345678.css',
    'assets/a-12345678.svg',
    'early.js',
    'sw.js',
  ])
    await writeFile(join(siteDir, file), '/* a */')
  await writeFile(join(siteDir, 'manifest.webmanifest'), '{}')
  local = await openScratchServer({ siteDir })
  published = await openScratchServer({
    siteDir,
    env: { ...PUBLISHED_ENV, HOST: '127.0.0.1', RATE_LIMITS: 'on' },
  })
  token = (await signUp(local)).token
  const { rows } = await local.ctx.pool.query('select name from store_images limit 1')
  picture = `/store/lance/images/${rows[0].name}`
})
afterAll(async () => {
  await local?.stop()
  await published?.stop()
  await rm(siteDir, { recursive: true, force: true })
})

const page = { accept: 'text/html' }
const json = { 'content-type': 'application/json' }
/** Every kind of answer: what is requested, and the status that identifies the kind. */
const kinds: [what: string, path: string, status: number, request?: () => RequestInit][] = [
  ['a page', '/', 200, () => ({ headers: page })],
  ['a page at an unknown address', '/no/such/page', 200, () => ({ headers: page })],
  ['a script', '/assets/a-12345678.js', 200],
  ['a style', '/assets/a-12345678.css', 200],
  ['a picture of the site', '/assets/a-12345678.svg', 200],
  ['the early script', '/early.js', 200],
  ['the service worker', '/sw.js', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['robots.txt', '/robots.txt', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['a health check', '/healthz', 200],
  ['the API description', '/openapi.json', 200],
  ['the API documentation', '/docs/', 200],
  ['a public list', '/tournaments', 200],
  ['a missing resource', '/no/such/thing', 404],
  ['a call without a token', '/auth/me', 401],
  ['a malformed body', '/auth/login', 400, () => ({ method: 'POST', body: '{', headers: json })],
  [
    'a body of another type',
    '/auth/login',
    415,
    () => ({ method: 'POST', body: 'a', headers: { 'content-type': 'a/b' } }),
  ],
  ['an answer without content', '/auth/logout', 204, () => ({ method: 'POST' })],
  ['a refused webhook', '/webhooks/nobody', 404, () => ({ method: 'POST', body: '{}', headers: json })],
  [
    'a preflight request',
    '/auth/login',
    404,
    () => ({ method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }),
  ],
]
/** Kinds that only a server for this computer alone has, or that need a signed-in user. */
const localKinds: typeof kinds = [
  ['private data', '/auth/me', 200, () => ({ headers: { authorization: `Bearer ${token}` } })],
  ['the outbox', '/dev/outbox', 200],
  ['the style of the payment page', '/dev/sandbox.css', 200],
  ['a missing payment page', '/dev/sandbox/none', 404],
]

async function fetchFrom(server: TestServer, path: string, request: RequestInit = {}) {
  const headers = { ...(request.headers as object) }
  const url = `http://127.0.0.1:${server.port}${path}`
  const answer = await fetch(url, { ...request, headers, redirect: 'manual' })
  // An answer that is not read would keep its connection open, and the server waiting when it stops.
  await answer.arrayBuffer()
  return answer
}

function expectStrictPolicy(headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
    expect(policy.split(';')).toContain(part)
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\S)/)
  expectSecurityHeaders(headers)
}

/** What also holds for a picture of the catalogue. */
function expectSecurityHeaders(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringMatching(/no-store|no-cache|immutable/),
    'permissions-policy': expect.stringMatching(
      /camera=\(\).*publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)$/,
    ),
  })
  for (const name of [
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'x-powered-by',
    'server',
  ])
    expect(headers.get(name)).toBeNull()
}

describe('every answer', () => {
  it.each([...kinds, ...localKinds])(
    'restricts the browser for %s [SEC-4]',
    async (_what, path, status, request) => {
      const answer = await fetchFrom(local, path, request?.())
      expect(answer.status).toBe(status)
      expectStrictPolicy(answer.headers)
      expect(answer.headers.get('strict-transport-security')).toBeNull()
    },
  )

  it.each(kinds)('requires HTTPS on a published server: %s [SEC-4]', async (_what, path, status, request) => {
    const answer = await fetchFrom(published, path, request?.())
    expect(answer.status).toBe(status)
    expectStrictPolicy(answer.headers)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(answer.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })

  it.each(['/auth/me', '/tournaments', '/no/such/thing', '/openapi.json', '/desk/api/settings'])(
    'is a file for a browser that opens it as a page: %s [SEC-4]',
    async (path) => {
      const { headers } = await fetchFrom(local, path)
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(headers.get('content-disposition')).toBe('attachment; filename="api.json"')
    },
  )

  it('cannot be read by another site, whatever its origin [SEC-4]', async () => {
    for (const origin of ['https://elsewhere.test', 'null', `http://127.0.0.1:${local.port}`]) {
      const { headers } = await fetchFrom(local, '/auth/me', {
        headers: { origin, authorization: `Bearer ${token}` },
      })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('is not cached when it holds private data [SEC-4]', async () => {
    const paths = [
      '/auth/me',
      '/deposits',
      '/withdrawals',
      '/wallet/state',
      '/orders',
      '/invitations',
      '/subscriptions',
    ]
    for (const path of paths) {
      const { status, headers } = await fetchFrom(local, path, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect({ path, status, kept: headers.get('cache-control') }).toEqual({
        path,
        status: 200,
        kept: 'no-store',
      })
    }
  })

  it('keeps a picture of the catalogue from running or loading anything, even as a document of its own', async () => {
    const { status, headers } = await fetchFrom(local, picture)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expectSecurityHeaders(headers)
  })
})
