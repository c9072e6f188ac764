import { describe, expect, it } from 'vitest'
import {
  cancel,
  countRows,
  disconnect,
  openPlayerSocket,
  readGames,
  refresh,
  search,
  serveEachTest,
  server,
  statusOf,
} from '../../../test/searchKit.ts'
import { signUp } from '../../../test/testServer.ts'

serveEachTest()

describe('daily searches', () => {
  const daily = { time_control: 86_400 }

  it('need no open page: the player’s status stays the same, and they see the search and its end [MATCH-8]', async () => {
    const player = await signUp(server)
    const socket = await openPlayerSocket(player)
    expect((await search(player, daily)).body).toEqual({ status: 'searching' })
    expect((await statusOf(player)).status).toBe('online')
    const own = () => player.call('GET', `/matchmaking_queue/${player.user.id}`)
    const enteredAt = server.time.nowMs()
    expect((await own()).body).toEqual({
      items: [{ time_control: 86_400, wager: 0, entered_at: enteredAt, until: enteredAt + 86_400_000 }],
    })
    server.time.advance(86_399_999)
    await server.sweep('searches')
    expect(await countRows('select from matchmaking_queue')).toBe(1)
    server.time.advance(1)
    await server.sweep('searches')
    expect(await socket.next('notice')).toMatchObject({
      data: { code: 'SEARCH_ENDED', timeControl: 86_400 },
    })
    await refresh(player)
    expect((await own()).body).toEqual({ items: [] })
  })

  it('are paired although neither player is present; both are notified, and neither is moved into the game', async () => {
    const [one, other] = [await signUp(server), await signUp(server)]
    const socket = await openPlayerSocket(one)
    await disconnect(socket, one)
    await search(one, daily)
    server.time.advance(3_600_000)
    await refresh(other)
    const watching = await openPlayerSocket(other)
    const { body } = await search(other, daily)
    const [game] = await readGames()
    expect(body).toEqual({ status: 'matched', game_id: game?.id })
    expect(await watching.next('notice')).toMatchObject({
      data: { code: 'MATCH_FOUND', gameId: game?.id, timeControl: 86_400 },
    })
    expect((await statusOf(other)).status).toBe('online')
    expect(await countRows('select from live_seat')).toBe(0)
    expect((await search(other)).body.status).toBe('searching')
  })

  it('stand beside a live search, and each is cancelled by its time control [MATCH-6]', async () => {
    const player = await signUp(server)
    await search(player, daily)
    await search(player, { time_control: 172_800 })
    await search(player, { time_control: 600 })
    expect(await countRows('select from matchmaking_queue')).toBe(3)
    expect((await cancel(player, '?time_control=600')).body.status).toBe('online')
    expect(await countRows('select from matchmaking_queue')).toBe(2)
    await search(player, { time_control: 600 })
    expect((await cancel(player, '?time_control=172800')).body.status).toBe('searching')
    expect(await countRows('select from matchmaking_queue')).toBe(2)
    expect((await cancel(player)).body.status).toBe('online')
    expect(await countRows('select from matchmaking_queue')).toBe(0)
    expect(await cancel(player, '?time_control=soon')).toMatchObject({ status: 400 })
  })

  it('can be cancelled in the middle of a live game too', async () => {
    const [one, other] = [await signUp(server), await signUp(server)]
    await search(one, daily)
    await search(one)
    await search(other)
    expect(await cancel(one)).toMatchObject({ status: 409 })
    expect(await cancel(one, '?time_control=86400')).toMatchObject({
      status: 200,
      body: { status: 'in_game' },
    })
    expect(await countRows('select from matchmaking_queue')).toBe(0)
  })

  it('are limited to fifty, together with daily games [MATCH-9]', async () => {
    const [player, other] = [await signUp(server), await signUp(server)]
    await search(player, daily)
    await search(other, daily)
    await server.sweep('searches')
    const columns = await server.ctx.pool.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'games' and column_name <> 'id'`,
    )
    const { names } = columns.rows[0]
    await server.ctx.pool.query(
      `insert into games (id, ${names}) select 'copy' || n, ${names} from games, generate_series(1, 48) as n`,
    )
    expect((await search(player, daily)).body.status).toBe('searching')
    expect(await search(player, { time_control: 172_800 })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_DAILY_GAMES' },
    })
    expect((await search(player, daily)).body.status).toBe('searching')
    expect((await search(player)).body.status).toBe('searching')
  })
})
