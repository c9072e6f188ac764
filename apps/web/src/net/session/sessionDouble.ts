import type { SessionAnswer, User } from '@lance/contract'
import type { Timers } from '../../base/timers.ts'
import { createCallApi } from '../api/apiClient.ts'
import { createCredential } from '../api/credential.ts'
import { createRenewSession, type TabLock } from '../api/renewSession.ts'
import type { Sender } from '../api/send.ts'
import type { ServerDouble } from '../api/serverDouble.ts'
import { GUEST } from './guest.ts'
import { createLastUser } from './lastUser.ts'
import { createSession, type Session } from './session.ts'

export const ANA: User = { ...GUEST, id: 'ana', name: 'Ana', isRegistered: true, email: 'ana@example.com' }

export const answerFor = (token: string, user = ANA): SessionAnswer => ({ token, user, expiresInS: 900 })

/** For tests: storage that all tabs of one browser share. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/** For tests: a lock that all tabs of one browser share. */
export function sharedLock(): TabLock {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const mine = last.then(task)
    last = mine.catch(() => {})
    return mine
  }
}

/** For tests: timers that fire at once and record their delays. */
export function instantTimers(): Timers & { delaysMs: number[] } {
  const delaysMs: number[] = []
  let nowMs = 1_000_000
  return {
    delaysMs,
    nowMs: () => nowMs,
    set(run, delayMs) {
      delaysMs.push(delayMs)
      nowMs += delayMs
      queueMicrotask(run)
      return {}
    },
    clear() {},
  }
}

/** For tests: one tab, wired like the real site. */
export function openTab(parts: {
  server: ServerDouble
  timers: Timers
  storage?: ReturnType<typeof memoryStorage>
  lock?: TabLock
}) {
  const { server, timers, storage = memoryStorage(), lock = sharedLock() } = parts
  const sender: Sender = {
    fetch,
    origin: server.origin,
    language: () => 'pt-BR',
    texts: {
      requestFailed: () => 'Erro na requisição',
      notJson: () => 'Servidor retornou resposta inválida (não JSON)',
      httpError: (status) => `Erro HTTP: ${status}`,
    },
  }
  const credential = createCredential(storage)
  const renewSession = createRenewSession({
    sender,
    credential,
    timers,
    lock,
    onRenewed: ({ user }) => session.replaceUser(user),
  })
  const callApi = createCallApi({ sender, credential, renewSession, onSessionEnded: () => session.end() })
  let session: Session
  /** The session reads the credential when the page opens. */
  const openPage = () => {
    session = createSession({ callApi, credential, renewSession, timers, lastUser: createLastUser(storage) })
    return session
  }
  openPage()
  return { credential, renewSession, callApi, openPage, session: () => session }
}
