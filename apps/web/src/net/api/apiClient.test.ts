import { afterEach, describe, expect, it } from 'vitest'
import { answerFor, instantTimers, memoryStorage, openTab, sharedLock } from '../session/sessionDouble.ts'
import { ApiError } from './apiError.ts'
import { type ReceivedCall, type ServerDouble, startServerDouble } from './serverDouble.ts'

let server: ServerDouble
afterEach(() => server.close())

const me = 'GET /auth/me'
const login = { email: 'ana@example.com', password: 'segredo' }
const farAwayMs = 10_000_000_000

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${error}`)
  return error
}

/** Starts a server whose only valid token is `good`; `refresh` answers refresh calls. */
async function startServerAccepting(
  good: string,
  refresh: (call: ReceivedCall) => { status: number; json: unknown },
) {
  server = await startServerDouble((call) => {
    if (call.path === '/auth/refresh') return refresh(call)
    if (call.token === good) return { status: 200, json: { fine: true } }
    return { status: 401, json: { error: 'Entre de novo.', code: 'UNAUTHENTICATED' } }
  })
}

describe('a failed call', () => {
  it('reports the server’s own error [SITE-7]', async () => {
    server = await startServerDouble(() => ({
      status: 409,
      json: { error: 'Já em uso.', code: 'EMAIL_TAKEN' },
    }))
    const error = await failure(openTab({ server, timers: instantTimers() }).callApi(me))
    expect(error).toMatchObject({ message: 'Já em uso.', code: 'EMAIL_TAKEN', status: 409 })
  })

  it('reports the status when the server’s JSON has no error [SITE-7]', async () => {
    server = await startServerDouble(() => ({ status: 418, json: { teapot: true } }))
    const error = await failure(openTab({ server, timers: instantTimers() }).callApi(me))
    expect(error).toMatchObject({ message: 'Erro HTTP: 418', code: 'UNKNOWN' })
  })

  it('reports that the answer was not JSON, whatever its status [SITE-7]', async () => {
    server = await startServerDouble(({ method }) => ({
      status: method === 'GET' ? 200 : 500,
      text: '<h1>nginx</h1>',
    }))
    const { callApi } = openTab({ server, timers: instantTimers() })
    const message = 'Servidor retornou resposta inválida (não JSON)'
    expect((await failure(callApi(me))).message).toBe(message)
    expect((await failure(callApi('POST /auth/login', { body: login }))).message).toBe(message)
  })

  it('reports a failed request when there is no answer [SITE-7]', async () => {
    server = await startServerDouble(() => 'hang up')
    const error = await failure(openTab({ server, timers: instantTimers() }).callApi(me))
    expect(error).toMatchObject({ message: 'Erro na requisição', code: 'NO_ANSWER', status: 0 })
  })

  it('keeps the other fields of the refusal', async () => {
    server = await startServerDouble(() => ({
      status: 409,
      json: { error: 'Você já está em uma partida.', code: 'ALREADY_IN_GAME', game_id: 'g1' },
    }))
    const error = await failure(openTab({ server, timers: instantTimers() }).callApi(me))
    expect(error.body.game_id).toBe('g1')
  })
})

describe('a call', () => {
  it('carries the stored credential, the language, and JSON', async () => {
    server = await startServerDouble(() => ({ status: 200, json: {} }))
    const { callApi, credential } = openTab({ server, timers: instantTimers() })
    credential.store('t1', farAwayMs)
    await callApi('PUT /users/:id', { params: { id: 'ana' }, body: { name: 'Ana Maria' } })
    expect(server.calls).toMatchObject([
      { method: 'PUT', path: '/users/ana', token: 't1', language: 'pt-BR', body: { name: 'Ana Maria' } },
    ])
  })

  it('carries a new request id each time, in the format the server accepts', async () => {
    server = await startServerDouble(() => ({ status: 200, json: {} }))
    const { callApi } = openTab({ server, timers: instantTimers() })
    await callApi(me)
    await callApi(me)
    const ids = server.calls.map(({ requestId }) => requestId)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,36}$/)
  })

  it('carries no credential when anonymous', async () => {
    server = await startServerDouble(() => ({ status: 200, json: {} }))
    const { callApi, credential } = openTab({ server, timers: instantTimers() })
    credential.store('t1', farAwayMs)
    await callApi('POST /auth/login', { body: login, anonymous: true })
    expect(server.calls[0]?.token).toBeNull()
  })
})

it('reads a text answer on request, and a refusal still as JSON', async () => {
  server = await startServerDouble(({ path }) =>
    path === '/api/game/fine/pgn'
      ? { status: 200, text: '1. e4 *' }
      : { status: 404, json: { error: 'Não há.', code: 'GAME_NOT_FOUND' } },
  )
  const { callApi } = openTab({ server, timers: instantTimers() })
  expect(await callApi('GET /api/game/:id/pgn', { params: { id: 'fine' }, answers: 'text' })).toBe('1. e4 *')
  const error = await failure(callApi('GET /api/game/:id/pgn', { params: { id: 'none' }, answers: 'text' }))
  expect(error).toMatchObject({ code: 'GAME_NOT_FOUND', message: 'Não há.' })
})

describe('a refused token', () => {
  it('is refreshed once, and the call is repeated with the new one [ACCOUNT-18]', async () => {
    await startServerAccepting('new', () => ({ status: 200, json: answerFor('new') }))
    const { callApi, credential } = openTab({ server, timers: instantTimers() })
    credential.store('old', farAwayMs)
    expect(await callApi(me)).toEqual({ fine: true })
    expect(server.calls.map(({ path, token }) => [path, token])).toEqual([
      ['/auth/me', 'old'],
      ['/auth/refresh', null],
      ['/auth/me', 'new'],
    ])
    expect(credential.token()).toBe('new')
  })

  it('is refreshed once for any number of concurrent calls', async () => {
    await startServerAccepting('new', () => ({ status: 200, json: answerFor('new') }))
    const { callApi, credential } = openTab({ server, timers: instantTimers() })
    credential.store('old', farAwayMs)
    await Promise.all([callApi(me), callApi(me), callApi(me)])
    expect(server.calls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1)
  })

  it('is refreshed once for two tabs, as the second finds the first one’s token', async () => {
    await startServerAccepting('new', () => ({ status: 200, json: answerFor('new') }))
    const browser = { server, timers: instantTimers(), storage: memoryStorage(), lock: sharedLock() }
    const [left, right] = [openTab(browser), openTab(browser)]
    left.credential.store('old', farAwayMs)
    await Promise.all([left.callApi(me), right.callApi(me)])
    expect(server.calls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1)
  })

  it('is not refreshed again when the new one is refused too', async () => {
    await startServerAccepting('never', () => ({ status: 200, json: answerFor('new') }))
    const { callApi, credential } = openTab({ server, timers: instantTimers() })
    credential.store('old', farAwayMs)
    expect((await failure(callApi(me))).status).toBe(401)
    expect(server.calls).toHaveLength(3)
  })

  it('is not refreshed when the password was wrong', async () => {
    server = await startServerDouble(() => ({
      status: 401,
      json: { error: 'Senha incorreta.', code: 'WRONG_CREDENTIALS' },
    }))
    const { callApi, credential } = openTab({ server, timers: instantTimers() })
    credential.store('good', farAwayMs)
    expect(
      (await failure(callApi('PUT /auth/password', { body: { currentPassword: 'x', password: 'y' } })))
        .message,
    ).toBe('Senha incorreta.')
    expect(server.calls).toHaveLength(1)
  })

  it('logs the user out when the refresh is refused too', async () => {
    await startServerAccepting('new', () => ({
      status: 401,
      json: { error: 'Entre.', code: 'SESSION_ENDED' },
    }))
    const { callApi, credential, session } = openTab({ server, timers: instantTimers() })
    session().enter(answerFor('old'))
    expect((await failure(callApi(me))).status).toBe(401)
    expect(credential.token()).toBeNull()
    expect(session().state()).toEqual({ status: 'guest' })
  })

  it('keeps the user when the refresh fails on the server, and reports a failed request', async () => {
    await startServerAccepting('new', () => ({ status: 500, json: { error: 'Falha.', code: 'INTERNAL' } }))
    const { callApi, credential, session } = openTab({ server, timers: instantTimers() })
    session().enter(answerFor('old'))
    expect((await failure(callApi(me))).message).toBe('Erro na requisição')
    expect(credential.token()).toBe('old')
    expect(session().state().status).toBe('user')
  })
})
