import { describe, expect, it } from 'vitest'
import {
  countRows,
  openPlayerSocket,
  readGames,
  type StatusEvent,
  search,
  serveEachTest,
  server,
  signUpPlayers,
  statusOf,
} from '../../../test/searchKit.ts'
import { signUp } from '../../../test/testServer.ts'

serveEachTest()

describe('POST /matchmaking-v2', () => {
  it('stores the first search and pairs the second with it at once; both players are notified on their sockets', async () => {
    const [one, other] = await signUpPlayers(2)
    if (!one || !other) throw new Error('no players')
    const [socket, another] = [await openPlayerSocket(one), await openPlayerSocket(other)]
    expect(await search(one)).toMatchObject({ status: 200, body: { status: 'searching' } })
    expect((await socket.next<StatusEvent>('player_status')).data.status).toBe('searching')
    const { body } = await search(other)
    const [game] = await readGames()
    expect(body).toEqual({ status: 'matched', game_id: game?.id })
    expect((await another.next<StatusEvent>('player_status')).data.status).toMatch(/searching|in_game/)
    for (const player of [one, other])
      expect(await statusOf(player)).toEqual({
        id: player.user.id,
        status: 'in_game',
        current_game_id: game?.id,
      })
    for (const notified of [socket, another])
      expect(await notified.next('notice')).toMatchObject({ data: { code: 'MATCH_FOUND', gameId: game?.id } })
    expect((await socket.next<StatusEvent>('player_status')).data).toEqual({
      id: one.user.id,
      status: 'in_game',
      current_game_id: game?.id,
    })
    expect([game?.white_id, game?.black_id].sort()).toEqual([one.user.id, other.user.id].sort())
    expect(await countRows('select from matchmaking_queue')).toBe(0)
    expect(await countRows('select from live_seat where user_id in ($1, $2)', one, other)).toBe(2)
  })

  it('refuses malformed input and broken rules, and changes nothing [MATCH-4] [API-1]', async () => {
    const player = await signUp(server)
    const before = await statusOf(player)
    for (const [changed, status, code] of [
      [{ time_control: '600' }, 400, 'MALFORMED'],
      [{ time_control: 600.5 }, 400, 'MALFORMED'],
      [{ time_control: undefined }, 400, 'MALFORMED'],
      [{ wager: '0' }, 400, 'MALFORMED'],
      [{ rating: 3000 }, 400, 'MALFORMED'],
      [{ player_id: undefined }, 400, 'MALFORMED'],
      [{ time_control: 601 }, 422, 'TIME_CONTROL_UNKNOWN'],
      [{ time_control: -600 }, 422, 'TIME_CONTROL_UNKNOWN'],
      [{ wager: 4 }, 422, 'WAGER_UNKNOWN'],
      [{ wager: -2 }, 422, 'WAGER_UNKNOWN'],
      [{ wager: 2, time_control: 900 }, 422, 'WAGER_TIME_CONTROL'],
      [{ wager: 2 }, 422, 'BALANCE_TOO_LOW'],
    ] as const) {
      const answer = await search(player, { time_control: 600, ...changed })
      expect(answer, JSON.stringify(changed)).toMatchObject({ status, body: { code } })
      expect(await statusOf(player)).toEqual(before)
    }
    expect(await countRows('select from matchmaking_queue')).toBe(0)
  })

  it('refuses to search for another user, and without a session [MATCH-4]', async () => {
    const [player, other] = [await signUp(server), await signUp(server)]
    expect(await search(player, { player_id: other.user.id })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    player.token = 'x'.repeat(43)
    expect(await search(player)).toMatchObject({ status: 401 })
    expect(await countRows('select from matchmaking_queue')).toBe(0)
  })

  it('refuses a player who is in a game, and names it [MATCH-5]', async () => {
    const [one, other] = [await signUp(server), await signUp(server)]
    await search(one)
    const { body } = await search(other)
    for (const player of [one, other])
      expect(await search(player)).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_IN_GAME', game_id: body.game_id },
      })
  })

  it('replaces the previous search, so that a player is in one pool [MATCH-6]', async () => {
    const [player, at600, at900] = [await signUp(server), await signUp(server), await signUp(server)]
    await search(player, { time_control: 600 })
    await search(player, { time_control: 900 })
    expect(await countRows('select from matchmaking_queue where player_id = $1', player)).toBe(1)
    expect((await search(at600, { time_control: 600 })).body.status).toBe('searching')
    expect((await search(at900, { time_control: 900 })).body.status).toBe('matched')
    expect((await statusOf(player)).status).toBe('in_game')
    expect((await statusOf(at600)).status).toBe('searching')
  })
})
