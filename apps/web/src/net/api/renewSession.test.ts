import { afterEach, describe, expect, it } from 'vitest'
import { answerFor, instantTimers, openTab } from '../session/sessionDouble.ts'
import { type ServerDouble, startServerDouble } from './serverDouble.ts'

let server: ServerDouble
afterEach(() => server.close())

describe('renewing the session', () => {
  it.each([502, 503, 504])(
    'retries after a %i, waiting 200 ms longer each time [ACCOUNT-19]',
    async (status) => {
      let asked = 0
      server = await startServerDouble(() => {
        asked += 1
        return asked <= 3 ? { status, text: 'Bad gateway' } : { status: 200, json: answerFor('new') }
      })
      const timers = instantTimers()
      const { renewSession, credential } = openTab({ server, timers })
      credential.store('old', 0)
      expect(await renewSession('old')).toEqual({ status: 'renewed', token: 'new' })
      expect(timers.delaysMs).toEqual([200, 400, 600])
    },
  )

  it('retries when the answer was lost', async () => {
    let asked = 0
    server = await startServerDouble(() => {
      asked += 1
      return asked === 1 ? 'hang up' : { status: 200, json: answerFor('new') }
    })
    const { renewSession, credential } = openTab({ server, timers: instantTimers() })
    credential.store('old', 0)
    expect(await renewSession('old')).toEqual({ status: 'renewed', token: 'new' })
  })

  it('does not retry after an error that a retry would not fix', async () => {
    server = await startServerDouble(() => ({ status: 500, json: { error: 'Falha.', code: 'INTERNAL' } }))
    const { renewSession, credential } = openTab({ server, timers: instantTimers() })
    credential.store('old', 0)
    expect(await renewSession('old')).toEqual({ status: 'unreachable' })
    expect(server.calls).toHaveLength(1)
    expect(credential.token()).toBe('old')
  })

  it('gives up before the next check is due and keeps the credential [ACCOUNT-19]', async () => {
    server = await startServerDouble(() => ({ status: 503, text: 'no' }))
    const timers = instantTimers()
    const { renewSession, credential } = openTab({ server, timers })
    credential.store('old', 0)
    expect(await renewSession('old')).toEqual({ status: 'unreachable' })
    expect(timers.delaysMs.reduce((sum, delayMs) => sum + delayMs, 0)).toBeLessThan(30_000)
    expect(timers.delaysMs.length).toBeGreaterThan(10)
    expect(credential.token()).toBe('old')
  })

  it('does not restore a user who has logged out in another tab meanwhile', async () => {
    const { promise: loggedOut, resolve } = Promise.withResolvers<void>()
    server = await startServerDouble(async () => {
      await loggedOut
      return { status: 200, json: answerFor('new') }
    })
    const { renewSession, credential } = openTab({ server, timers: instantTimers() })
    credential.store('old', 0)
    const renewal = renewSession('old')
    credential.clear()
    resolve()
    expect(await renewal).toEqual({ status: 'refused' })
    expect(credential.token()).toBeNull()
  })

  it('keeps a user who logged in in another tab while an old session was being refused', async () => {
    const { promise: loggedIn, resolve } = Promise.withResolvers<void>()
    server = await startServerDouble(async () => {
      await loggedIn
      return { status: 401, json: { error: 'Entre.', code: 'SESSION_ENDED' } }
    })
    const { renewSession, credential } = openTab({ server, timers: instantTimers() })
    credential.store('old', 0)
    const renewal = renewSession('old')
    credential.store('fresh', 10_000_000_000)
    resolve()
    expect(await renewal).toEqual({ status: 'renewed', token: 'fresh' })
  })
})
