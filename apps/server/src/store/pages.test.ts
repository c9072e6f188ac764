import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openScratchServer, type TestServer, testClient } from '../../test/testServer.ts'
import { LANGUAGES } from '../kernel/texts/language.ts'
import { importCatalogue } from './importCatalogue.ts'
import { catalogueFile } from './index.ts'

let server: TestServer
let siteDir: string
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'lance-test-site-'))
  const page = await readFile(new URL('../../../web/index.html', import.meta.url))
  // Like the output of the build: one page for all addresses, in each language.
  for (const language of LANGUAGES) {
    await mkdir(join(siteDir, 'pages', language), { recursive: true })
    await writeFile(join(siteDir, 'pages', language, 'frame.html'), page)
  }
  const table = [
    { at: '/product/*', files: ['frame.html'], calls: ['/store/lance/products/*'] },
    { at: '*', files: ['frame.html'] },
  ]
  await writeFile(join(siteDir, 'pages', 'pages.json'), JSON.stringify(table))
  server = await openScratchServer({ siteDir })
})
afterAll(async () => {
  await server?.stop()
  await rm(siteDir, { recursive: true, force: true })
})

const read = (path: string, language = 'pt-BR') =>
  testClient(server).call<string>('GET', path, { language, headers: { accept: 'text/html' } })
const dataOf = (html: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

describe('the page of an article', () => {
  it('has its title, description, picture and prices before any script runs', async () => {
    const { body: html, status, headers } = await read('/product/conjunto-staunton?utm=x')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('<title>Conjunto Staunton de torneio · Lance</title>')
    expect(html.match(/<meta\s+name="description"/g)).toHaveLength(1)
    expect(html).toMatch(
      /<meta property="og:image" content="http[^"]*\/store\/lance\/images\/[0-9a-f]{32}\.svg"/,
    )
    expect(html).toContain(`<link rel="canonical" href="${server.url}/product/conjunto-staunton" />`)
    expect(html).toContain('src="/src/main.tsx"')
    expect(dataOf(html)).toMatchObject({
      '@type': 'Product',
      name: 'Conjunto Staunton de torneio',
      offers: [
        { price: '299.90', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
        { price: '399.90' },
      ],
    })
  })

  it('has a description of at most 160 characters and runs nothing, whatever the article’s texts contain', async () => {
    const file = catalogueFile.parse({
      products: [
        {
          id: 'evil',
          title: '</script><script>alert(1)</script>',
          description: `<p>${'palavras & mais '.repeat(40)}</p><script>alert(2)</script><img src=x onerror=alert(3)>`,
          additional_info: [
            { title: 'x', description: '<a href="javascript:alert(4)" onclick="alert(5)">y</a>' },
          ],
          variants: [{ id: 'evil', title: 'Único', price_in_cents: 100, inventory_quantity: 0 }],
        },
      ],
    })
    const imported = { readPicture: async () => null, mode: 'add', now: new Date() } as const
    expect((await importCatalogue(server.ctx.db, file, imported)).ok).toBe(true)
    const { body: html } = await read('/product/evil')
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    const shown = description.replace(/&#38;/g, '&')
    expect([...shown].length).toBeLessThanOrEqual(160)
    expect(shown).toMatch(/^palavras & mais .*…$/)
    expect(html).not.toMatch(/<script>alert|onerror|javascript:/)
    expect(dataOf(html)).toMatchObject({ offers: [{ availability: 'https://schema.org/OutOfStock' }] })
    const { body } = await testClient(server).call<{
      product: { description: string; additional_info: unknown }
    }>('GET', '/store/lance/products/evil')
    expect(JSON.stringify([body.product.description, body.product.additional_info])).not.toMatch(
      /<script|onerror|onclick|<img/,
    )
  })

  it('is the site’s page with status 404 when the article is not sold [STORE-4]', async () => {
    for (const path of ['/product/nothing', '/product/%22%3E%3Cscript%3E']) {
      const { status, body } = await read(path)
      expect(status).toBe(404)
      expect(body).toContain('<meta name="robots" content="noindex" />')
    }
  })
})

describe('the page of the store', () => {
  it('lists the articles in the reader’s language, and leaves other pages unchanged', async () => {
    const { body } = await read('/store/')
    expect(body).toContain('<title>Loja · Lance</title>')
    expect(dataOf(body).itemListElement[0]).toMatchObject({
      position: 1,
      name: 'Conjunto Staunton de torneio',
      url: `${server.url}/product/conjunto-staunton`,
    })
    expect((await read('/store', 'en')).body).toContain('<title>Store · Lance</title>')
    expect((await read('/wallet')).body).not.toContain('ld+json')
  })
})
