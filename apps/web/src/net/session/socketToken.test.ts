import { describe, expect, it } from 'vitest'
import { createCredential } from '../api/credential.ts'
import type { Renewal } from '../api/renewSession.ts'
import { createSocketToken } from './socketToken.ts'

function setUp(renewal: Renewal, stored: string | null = 'first') {
  const items = new Map<string, string>()
  const credential = createCredential({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  })
  if (stored !== null) credential.store(stored, 1000)
  const refused: string[] = []
  let ended = 0
  const socketToken = createSocketToken({
    credential,
    renewSession: async (token) => {
      refused.push(token)
      if (renewal.status === 'renewed') credential.store(renewal.token, 2000)
      return renewal
    },
    onSessionEnded: () => (ended += 1),
  })
  return { socketToken, refused, ended: () => ended }
}

describe('a socket’s token', () => {
  it('is the current one, and the renewed one after a refresh', async () => {
    const { socketToken, refused } = setUp({ status: 'renewed', token: 'second' })
    expect(socketToken.token()).toBe('first')
    expect(await socketToken.refresh()).toBe(true)
    expect([socketToken.token(), refused]).toEqual(['second', ['first']])
  })

  it('ends the session when its renewal is refused', async () => {
    const { socketToken, ended } = setUp({ status: 'refused' })
    expect(await socketToken.refresh()).toBe(false)
    expect(ended()).toBe(1)
  })

  it('keeps the session when the server is unreachable', async () => {
    const { socketToken, ended } = setUp({ status: 'unreachable' })
    await expect(socketToken.refresh()).rejects.toThrow('no answer')
    expect(ended()).toBe(0)
  })

  it('is not renewed for a guest', async () => {
    const { socketToken, refused } = setUp({ status: 'renewed', token: 'second' }, null)
    expect(await socketToken.refresh()).toBe(false)
    expect(refused).toEqual([])
  })
})
