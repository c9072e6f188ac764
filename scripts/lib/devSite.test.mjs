import { expect, it } from 'vitest'
import { belongsToSite } from './devSite.mjs'

const page = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' }
const call = { accept: '*/*', 'sec-fetch-dest': 'empty' }

it.each([
  ['GET', '/', page],
  ['GET', '/tournaments/7?tab=bracket', page],
  ['GET', '/src/main.tsx?t=1', { 'sec-fetch-dest': 'script' }],
  ['GET', '/@vite/client', call],
  ['GET', '/manifest.webmanifest', { 'sec-fetch-dest': 'manifest' }],
])('leaves %s %s to the site', (method, url, headers) => {
  expect(belongsToSite({ method, url, headers })).toBe(true)
})

it.each([
  ['GET', '/tournaments?page=2', call],
  ['POST', '/auth/login', { ...call, accept: 'text/html' }],
  ['GET', '/users/1/games.pgn', {}],
  ['GET', '/docs', page],
  ['GET', '/docs/static/swagger-ui.css', { 'sec-fetch-dest': 'style' }],
  ['GET', '/dev/outbox', page],
  ['GET', '/healthz', {}],
])('passes %s %s to the server', (method, url, headers) => {
  expect(belongsToSite({ method, url, headers })).toBe(false)
})
