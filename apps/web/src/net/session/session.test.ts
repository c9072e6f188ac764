import { afterEach, describe, expect, it } from 'vitest'
import { manualTimers } from '../../base/manualTimers.ts'
import { type ReceivedCall, type ServerDouble, startServerDouble } from '../api/serverDouble.ts'
import type { Session, SessionState } from './session.ts'
import { ANA, answerFor, instantTimers, openTab } from './sessionDouble.ts'

let server: ServerDouble
afterEach(() => server.close())

const refused = { status: 401, json: { error: 'Entre.', code: 'UNAUTHENTICATED' } }
const farAwayMs = 10_000_000_000

/** Resolves when the session reaches a state with this status. */
function reaches(session: Session, status: SessionState['status']): Promise<void> {
  return new Promise((resolve) => {
    const check = () => session.state().status === status && resolve()
    session.subscribe(check)
    check()
  })
}

/** Starts a server whose calls of a path can be awaited. */
async function startObservedServer(answer: (call: ReceivedCall) => { status: number; json: unknown }) {
  const waiting = new Map<string, () => void>()
  server = await startServerDouble((call) => {
    waiting.get(call.path)?.()
    return answer(call)
  })
  return { called: (path: string) => new Promise<void>((resolve) => waiting.set(path, resolve)) }
}

describe('the first load', () => {
  it('is a guest at once, without a call, if no credential is stored', async () => {
    server = await startServerDouble(() => refused)
    const session = openTab({ server, timers: manualTimers() }).session()
    expect(session.state()).toEqual({ status: 'guest' })
    await session.start()
    expect(server.calls).toEqual([])
  })

  it('loads, then has the user that the credential belongs to', async () => {
    server = await startServerDouble(() => ({ status: 200, json: { user: ANA } }))
    const tab = openTab({ server, timers: manualTimers() })
    tab.credential.store('t1', farAwayMs)
    const session = tab.openPage()
    expect(session.state()).toEqual({ status: 'loading' })
    await session.start()
    expect(session.state()).toEqual({ status: 'user', user: ANA })
  })

  it('logs the user out when neither the credential nor its refresh is accepted', async () => {
    server = await startServerDouble(() => refused)
    const tab = openTab({ server, timers: manualTimers() })
    tab.credential.store('t1', farAwayMs)
    const session = tab.openPage()
    await session.start()
    expect(session.state()).toEqual({ status: 'guest' })
    expect(tab.credential.token()).toBeNull()
  })

  it('logs the user out when the server no longer knows them', async () => {
    server = await startServerDouble(() => ({
      status: 404,
      json: { error: 'Não há.', code: 'USER_NOT_FOUND' },
    }))
    const tab = openTab({ server, timers: manualTimers() })
    tab.credential.store('t1', farAwayMs)
    const session = tab.openPage()
    await session.start()
    expect(session.state()).toEqual({ status: 'guest' })
  })

  it('tries three times without an answer, then is unreachable and keeps the credential', async () => {
    server = await startServerDouble(() => 'hang up')
    const timers = manualTimers()
    const tab = openTab({ server, timers: { ...instantTimers(), nowMs: timers.nowMs } })
    tab.credential.store('t1', farAwayMs)
    const session = tab.openPage()
    await session.reload()
    expect(server.calls).toHaveLength(3)
    expect(session.state()).toEqual({ status: 'unreachable' })
    expect(tab.credential.token()).toBe('t1')
  })

  it('finds the user at the next check once the server answers again', async () => {
    let isUp = false
    server = await startServerDouble(() => (isUp ? { status: 200, json: { user: ANA } } : 'hang up'))
    const tab = openTab({ server, timers: instantTimers() })
    tab.credential.store('t1', farAwayMs)
    const session = tab.openPage()
    await session.reload()
    expect(session.state().status).toBe('unreachable')
    isUp = true
    await session.check()
    expect(session.state()).toEqual({ status: 'user', user: ANA })
  })
})

describe('a session while offline', () => {
  /** Ana was signed in with R$ 50; the page is opened again while the server is down. */
  async function reopenOffline() {
    let isUp = true
    server = await startServerDouble(() => (isUp ? { status: 200, json: { user: ANA } } : 'hang up'))
    const tab = openTab({ server, timers: instantTimers() })
    tab.session().enter(answerFor('t1', { ...ANA, balance: 50, status: 'online' }))
    isUp = false
    return {
      tab,
      session: tab.openPage(),
      comeBack: () => {
        isUp = true
      },
    }
  }

  it('shows the last user without balance, email and game', async () => {
    const { session } = await reopenOffline()
    await session.reload()
    const state = session.state()
    expect(state).toMatchObject({ status: 'user', isLastSeen: true, user: { id: 'ana', name: 'Ana' } })
    expect(state).toMatchObject({ user: { balance: 0, email: '', currentGameId: null, status: 'offline' } })
  })

  it('does not mark the last user online, nor debit an unknown balance', async () => {
    const { session } = await reopenOffline()
    await session.reload()
    session.debit(20)
    session.wakeUp()
    expect(session.state()).toMatchObject({ isLastSeen: true, user: { balance: 0, status: 'offline' } })
  })

  it('gets the actual user at the next check once the server answers', async () => {
    const { session, comeBack } = await reopenOffline()
    await session.reload()
    comeBack()
    await session.check()
    expect(session.state()).toEqual({ status: 'user', user: ANA })
  })

  it('keeps no trace of the user after a logout', async () => {
    const { tab, session } = await reopenOffline()
    session.end()
    tab.credential.store('t2', farAwayMs)
    const next = tab.openPage()
    await next.reload()
    expect(next.state()).toEqual({ status: 'unreachable' })
  })
})

describe('keeping the session fresh', () => {
  it('checks every 30 s, and refreshes a token that expires within 10 s [ACCOUNT-18]', async () => {
    const { called } = await startObservedServer(() => ({ status: 200, json: answerFor('new') }))
    const timers = manualTimers(1000)
    const tab = openTab({ server, timers })
    const session = tab.session()
    await session.start()
    tab.credential.store('old', 1000 + 70_000)
    timers.advance(30_000)
    expect(server.calls).toEqual([])
    const refreshed = called('/auth/refresh')
    timers.advance(30_000)
    await refreshed
    session.stop()
  })

  it('leaves a token with more than 10 s left alone', async () => {
    server = await startServerDouble(() => refused)
    const timers = manualTimers(1000)
    const tab = openTab({ server, timers })
    tab.credential.store('t1', 1000 + 10_001)
    await tab.session().check()
    expect(server.calls).toEqual([])
    timers.advance(1)
    await tab.session().check()
    expect(server.calls.map(({ path }) => path)).toEqual(['/auth/refresh'])
  })

  it('computes a refreshed token’s expiry from the lifetime the server gives', async () => {
    server = await startServerDouble(() => ({ status: 200, json: answerFor('new') }))
    const timers = manualTimers(5000)
    const tab = openTab({ server, timers })
    tab.credential.store('old', 5000)
    await tab.session().check()
    expect(tab.credential.isExpiring(5000 + 900_000 - 10_001)).toBe(false)
    expect(tab.credential.isExpiring(5000 + 900_000 - 10_000)).toBe(true)
  })

  it('logs the user out when a check is refused, but not without an answer', async () => {
    let answer: 'hang up' | typeof refused = 'hang up'
    server = await startServerDouble(() => answer)
    const tab = openTab({ server, timers: instantTimers() })
    tab.session().enter({ ...answerFor('old'), expiresInS: 5 })
    await tab.session().check()
    expect(tab.session().state().status).toBe('user')
    answer = refused
    await tab.session().check()
    expect(tab.session().state().status).toBe('guest')
  })

  it('becomes a guest on reload after another tab cleared the credential', async () => {
    server = await startServerDouble(() => refused)
    const tab = openTab({ server, timers: manualTimers() })
    tab.session().enter(answerFor('t1'))
    tab.credential.clear()
    await tab.session().reload()
    expect(tab.session().state()).toEqual({ status: 'guest' })
    expect(server.calls).toEqual([])
  })
})

describe('the presence tick', () => {
  it('marks an offline user online after 60 s, without a call', async () => {
    server = await startServerDouble(() => refused)
    const timers = manualTimers()
    const session = openTab({ server, timers }).session()
    await session.start()
    session.enter({ ...answerFor('t1'), user: { ...ANA, status: 'offline' } })
    timers.advance(59_999)
    expect(session.state()).toMatchObject({ user: { status: 'offline' } })
    timers.advance(1)
    expect(session.state()).toMatchObject({ user: { status: 'online' } })
    expect(server.calls).toEqual([])
  })

  it('does not change the status of a user in a game', async () => {
    server = await startServerDouble(() => refused)
    const timers = manualTimers()
    const session = openTab({ server, timers }).session()
    await session.start()
    session.enter({ ...answerFor('t1'), user: { ...ANA, status: 'in_game' } })
    timers.advance(60_000)
    expect(session.state()).toMatchObject({ user: { status: 'in_game' } })
  })
})

describe('ending the session', () => {
  it('forgets the credential and the user', async () => {
    server = await startServerDouble(() => refused)
    const tab = openTab({ server, timers: manualTimers() })
    tab.session().enter(answerFor('t1'))
    tab.session().end()
    expect(tab.credential.token()).toBeNull()
    await reaches(tab.session(), 'guest')
  })
})

describe('a provisional debit', () => {
  async function signIn() {
    server = await startServerDouble(() => ({ status: 200, json: { user: { ...ANA, balance: 30 } } }))
    const session = openTab({ server, timers: manualTimers() }).session()
    session.enter({ ...answerFor('t1'), user: { ...ANA, balance: 30 } })
    const balance = () => {
      const state = session.state()
      return state.status === 'user' ? state.user.balance : null
    }
    return { session, balance }
  }

  it('is subtracted to the centavo until it is undone [WAGER-11]', async () => {
    const { session, balance } = await signIn()
    session.changeUser({ balance: 10.1 })
    session.debit(3)
    session.changeUser({ status: 'searching' })
    expect(balance()).toBe(7.1)
    session.undoDebit()
    expect(balance()).toBe(10.1)
  })

  it.each([
    ['a message', async (session: Session) => session.changeUser({ balance: 20 }), 20],
    ['a call', (session: Session) => session.reload(), 30],
  ])('is dropped once %s brings the balance', async (_by, hear, told) => {
    const { session, balance } = await signIn()
    session.debit(10)
    await hear(session)
    expect(balance()).toBe(told)
    session.undoDebit()
    expect(balance()).toBe(told)
  })
})
