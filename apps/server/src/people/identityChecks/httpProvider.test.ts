import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseCpf } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADA, ownCpf } from '../../../test/identityKit.ts'
import { openHttpProvider } from './httpProvider.ts'
import { type IdentityProvider, ProviderDown } from './identityProvider.ts'

type Answer = { status?: number; headers?: Record<string, string>; body: string }

let provider: IdentityProvider
let answer: Answer
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
const bureau = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = '', url = '', headers } = request
  asked.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') })
  response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => bureau.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(bureau.address() as AddressInfo).port}`
  provider = openHttpProvider({ url, key: 'a-key-of-the-tests' })
})
afterAll(() => new Promise((resolve) => bureau.close(resolve)))

const cpf = ownCpf()
const person = { ...ADA, cpf: parseCpf(cpf) ?? (cpf as never) }
const question = { reference: 'r-1', person, needsDocument: true, returnUrl: 'https://lance.test/profile' }

describe('a provider over HTTP', () => {
  it('is asked with the key, the reference as its idempotency key, and the person', async () => {
    asked = []
    answer = { body: '{"status":"verified"}' }
    expect(await provider.start(question)).toEqual({ status: 'verified' })
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/checks',
        headers: { authorization: 'Bearer a-key-of-the-tests', 'idempotency-key': 'r-1' },
      },
    ])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      reference: 'r-1',
      cpf,
      name: ADA.name,
      birth_date: ADA.birthDate,
      document: true,
      return_url: 'https://lance.test/profile',
    })
  })

  it('says what became of a check, and that it knows none', async () => {
    answer = { body: '{"status":"refused","reason":"mismatch"}' }
    expect(await provider.read('r-1')).toEqual({ status: 'refused', reason: 'mismatch' })
    answer = { body: '{"status":"waits","document_url":"https://bureau.test/r-1"}' }
    expect(await provider.read('r-1')).toEqual({ status: 'waits', documentUrl: 'https://bureau.test/r-1' })
    answer = { body: '{"status":"waits"}' }
    expect(await provider.read('r-1')).toEqual({ status: 'waits', documentUrl: null })
    answer = { status: 404, body: '' }
    expect(await provider.read('r-1')).toBeNull()
  })

  it.each([
    ['an error', { status: 500, body: '{}' }],
    ['no JSON', { body: '<html>' }],
    ['an unknown status', { body: '{"status":"perhaps"}' }],
    ['a page that is a script', { body: '{"status":"waits","document_url":"javascript:alert(1)"}' }],
    ['a page without https', { body: '{"status":"waits","document_url":"http://bureau.test/r-1"}' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
    ['too much', { body: `{"status":"verified","more":"${'x'.repeat(70_000)}"}` }],
  ] satisfies [string, Answer][])(
    'counts as down when it answers %s, and the error quotes nothing',
    async (_what, given) => {
      answer = given
      const failed = await provider.start(question).catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(ProviderDown)
      for (const secret of [cpf, ADA.name, 'a-key-of-the-tests']) expect(String(failed)).not.toContain(secret)
    },
  )
})
