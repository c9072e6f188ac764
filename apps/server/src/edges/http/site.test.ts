import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { createCup } from '../../../test/tournamentKit.ts'
import { LANGUAGES } from '../../kernel/texts/language.ts'

/** Several tries of a page: it comes without the answers that take too long. */
const ANSWERED_WITHIN_MS = 20_000

let siteDir: string
let server: TestServer

const SKELETON = '<div id="root"><p>skeleton</p></div>\n<div id="waiting">waiting</div>'
const pageOf = (words: string) =>
  `<!doctype html><html><head><title>${words}</title><meta name="description" content="" /><style></style></head><body>${words} ${SKELETON}</body></html>`

/** A stand-in for the site's renderer, with the one export that the server uses. It notes that it was loaded. */
const RENDERING = `import { writeFileSync } from 'node:fs'
writeFileSync(new URL('loaded', import.meta.url), '')
export async function renderFilled(path, { language, answers }) {
  if (path === '/player/broken') throw new Error('broken')
  if (path === '/player/endless') await new Promise(() => {})
  const [champions] = Object.values(answers)
  return { html: '<p>' + language + ' has ' + champions.items.length + ' champions at ' + path + '</p>', title: '$& all' }
}`

/** A stylesheet as the build splits it. */
const SHEET = [
  '@layer a,b;',
  { css: 'p{animation:blink 1s}', needs: [['<p'], ['.gone']] },
  { css: '.gone{}', needs: [['.gone'], ['<p', '[data-gone]']] },
  {
    open: '@media (width>=48rem)',
    parts: [
      { css: '.gone{}', needs: [['.gone']] },
      { css: '#root{}', needs: [['<div']] },
    ],
  },
  { open: '@supports (gap:1px)', parts: [{ css: '.gone{}', needs: [['.gone']] }] },
  { css: '@keyframes blink{}', saying: 'blink' },
  { css: '@keyframes other{}', saying: 'other' },
]

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'lance-site-'))
  const table = [
    { at: '/', files: ['home.html', 'home.1.html'], sheets: ['/assets/a.css'] },
    { at: '/store', files: ['store.html'], calls: ['/store/lance/products?offset=0&limit=24'] },
    { at: '/tournament/*', files: ['frame.html'], calls: ['/tournaments/*', '/wallet/state'] },
    { at: '/player/*', files: ['player.html'], calls: ['/champions?by=titles'], isFilled: true },
    { at: '*', files: ['frame.html'] },
  ]
  await mkdir(join(siteDir, 'render'))
  await writeFile(join(siteDir, 'render', 'prerender.js'), RENDERING)
  for (const language of LANGUAGES) {
    await mkdir(join(siteDir, 'pages', language), { recursive: true })
    for (const file of table.flatMap(({ files }) => files))
      await writeFile(join(siteDir, 'pages', language, file), pageOf(`${language} ${file}`))
  }
  await writeFile(join(siteDir, 'pages', 'pages.json'), JSON.stringify(table))
  await writeFile(join(siteDir, 'early.js'), '// early')
  await writeFile(join(siteDir, 'pages', 'early.js'), 'early()')
  await writeFile(join(siteDir, 'pages', 'styles.json'), JSON.stringify({ '/assets/a.css': SHEET }))
  await mkdir(join(siteDir, 'assets'))
  for (const name of [
    'engineWorker-a1.js',
    'engineWorker-a1.js.gz',
    'evaluationWorker-d4.js',
    'analysisWorker-e5.js',
    'trainingWorker-f6.js',
    'openingsWorker-b2.js',
    'engine-c3.wasm',
  ])
    await writeFile(join(siteDir, 'assets', name), gzipSync('// worker'))
  server = await openScratchServer({ siteDir })
})
afterAll(async () => {
  await server?.stop()
  await rm(siteDir, { recursive: true, force: true })
})

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, {
    headers: { accept: 'text/html', 'accept-language': 'pt-BR', ...headers },
  })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const languageIn = ({ html }: { html: string }) => /<body>(\S+)/.exec(html)?.[1]

const readCall = async <Answer>(call: string) => (await (await fetch(server.url + call)).json()) as Answer
const answersIn = ({ html }: { html: string }) =>
  JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

describe('a page', () => {
  it('does not wait for the renderer: it is loaded before the first visitor comes', async () => {
    await vi.waitFor(
      () => expect(existsSync(join(siteDir, 'render', 'loaded'))).toBe(true),
      ANSWERED_WITHIN_MS,
    )
  })

  it('contains the answers to its first calls', async () => {
    const call = '/store/lance/products?offset=0&limit=24'
    const asked = await readCall<{ products: object[] }>(call)
    expect(asked.products.length).toBeGreaterThan(3)
    // A page does not wait for an answer that takes longer than 0.3 s, as it may on a busy machine.
    await vi.waitFor(
      async () => expect(answersIn(await open('/store'))).toEqual({ [call]: asked }),
      ANSWERED_WITHIN_MS,
    )
    expect(answersIn(await open('/store/orders'))).toEqual({})
  })

  it('shows the answers once they are rendered, and comes with skeletons until then', async () => {
    const filled = '<div id="root" data-filled><p>de has 0 champions at /player/ana</p></div>'
    await vi.waitFor(async () => {
      const { html } = await open('/player/ana', { 'accept-language': 'de' })
      expect(html).toContain(filled)
      expect(html).toContain('<title>$&#38; all</title>')
    }, ANSWERED_WITHIN_MS)
    for (const path of ['/player/broken', '/player/endless'])
      await vi.waitFor(async () => {
        const page = await open(path)
        expect([page.status, page.html.includes('<p>skeleton</p>')]).toEqual([200, true])
        expect(Object.keys(answersIn(page))).toEqual(['/champions?by=titles'])
      }, ANSWERED_WITHIN_MS)
  })

  it('contains no answer that a guest is refused, even for a signed-in user', async () => {
    const host = await signUp(server)
    const { id } = await createCup(host)
    const cup = await readCall(`/tournaments/${id}`)
    await vi.waitFor(async () => {
      const page = await open(`/tournament/${id}`, { authorization: `Bearer ${host.token}` })
      expect(answersIn(page)).toEqual({ [`/tournaments/${id}`]: cup })
    }, ANSWERED_WITHIN_MS)
    expect(answersIn(await open('/tournament/none'))).toEqual({})
  })

  it('uses the language of the address, then the one chosen, then the browser’s', async () => {
    const hindi = { cookie: 'lang=hi', 'accept-language': 'de' }
    expect(languageIn(await open('/?lang=ar', hindi))).toBe('ar')
    expect(languageIn(await open('/', hindi))).toBe('hi')
    expect(languageIn(await open('/', { 'accept-language': 'de, en;q=0.5' }))).toBe('de')
    expect(languageIn(await open('/?lang=../..', { cookie: 'lang=%2e%2e', 'accept-language': 'ru' }))).toBe(
      'ru',
    )
    expect((await open('/')).headers.get('vary')).toMatch(/Accept-Language.*Cookie/)
  })

  it('alternates between its files from day to day', async () => {
    const first = (await open('/')).html
    server.time.advance(86_400_000)
    const second = (await open('/')).html
    server.time.advance(86_400_000)
    expect(second).not.toBe(first)
    expect((await open('/')).html).toBe(first)
  })

  it('names its address and that of each language, unless it is private', async () => {
    const { html } = await open('/')
    expect(html).toContain(`<link rel="canonical" href="${server.url}/" />`)
    expect(html).toContain(`<link rel="alternate" hreflang="ar" href="${server.url}/?lang=ar" />`)
    expect((await open('/wallet')).html).not.toContain('canonical')
  })

  it('returns 304 to a browser that has it already', async () => {
    const { headers } = await open('/')
    const again = await open('/', { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.html]).toEqual([304, ''])
    const other = await open('/', { 'if-none-match': headers.get('etag') ?? '', cookie: 'lang=zh' })
    expect([other.status, languageIn(other)]).toEqual([200, 'zh'])
  })

  it('is a frame where the build rendered none', async () => {
    expect((await open('/wallet')).html).toContain('frame.html')
    expect((await open('/storeroom')).html).toContain('frame.html')
  })

  it('keeps the files it is made from private', async () => {
    for (const path of [
      '/pages/ar/home.html',
      '/pages/pages.json',
      '/render/prerender.js',
      '/.vite/manifest.json',
    ])
      expect((await open(path)).status).toBe(404)
    expect((await open('/early.js')).status).toBe(200)
  })
})

describe('a file with a hash in its name', () => {
  it('is kept for good, and varies only with how it is packed', async () => {
    const { status, headers } = await open('/assets/engine-c3.wasm')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
    expect((await fetch(`${server.url}/assets/engine-c3.wasm`, { method: 'HEAD' })).status).toBe(200)
  })

  it('is found nowhere but in its folder', async () => {
    for (const name of [
      'none.js',
      '..%2findex.html',
      '..%2fpages%2fhome.html',
      '%2e%2e%2findex.html',
      'a%00.js',
    ])
      expect([name, [400, 403, 404].includes((await open(`/assets/${name}`)).status)]).toEqual([name, true])
  })
})

describe('WebAssembly', () => {
  const scriptsOf = async (path: string, headers: Record<string, string> = {}) =>
    /script-src [^;]*/.exec((await open(path, headers)).headers.get('content-security-policy') ?? '')?.[0]

  it('is allowed to the workers that run the engine, packed or not, and to nothing else', async () => {
    for (const worker of ['engineWorker-a1', 'evaluationWorker-d4', 'analysisWorker-e5', 'trainingWorker-f6'])
      for (const encoding of ['gzip', 'identity'])
        expect(await scriptsOf(`/assets/${worker}.js`, { 'accept-encoding': encoding })).toBe(
          "script-src 'self' 'wasm-unsafe-eval'",
        )
    for (const path of ['/assets/openingsWorker-b2.js', '/early.js', '/store'])
      expect(await scriptsOf(path)).not.toContain('wasm')
    expect((await open('/assets/engine-c3.wasm')).headers.get('content-type')).toBe('application/wasm')
  })
})

describe('the inline styles of a page', () => {
  const blockIn = ({ html }: { html: string }) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? ''
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it('are those that its first view needs, and no others', async () => {
    expect(blockIn(await open('/'))).toBe(
      '@layer a,b;p{animation:blink 1s}@media (width>=48rem){#root{}}@keyframes blink{}',
    )
  })

  it('are allowed by their hash, as is the early script, and nothing else in the page is', async () => {
    const page = await open('/')
    expect(policyOf(page)).toContain(`style-src 'self' ${hashOf(blockIn(page))};`)
    expect(policyOf(page)).toContain(`script-src 'self' ${hashOf('early()')};`)
    expect(policyOf(await open('/', { 'if-none-match': page.headers.get('etag') ?? '' }))).toBe(
      policyOf(page),
    )
    expect(policyOf(await open('/early.js'))).toContain("style-src 'self';")
  })
})

describe('robots.txt and the sitemap', () => {
  it('list every public page in each language, and exclude what is not a page [SITE-12]', async () => {
    const robots = (await open('/robots.txt')).html
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
    expect(robots).toContain('Disallow: /auth/')
    const map = (await open('/sitemap.xml')).html
    expect([...map.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
      `${server.url}/`,
      `${server.url}/store`,
    ])
    expect(map.match(/hreflang="zh"/g)).toHaveLength(2)
  })
})
