import type { PlayerOnline } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import {
  cancel,
  countRows,
  search,
  serveEachTest,
  server,
  signUpPlayers,
  statusOf,
} from '../../../test/searchKit.ts'
import { signUp } from '../../../test/testServer.ts'

serveEachTest()

describe('leaving the queue', () => {
  it('sets the player back to online, however often they do it [MATCH-10]', async () => {
    const player = await signUp(server)
    await search(player)
    expect(await cancel(player)).toMatchObject({
      status: 200,
      body: { id: player.user.id, status: 'online', current_game_id: null },
    })
    expect(await cancel(player)).toMatchObject({ status: 200, body: { status: 'online' } })
    expect((await search(await signUp(server))).body.status).toBe('searching')
  })

  it('works by PATCH too, which refuses any other status [MATCH-1]', async () => {
    const player = await signUp(server)
    const patch = (body: object) =>
      player.call<PlayerOnline>('PATCH', `/players_online/${player.user.id}`, { body })
    await search(player)
    expect(await patch({ status: 'in_game', current_game_id: 'game-0001' })).toMatchObject({
      status: 422,
      body: { code: 'STATUS_REFUSED' },
    })
    expect(await patch({ status: 'online', current_game_id: 'game-0001' })).toMatchObject({ status: 422 })
    expect(await patch({ status: 'away', current_game_id: null })).toMatchObject({ status: 400 })
    expect(await patch({ status: 'online' })).toMatchObject({ status: 400 })
    expect((await statusOf(player)).status).toBe('searching')
    expect(await patch({ status: 'online', current_game_id: null })).toMatchObject({
      status: 200,
      body: { status: 'online', current_game_id: null },
    })
    expect(await countRows('select from matchmaking_queue')).toBe(0)
  })

  it('is refused after the pairing, with the game [MATCH-10]', async () => {
    const [one, other] = [await signUp(server), await signUp(server)]
    await search(one)
    const { body } = await search(other)
    expect(await cancel(one)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_IN_GAME', game_id: body.game_id },
    })
    expect(
      await one.call('PATCH', `/players_online/${one.user.id}`, {
        body: { status: 'online', current_game_id: null },
      }),
    ).toMatchObject({ status: 409, body: { game_id: body.game_id } })
    expect((await statusOf(one)).status).toBe('in_game')
  })

  it('is forbidden for another user’s search', async () => {
    const [player, other] = [await signUp(server), await signUp(server)]
    await search(player)
    for (const [method, path, body] of [
      ['DELETE', `/matchmaking_queue/${player.user.id}`, undefined],
      ['GET', `/matchmaking_queue/${player.user.id}`, undefined],
      ['PATCH', `/players_online/${player.user.id}`, { status: 'online', current_game_id: null }],
    ] as const)
      expect(await other.call(method, path, { body })).toMatchObject({ status: 403 })
    expect((await statusOf(player)).status).toBe('searching')
  })

  it('happens either before the pairing or after it, never in between', async () => {
    const players = await signUpPlayers(20)
    for (let round = 0; round < 10; round++) {
      const [one, other] = [players[2 * round], players[2 * round + 1]]
      if (!one || !other) throw new Error('no players')
      await search(one, { time_control: 900 })
      const [left, found] = await Promise.all([cancel(one), search(other, { time_control: 900 })])
      const [statusOne, statusOther] = [await statusOf(one), await statusOf(other)]
      if (left.status === 200) {
        expect(found.body.status).toBe('searching')
        expect([statusOne.status, statusOther.status]).toEqual(['online', 'searching'])
        await cancel(other)
      } else {
        expect(left).toMatchObject({ status: 409, body: { game_id: statusOne.current_game_id } })
        expect(statusOther.current_game_id).toBe(statusOne.current_game_id)
      }
    }
  })
})
