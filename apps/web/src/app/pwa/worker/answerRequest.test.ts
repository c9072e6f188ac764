import { describe, expect, it } from 'vitest'
import { answerPage, routeRequest } from './answerRequest.ts'

const origin = 'https://lance.test'
const screens = ['', 'game', 'wallet', 'profile']
const way = (path: string, { method = 'GET', mode = 'cors' }: { method?: string; mode?: RequestMode } = {}) =>
  routeRequest({ method, mode, url: new URL(path, origin).href }, { origin, screens })

describe('routing a request', () => {
  it('treats a navigation to a screen as a page, whatever follows the first path segment', () => {
    for (const path of ['/', '/?x=1', '/wallet', '/game/bot-1/review?ply=3', '/profile?view=games'])
      expect([path, way(path, { mode: 'navigate' })]).toEqual([path, 'page'])
  })

  it('leaves other navigations to the network: payment pages, API docs, opened files', () => {
    for (const path of ['/docs', '/sandbox/checkout/1', '/dev/outbox', '/game/k3.pgn'])
      expect([path, way(path, { mode: 'navigate' })]).toEqual([path, 'network'])
  })

  it('leaves every API call to the network, so that no answer about money or games is ever cached [SITE-15]', () => {
    for (const path of ['/wallet', '/auth/me', '/api/game/1/state', '/users/1/games', '/healthz'])
      expect([path, way(path)]).toEqual([path, 'network'])
    expect(way('/assets/x.js', { method: 'POST' })).toBe('network')
    expect(way('https://elsewhere.test/assets/x.js')).toBe('network')
  })

  it('serves the files of a build from the cache', () => {
    expect(way('/assets/index-1.js')).toBe('file')
  })
})

describe('a page', () => {
  const shell = new Response('shell')
  const files = { find: async () => shell }
  const never = () => new Promise<void>(() => {})
  const atOnce = async () => {}

  it('comes from the network when the server answers, even with an error', async () => {
    for (const status of [200, 404, 500]) {
      const fresh = new Response('fresh', { status })
      expect(await answerPage(Promise.resolve(fresh), { files, wait: never })).toBe(fresh)
    }
  })

  it('is the shell when there is no answer, or only a gateway’s', async () => {
    expect(await answerPage(Promise.reject(new TypeError('offline')), { files, wait: never })).toBe(shell)
    for (const status of [502, 503, 504]) {
      const gateway = Promise.resolve(new Response('', { status }))
      expect(await answerPage(gateway, { files, wait: never })).toBe(shell)
    }
  })

  it('is the shell when the network takes too long, unless there is no shell [SITE-14]', async () => {
    const late = new Promise<Response>(() => {})
    expect(await answerPage(late, { files, wait: atOnce })).toBe(shell)
    const fresh = new Response('fresh')
    const slow = new Promise<Response>((resolve) => setImmediate(() => resolve(fresh)))
    expect(await answerPage(slow, { files: { find: async () => undefined }, wait: atOnce })).toBe(fresh)
  })
})
