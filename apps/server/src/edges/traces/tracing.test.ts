import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { openScratchServer, type TestServer, testClient } from '../../../test/testServer.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** Receives traces like a collector, by OTLP over HTTP. */
async function openCollector(): Promise<{ url: string; spans: Span[]; text(): string; server: Server }> {
  const spans: Span[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    texts.push(text)
    if (request.url === '/v1/traces') {
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, spans, server, text: () => texts.join('\n') }
}

let collector: Awaited<ReturnType<typeof openCollector>>
const secrets: string[] = []
beforeAll(async () => {
  collector = await openCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' }
  const server: TestServer = await openScratchServer({ env })
  const game = await openTestGame(server)
  await playOut(game, '1. e4 e5')
  await testClient(server).call('GET', '/healthz', { headers: { 'x-request-id': 'req-12345678' } })
  const { email, token, user } = game.white.client
  secrets.push(email, token, user.id, user.name, game.gameId, 'e2e4', '127.0.0.1')
  await server.stop()
})
afterAll(() => {
  collector?.server.closeAllConnections()
  collector?.server.close()
})

const attributeOf = (span: Span, key: string) =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0]
const childrenOf = (span: Span) => collector.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)

describe('tracing', () => {
  it('sends a request with its route and status, and the statements that it ran', () => {
    const request = collector.spans.find(({ name }) => name === 'POST /auth/register')
    if (!request) throw new Error('the request was not traced')
    expect(attributeOf(request, 'http.response.status_code')).toBe(201)
    const statements = childrenOf(request).map((span) => String(attributeOf(span, 'db.query.text')))
    expect(statements.some((text) => /insert into "?users/.test(text))).toBe(true)
    const health = collector.spans.find(({ name }) => name === 'GET /healthz')
    expect(health && attributeOf(health, 'lance.request_id')).toBe('req-12345678')
  })

  it('sends a move from its receipt to its publication, with the commit in between', () => {
    const moves = collector.spans.filter(({ name }) => name === 'move')
    expect(moves).toHaveLength(2)
    for (const move of moves) {
      const steps = childrenOf(move)
      expect(steps.map(({ name }) => name).sort()).toEqual(['commit', 'decide', 'tell'])
      for (const step of steps) {
        expect(BigInt(step.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(move.startTimeUnixNano))
        expect(BigInt(step.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(move.endTimeUnixNano))
      }
    }
  })

  it('never sends the name of a person, a game or a secret', () => {
    const text = collector.text()
    // As a whole word: the letters of a move may occur within the id of a span.
    const isSent = (secret: string) =>
      new RegExp(`(?<![\\w-])${secret.replaceAll('.', '\\.')}(?![\\w-])`).test(text)
    expect(isSent('move')).toBe(true)
    expect(secrets.filter(isSent)).toEqual([])
  })
})
