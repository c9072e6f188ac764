import { expect, it } from 'vitest'
import { addressOf } from './send.ts'

it('fills in the path parameters, and encodes them', () => {
  const params = { id: 'a/b', matchId: 'c?d' }
  expect(addressOf('POST /tournaments/:id/match/:matchId/start', { params })).toBe(
    '/tournaments/a%2Fb/match/c%3Fd/start',
  )
})

it('appends the query, numbers as their digits', () => {
  expect(addressOf('GET /tournaments', { query: { status: 'a b', page: 2 } })).toBe(
    '/tournaments?status=a+b&page=2',
  )
})

it('is the path alone without parameters and query', () => {
  expect(addressOf('GET /champions', { query: {} })).toBe('/champions')
  expect(addressOf('GET /auth/me')).toBe('/auth/me')
})
