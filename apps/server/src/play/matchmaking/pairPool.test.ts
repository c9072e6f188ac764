import { describe, expect, it } from 'vitest'
import {
  countRows,
  openPlayerSocket,
  openSecondServer,
  readGames,
  search,
  serveEachTest,
  server,
  setRating,
  signUpPlayers,
  statusOf,
} from '../../../test/searchKit.ts'
import { signUp } from '../../../test/testServer.ts'
import { enterGame } from '../../people/presence/index.ts'

serveEachTest()

describe('the rating gap', () => {
  it('widens with the wait: players 350 apart are paired after 25 s, and not before', async () => {
    const [one, other] = [await signUp(server), await signUp(server)]
    await setRating(one, 1500)
    await setRating(other, 1850)
    await openPlayerSocket(one)
    await openPlayerSocket(other)
    await search(one)
    await search(other)
    for (let s = 0; s < 24; s++) {
      server.time.advance(1000)
      await server.sweep('sign of life')
      await server.sweep('searches')
    }
    expect(await readGames()).toEqual([])
    server.time.advance(1000)
    await server.sweep('searches')
    expect(await readGames()).toHaveLength(1)
  })
})

describe('two servers', () => {
  it('pair the same two players once, whichever server sweeps [MATCH-16]', async () => {
    const there = await openSecondServer()
    const [one, other] = [await signUp(server), await signUp(server)]
    const blocker = await server.ctx.pool.connect()
    await blocker.query('begin')
    await blocker.query(`select pg_advisory_xact_lock(hashtextextended('matchmaking 600+0 0', 0))`)
    await search(one)
    expect((await search(other)).body).toEqual({ status: 'searching' })
    await blocker.query('commit')
    blocker.release()
    await Promise.all([server.sweep('searches'), there.sweep('searches'), server.sweep('searches')])
    await there.sweep('searches')
    expect(await readGames()).toHaveLength(1)
    expect((await statusOf(one)).current_game_id).toBe((await statusOf(other)).current_game_id)
  })

  it('pair fifty players who enter at once on either server, and none twice [MATCH-16]', async () => {
    const there = await openSecondServer()
    const players = await signUpPlayers(50)
    await Promise.all(
      players.map((player, index) => {
        const port = index % 2 === 0 ? server.port : there.port
        return fetch(`http://127.0.0.1:${port}/matchmaking-v2`, {
          method: 'POST',
          headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ player_id: player.user.id, time_control: 600, wager: 0 }),
        })
      }),
    )
    await server.sweep('searches')
    await there.sweep('searches')
    const made = await readGames()
    const seated = made.flatMap(({ white_id, black_id }) => [white_id, black_id])
    expect(made).toHaveLength(25)
    expect(new Set(seated)).toEqual(new Set(players.map(({ user }) => user.id)))
    expect(await countRows('select from live_seat')).toBe(50)
    expect(await countRows(`select from players_online where status = 'in_game'`)).toBe(50)
    expect(await countRows('select from matchmaking_queue')).toBe(0)
  }, 60_000)

  it('remove a player who got into a game in another way, while the opponent keeps waiting', async () => {
    const [one, other] = [await signUp(server), await signUp(server)]
    await search(one)
    const { ctx } = server
    await enterGame(ctx.db, { userIds: [one.user.id], gameId: 'game-rematch', nowMs: ctx.time.nowMs() })
    expect((await search(other)).body.status).toBe('searching')
    expect(await countRows('select from matchmaking_queue where player_id = $1', one)).toBe(0)
    expect(await countRows('select from matchmaking_queue where player_id = $1', other)).toBe(1)
    expect((await search(await signUp(server))).body.status).toBe('matched')
  })
})

describe('the colors of a pairing', () => {
  it('give White to the player who had it less often of late', async () => {
    const players = await signUpPlayers(2)
    const [one, other] = players
    if (!one || !other) throw new Error('no players')
    await search(one)
    await search(other)
    const [first] = await readGames()
    const { pool } = server.ctx
    await pool.query(
      `update games set status = 'aborted', reason = 'aborted', ended_at = created_at; delete from live_seat`,
    )
    await pool.query(`update players_online set status = 'online', current_game_id = null`)
    server.time.advance(1000)
    await search(one)
    await search(other)
    const [, second] = await readGames()
    expect([second?.white_id, second?.black_id]).toEqual([first?.black_id, first?.white_id])
  })
})
