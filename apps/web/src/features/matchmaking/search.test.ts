import type { Variant } from '@lance/chess'
import type { PlayerOnline, PlayerServerEvent } from '@lance/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ReceivedCall, type ServerDouble, startServerDouble } from '../../net/api/serverDouble.ts'
import { answerFor, instantTimers, openTab } from '../../net/session/sessionDouble.ts'
import type { ConnectionStatus } from '../../net/socket/connection.ts'
import { createSearch, type Search, type SearchEnd } from './search.ts'

type Answer = Awaited<ReturnType<Parameters<typeof startServerDouble>[0]>>

let server: ServerDouble
let search: Search
/** The server's answers by method; each test overrides those it is about. */
let answer: Record<string, () => Answer | Promise<Answer>>
let ends: SearchEnd[]
let entered: number
let changed: () => void
let status: ConnectionStatus
let emit: (event: PlayerServerEvent) => void
let setStatus: (to: ConnectionStatus) => void

const row = (rowStatus: PlayerOnline['status'], gameId: string | null = null): PlayerServerEvent => ({
  type: 'player_status',
  data: { id: 'ana', status: rowStatus, current_game_id: gameId },
})
const paths = () => server.calls.map(({ method, path }) => `${method} ${path}`)
const stakeRefused = (reason: 'BALANCE_TOO_LOW' | 'PLAY_PAUSED', wager: number): PlayerServerEvent => ({
  type: 'notice',
  data: { code: 'STAKE_REFUSED', reason, wager, timeControl: 600 },
})
const refusal = (code: string, more = {}) => ({ status: 409, json: { error: `(${code})`, code, ...more } })

async function until(isDone: () => boolean) {
  while (!isDone()) await new Promise<void>((resolve) => (changed = resolve))
}

beforeEach(async () => {
  ends = []
  entered = 0
  changed = () => {}
  status = 'Open'
  answer = {
    POST: () => ({ status: 200, json: { status: 'searching' } }),
    GET: () => ({ status: 200, json: { id: 'ana', status: 'searching', current_game_id: null } }),
    DELETE: () => ({ status: 204 }),
    PATCH: () => ({ status: 200, json: { id: 'ana', status: 'online', current_game_id: null } }),
  }
  server = await startServerDouble(async (call: ReceivedCall) => {
    const reply = await (answer[call.method] as () => Answer | Promise<Answer>)()
    queueMicrotask(() => changed())
    return reply
  })
})
afterEach(async () => {
  search.leave()
  await server.close()
})

function startSearch({
  timeControlS = 600,
  incrementS = 0,
  variant = 'standard' as Variant,
  wagerReais = 0,
  seatedIn = null as string | null,
} = {}) {
  const tab = openTab({ server, timers: instantTimers() })
  tab.session().enter(answerFor('t1'))
  search = createSearch({
    callApi: tab.callApi,
    channel: {
      status: () => status,
      onEvent: (listener) => {
        emit = listener
        return () => (emit = () => {})
      },
      onStatus: (listener) => {
        setStatus = (to) => {
          status = to
          listener(to)
        }
        return () => (setStatus = () => {})
      },
    },
    playerId: 'ana',
    seatedIn,
    timeControlS,
    incrementS,
    variant,
    wagerReais,
    onEntered: () => {
      entered += 1
      changed()
    },
    onEnd: (end) => {
      ends.push(end)
      changed()
    },
  })
  search.start()
}

describe('a search for an opponent', () => {
  it('enters the queue, and reads its own row once events arrive', async () => {
    status = 'Waiting'
    startSearch()
    await until(() => entered === 1)
    expect(paths()).toEqual(['POST /matchmaking-v2'])
    expect(server.calls[0]?.body).toEqual({ player_id: 'ana', time_control: 600, wager: 0 })
    setStatus('Open')
    await until(() => server.calls.length === 2)
    setStatus('Error')
    setStatus('Open')
    expect(paths()).toEqual(['POST /matchmaking-v2', 'GET /players_online/ana'])
  })

  it('goes to the game in its row', async () => {
    startSearch()
    await until(() => entered === 1)
    emit(row('searching'))
    emit(row('in_game', 'game-0001'))
    expect(ends).toEqual([{ kind: 'matched', gameId: 'game-0001' }])
  })

  it('goes to a game that began before events arrived', async () => {
    answer.GET = () => ({ status: 200, json: { id: 'ana', status: 'in_game', current_game_id: 'game-0001' } })
    startSearch()
    await until(() => ends.length > 0)
    expect(ends).toEqual([{ kind: 'matched', gameId: 'game-0001' }])
  })

  it('goes to a game from an immediate pairing', async () => {
    answer.POST = () => ({ status: 200, json: { status: 'matched', game_id: 'game-0001' } })
    startSearch()
    await until(() => ends.length > 0)
    expect(ends).toEqual([{ kind: 'matched', gameId: 'game-0001' }])
  })

  it('goes to a game that is already running, and resets nothing', async () => {
    answer.POST = () => refusal('ALREADY_IN_GAME', { game_id: 'game-0001' })
    startSearch()
    await until(() => ends.length > 0)
    expect(ends).toEqual([{ kind: 'inGame', gameId: 'game-0001' }])
    expect(paths()).toEqual(['POST /matchmaking-v2'])
  })

  it('goes to it also when its row comes before the answer, and does not take it for a new game', async () => {
    startSearch({ seatedIn: 'game-0001' })
    emit(row('in_game', 'game-0001'))
    expect(ends).toEqual([{ kind: 'inGame', gameId: 'game-0001' }])
  })

  it('reports a refusal, leaves the queue and sets the status back to online', async () => {
    answer.POST = () => refusal('MATCH_WAITING')
    startSearch()
    await until(() => ends.length > 0)
    expect(ends).toEqual([{ kind: 'failed', message: '(MATCH_WAITING)', code: 'MATCH_WAITING' }])
    expect(paths().sort()).toEqual([
      'DELETE /matchmaking_queue/ana?time_control=600',
      'PATCH /players_online/ana',
      'POST /matchmaking-v2',
    ])
    const reset = server.calls.find(({ method }) => method === 'PATCH')
    expect(reset?.body).toEqual({ status: 'online', current_game_id: null })
  })

  it('reports that its row could not be read', async () => {
    answer.GET = () => ({ status: 500, json: { error: 'Falha no servidor.', code: 'INTERNAL' } })
    startSearch()
    await until(() => ends.length > 0)
    expect(ends).toEqual([{ kind: 'checkFailed', message: 'Falha no servidor.' }])
  })

  it('ends without further calls when the balance no longer covers the stake [MATCH-17]', async () => {
    startSearch({ wagerReais: 10 })
    await until(() => entered === 1)
    emit(stakeRefused('BALANCE_TOO_LOW', 20))
    expect(ends).toEqual([])
    emit(stakeRefused('BALANCE_TOO_LOW', 10))
    emit(row('online'))
    expect(ends).toEqual([{ kind: 'unpaid' }])
    expect(paths().filter((path) => !/^(POST|GET)/.test(path))).toEqual([])
  })

  it('enters again when the stake is refused for another reason, to get the server’s message', async () => {
    startSearch({ wagerReais: 10 })
    await until(() => entered === 1)
    answer.POST = () => refusal('PLAY_PAUSED')
    emit(stakeRefused('PLAY_PAUSED', 10))
    await until(() => ends.length > 0)
    expect(ends).toEqual([{ kind: 'failed', message: '(PLAY_PAUSED)', code: 'PLAY_PAUSED' }])
  })

  it('leaves the queue when cancelled', async () => {
    startSearch()
    await until(() => entered === 1)
    await search.cancel()
    expect(ends).toEqual([{ kind: 'cancelled' }])
    expect(paths()).toContain('DELETE /matchmaking_queue/ana?time_control=600')
  })

  it('goes to the game when cancelled too late [MATCH-18]', async () => {
    answer.DELETE = () => refusal('ALREADY_IN_GAME', { game_id: 'game-0001' })
    startSearch()
    await until(() => entered === 1)
    await search.cancel()
    expect(ends).toEqual([{ kind: 'matched', gameId: 'game-0001' }])
  })

  it('leaves the queue silently when the player leaves the screen', async () => {
    startSearch()
    await until(() => entered === 1)
    search.leave()
    await until(() => paths().some((path) => path.startsWith('DELETE')))
    expect(ends).toEqual([])
  })

  it('takes the player to the game when they left too late', async () => {
    answer.DELETE = () => refusal('ALREADY_IN_GAME', { game_id: 'game-0001' })
    startSearch()
    await until(() => entered === 1)
    search.leave()
    await until(() => ends.length > 0)
    expect(ends).toEqual([{ kind: 'matched', gameId: 'game-0001' }])
  })

  it('stays in the queue for a daily game when the player leaves the screen', async () => {
    startSearch({ timeControlS: 86_400 })
    await until(() => entered === 1)
    search.leave()
    await new Promise(setImmediate)
    expect(paths().filter((path) => !path.startsWith('GET'))).toEqual(['POST /matchmaking-v2'])
  })

  it('learns of a daily game from its notice, because such a game takes no seat', async () => {
    startSearch({ timeControlS: 86_400 })
    await until(() => entered === 1)
    emit(row('online'))
    emit({ type: 'notice', data: { code: 'MATCH_FOUND', gameId: 'game-0001', timeControl: 86_400 } })
    expect(ends).toEqual([{ kind: 'matched', gameId: 'game-0001' }])
  })

  it('goes to a daily game found before the queue entry was answered', async () => {
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    answer.POST = async () => {
      queueMicrotask(() => changed())
      await mayAnswer
      return { status: 200, json: { status: 'searching' } }
    }
    startSearch({ timeControlS: 86_400 })
    emit({ type: 'notice', data: { code: 'MATCH_FOUND', gameId: 'game-0001', timeControl: 86_400 } })
    letAnswer()
    expect(ends).toEqual([{ kind: 'matched', gameId: 'game-0001' }])
  })

  it('ignores the end of a daily search with another time control', async () => {
    startSearch({ timeControlS: 86_400 })
    await until(() => entered === 1)
    emit({ type: 'notice', data: { code: 'MATCH_FOUND', gameId: 'game-0009', timeControl: 172_800 } })
    emit({ type: 'notice', data: { code: 'SEARCH_ENDED', timeControl: 172_800 } })
    expect(ends).toEqual([])
  })

  it('does not end a live search for a daily game found meanwhile', async () => {
    startSearch()
    await until(() => entered === 1)
    emit({ type: 'notice', data: { code: 'MATCH_FOUND', gameId: 'game-0009', timeControl: 86_400 } })
    emit({ type: 'notice', data: { code: 'SEARCH_ENDED', timeControl: 86_400 } })
    expect(ends).toEqual([])
  })

  it('cancels only a daily search and leaves the status alone', async () => {
    startSearch({ timeControlS: 172_800 })
    await until(() => entered === 1)
    await search.cancel()
    expect(ends).toEqual([{ kind: 'cancelled' }])
    expect(paths().filter((path) => !/^(POST|GET)/.test(path))).toEqual([
      'DELETE /matchmaking_queue/ana?time_control=172800',
    ])
  })

  it('ends when a daily search expires [MATCH-8]', async () => {
    startSearch({ timeControlS: 86_400 })
    await until(() => entered === 1)
    emit({ type: 'notice', data: { code: 'SEARCH_ENDED', timeControl: 86_400 } })
    expect(ends).toEqual([{ kind: 'ended' }])
  })

  it('ends when another tab removes it from the queue', async () => {
    startSearch()
    await until(() => entered === 1)
    emit(row('searching'))
    emit(row('online'))
    expect(ends).toEqual([{ kind: 'ended' }])
  })

  it('is not ended by events from before it entered the queue', async () => {
    startSearch()
    emit(row('online'))
    await until(() => entered === 1)
    emit(row('online'))
    expect(ends).toEqual([])
  })

  it('enters again when it lost its queue entry during a lost connection [MATCH-18]', async () => {
    startSearch()
    await until(() => entered === 1)
    emit(row('searching'))
    setStatus('Error')
    setStatus('Open')
    emit(row('online'))
    await until(() => entered === 2)
    expect(ends).toEqual([])
    expect(paths().filter((path) => path.startsWith('POST'))).toHaveLength(2)
  })

  it('never overtakes the previous search’s call to leave the queue', async () => {
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    startSearch()
    await until(() => entered === 1)
    const first = search
    answer.DELETE = async () => {
      await mayAnswer
      return { status: 204 }
    }
    first.leave()
    startSearch()
    await new Promise(setImmediate)
    expect(paths().filter((path) => path.startsWith('POST'))).toHaveLength(1)
    letAnswer()
    await until(() => entered === 2)
  })

  it('leaves the queue again once its entry is answered, in case that overtook the first call', async () => {
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    answer.POST = async () => {
      queueMicrotask(() => changed())
      await mayAnswer
      return { status: 200, json: { status: 'searching' } }
    }
    const removals = () => paths().filter((path) => path.startsWith('DELETE')).length
    startSearch()
    await until(() => paths().some((path) => path.startsWith('POST')))
    search.leave()
    await until(() => removals() === 1)
    letAnswer()
    await until(() => removals() === 2)
    expect([entered, ends]).toEqual([0, []])
  })

  it('does not enter the queue when the player has already left', async () => {
    startSearch()
    search.leave()
    await until(() => paths().length === 2)
    expect(paths().sort()).toEqual([
      'DELETE /matchmaking_queue/ana?time_control=600',
      'PATCH /players_online/ana',
    ])
    expect(ends).toEqual([])
  })
})
