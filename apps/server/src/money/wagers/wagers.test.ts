import type { GameRecord, PlayerServerEvent, ServerEvent, User } from '@lance/contract'
import { describe, expect, it, vi } from 'vitest'
import { joinGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { addDebt, fund, readBalances } from '../../../test/moneyKit.ts'
import {
  countRows,
  openPlayerSocket,
  openSecondServer,
  type Player,
  search,
  serveEachTest,
  server,
  setRating,
  statusOf,
} from '../../../test/searchKit.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'
import { escrowOf, FEES, holdOf, readBalance } from '../ledger/index.ts'

serveEachTest()

type Event<T extends PlayerServerEvent['type']> = ServerEvent<'player', T>

const MINUTE_MS = 60_000

/** Signs up a player with this many R$ in the wallet. */
async function signUpWith(balanceReais: number): Promise<Player> {
  const player = await signUp(server)
  if (balanceReais > 0) await fund(server.ctx, player.user.id, balanceReais)
  return player
}

const balances = (...players: Player[]) =>
  readBalances(
    server.ctx,
    players.map(({ user }) => user.id),
  )

/** Pairs two players for a stake, over the site's endpoints, and opens their game sockets. */
async function pair(one: Player, other: Player, wager: number): Promise<TestGame> {
  for (const player of [one, other]) {
    const answer = await search(player, { wager })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  await server.sweep('searches')
  const { current_game_id: gameId } = await statusOf(one)
  if (gameId === null) throw new Error('they were not paired')
  const first = await joinGame(server, one, gameId)
  const second = await joinGame(server, other, gameId)
  return first.confirmed.data.color === 'white'
    ? { gameId, white: first, black: second }
    : { gameId, white: second, black: first }
}

const FOOLS_MATE = '1. f3 e5 2. g4 Qh4#'
const escrow = (gameId: string) => readBalance(server.ctx.db, escrowOf(gameId))
const fees = () => readBalance(server.ctx.db, FEES)

describe('searching for a wagered game', () => {
  it('accepts a balance of exactly the stake, and refuses a centavo less with the specified text [WAGER-2]', async () => {
    const [enough, tooLittle] = [await signUpWith(20), await signUpWith(19.99)]
    expect(await search(enough, { wager: 20 })).toMatchObject({ status: 200 })
    expect(await search(tooLittle, { wager: 20 })).toMatchObject({
      status: 422,
      body: { code: 'BALANCE_TOO_LOW', error: 'Saldo insuficiente para esta aposta.' },
    })
    expect(await balances(enough, tooLittle)).toEqual([2000n, 1999n])
  })

  it('pairs only equal stakes [MATCH-11]', async () => {
    const [one, other, third] = [await signUpWith(50), await signUpWith(50), await signUpWith(50)]
    await search(one, { wager: 10 })
    await search(other, { wager: 20 })
    await server.sweep('searches')
    expect(await countRows('select from games')).toBe(0)
    await search(third, { wager: 20 })
    await server.sweep('searches')
    expect((await statusOf(one)).status).toBe('searching')
    expect((await statusOf(other)).current_game_id).toBe((await statusOf(third)).current_game_id)
  })

  it('never pairs players more than 400 points apart above a stake of R$ 20, however long they wait [MATCH-13]', async () => {
    const [one, other] = [await signUpWith(50), await signUpWith(50)]
    await setRating(one, 1500)
    await setRating(other, 1901)
    await openPlayerSocket(one)
    await openPlayerSocket(other)
    await search(one, { wager: 50 })
    await search(other, { wager: 50 })
    for (let s = 0; s < 70; s += 5) {
      server.time.advance(5000)
      await server.sweep('sign of life')
      await server.sweep('searches')
    }
    expect(await countRows('select from games')).toBe(0)
    for (const player of [one, other]) await search(player, { wager: 20 })
    for (let s = 0; s < 60; s += 5) {
      server.time.advance(5000)
      await server.sweep('sign of life')
      await server.sweep('searches')
    }
    expect(await countRows('select from games')).toBe(1)
  })

  it('refuses a player in debt, even if the wallet covers the stake [WAGER-3]', async () => {
    const player = await signUpWith(100)
    await addDebt(server.ctx, player.user.id, 1)
    expect(await search(player, { wager: 2 })).toMatchObject({ status: 422, body: { code: 'DEBT_OPEN' } })
    expect(await search(player, { wager: 0 })).toMatchObject({ status: 200 })
  })
})

describe('a pairing', () => {
  it('takes both stakes into the game’s escrow, and sends both players their balance at once [WAGER-4]', async () => {
    const [one, other] = [await signUpWith(25), await signUpWith(20)]
    const [socket, otherSocket] = [await openPlayerSocket(one), await openPlayerSocket(other)]
    expect((await socket.next<Event<'balance'>>('balance')).data).toEqual({ balance: 25 })
    await otherSocket.next('balance')
    const { gameId, white } = await pair(one, other, 20)
    expect(await balances(one, other)).toEqual([500n, 0n])
    expect(await escrow(gameId)).toBe(4000n)
    expect((await socket.next<Event<'balance'>>('balance')).data).toEqual({ balance: 5 })
    expect((await otherSocket.next<Event<'balance'>>('balance')).data).toEqual({ balance: 0 })
    expect(white.confirmed.data.state.wager).toBe(20)
    expect((await one.call<{ user: User }>('GET', '/auth/me')).body.user.balance).toBe(5)
  })

  it('removes only the player who can no longer pay, with a notice; the other keeps searching and is paired [WAGER-4]', async () => {
    const [poor, rich] = [await signUpWith(10), await signUpWith(10)]
    const [poorSocket, richSocket] = [await openPlayerSocket(poor), await openPlayerSocket(rich)]
    await search(poor, { wager: 10 })
    await drain(poor, 0.01)
    await search(rich, { wager: 10 })
    const notice = await poorSocket.next<Event<'notice'>>('notice')
    expect(notice.data).toEqual({
      code: 'STAKE_REFUSED',
      reason: 'BALANCE_TOO_LOW',
      timeControl: 600,
      wager: 10,
    })
    expect((await statusOf(poor)).status).toBe('online')
    expect((await statusOf(rich)).status).toBe('searching')
    expect(await balances(poor, rich)).toEqual([999n, 1000n])
    const third = await signUpWith(10)
    await search(third, { wager: 10 })
    expect((await richSocket.next<Event<'notice'>>('notice')).data.code).toBe('MATCH_FOUND')
    expect(await balances(rich, third)).toEqual([0n, 0n])
  })

  it('happens once when two servers sweep at once, and takes each stake once', async () => {
    const otherServer = await openSecondServer()
    const players = await Promise.all(Array.from({ length: 20 }, () => signUpWith(10)))
    await Promise.all(
      players.map((player, index) => {
        const { port } = index % 2 === 0 ? server : otherServer
        return fetch(`http://127.0.0.1:${port}/matchmaking-v2`, {
          method: 'POST',
          headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ player_id: player.user.id, time_control: 600, wager: 10 }),
        })
      }),
    )
    await Promise.all([server.sweep('searches'), otherServer.sweep('searches')])
    // A sweep leaves a pool that another server is sweeping to it. Players who came too late for that one wait for the next.
    await vi.waitFor(async () => {
      await otherServer.sweep('searches')
      expect(await countRows('select from games')).toBe(10)
    }, 20_000)
    expect(await countRows(`select from accounts where kind = 'escrow' and balance = 2000`)).toBe(10)
    expect(await balances(...players)).toEqual(players.map(() => 0n))
  })
})

/** Takes money out of a wallet, as a withdrawal does. */
async function drain({ user }: Player, amountReais: number): Promise<void> {
  await fund(server.ctx, user.id, -amountReais)
}

describe('the end of a wagered game', () => {
  it('pays the winner 80% of both stakes and the platform the rest, together with the end [WAGER-5]', async () => {
    const [one, other] = [await signUpWith(20), await signUpWith(20)]
    const { gameId, white, black } = await pair(one, other, 20)
    const [whiteSocket, blackSocket] = [
      await openPlayerSocket(white.client),
      await openPlayerSocket(black.client),
    ]
    await whiteSocket.next('balance')
    await blackSocket.next('balance')
    await playOut({ gameId, white, black }, FOOLS_MATE)
    expect((await white.next('game_end')).data).toMatchObject({ winner: black.userId, payout: 32 })
    expect((await black.next('game_end')).data.payout).toBe(32)
    expect((await blackSocket.next<Event<'balance'>>('balance')).data).toEqual({ balance: 32 })
    expect(await balances(white.client, black.client)).toEqual([0n, 3200n])
    expect(await escrow(gameId)).toBe(0n)
    expect(await fees()).toBe(800n)
  })

  it('gives both players their stakes back after a draw [WAGER-6]', async () => {
    const [one, other] = [await signUpWith(3), await signUpWith(5)]
    const game = await pair(one, other, 3)
    await playOut(game, '1. e4 e5')
    game.white.send({ type: 'draw_offer' })
    const { offerId } = (await game.black.next('draw_offer')).data
    game.black.send({ type: 'draw_accept', data: { offerId } })
    expect((await game.white.next('game_end')).data).toMatchObject({ reason: 'agreement', payout: null })
    expect(await balances(one, other)).toEqual([300n, 500n])
    expect(await fees()).toBe(0n)
  })

  it('gives both players their stakes back after an abort, and pays a resignation like a mate [WAGER-6]', async () => {
    const [one, other] = [await signUpWith(10), await signUpWith(10)]
    const aborted = await pair(one, other, 10)
    aborted.white.send({ type: 'resign' })
    expect((await aborted.black.next('game_end')).data).toMatchObject({ reason: 'aborted', payout: null })
    expect(await balances(one, other)).toEqual([1000n, 1000n])
    const played = await pair(one, other, 10)
    await playOut(played, '1. e4 e5')
    played.white.send({ type: 'resign' })
    expect((await played.black.next('game_end')).data.payout).toBe(16)
    expect(await balances(played.white.client, played.black.client)).toEqual([0n, 1600n])
  })

  it('pays once when a flag on one server races a resignation on another', async () => {
    const otherServer = await openSecondServer()
    const [one, other] = [await signUpWith(10), await signUpWith(10)]
    const game = await pair(one, other, 10)
    await playOut(game, '1. e4 e5')
    const blackElsewhere = await joinGame(otherServer, game.black.client, game.gameId)
    server.time.advance(601_000)
    blackElsewhere.send({ type: 'resign' })
    await Promise.all([
      server.sweep('flags of games here'),
      otherServer.sweep('games that are due'),
      blackElsewhere.next('game_end').catch(() => {}),
    ])
    await server.sweep('newer games')
    await game.white.next('game_end')
    const { body } = await one.call<GameRecord>('GET', `/api/game/${game.gameId}/state`)
    expect(['timeout', 'resignation']).toContain(body.reason)
    expect(await countRows(`select from transfers where kind in ('win', 'stake_back')`)).toBe(1)
    expect((await balances(one, other)).sort()).toEqual([0n, 1600n])
  })
})

describe('a rematch', () => {
  it('takes the same stake from both players again', async () => {
    const [one, other] = [await signUpWith(20), await signUpWith(20)]
    const game = await pair(one, other, 10)
    await playOut(game, '1. e4 e5')
    game.white.send({ type: 'resign' })
    await game.white.next('game_end')
    await openPlayerSocket(one)
    await openPlayerSocket(other)
    game.white.send({ type: 'rematch' })
    await game.black.next('rematch')
    game.black.send({ type: 'rematch' })
    const { gameId } = (await game.white.next('rematch_ready')).data
    expect(await escrow(gameId)).toBe(2000n)
    expect(await balances(game.white.client, game.black.client)).toEqual([0n, 1600n])
  })
})

describe('aborting wagered games', () => {
  /** White resigns before both have moved. Returns White. */
  async function abortAsWhite(one: Player, other: Player): Promise<Player> {
    const game = await pair(one, other, 2)
    game.white.send({ type: 'resign' })
    await game.white.next('game_end')
    return game.white.client
  }

  it('makes only the aborter wait, ten minutes after the second of a day and an hour after the third [WAGER-7]', async () => {
    const [one, other] = [await signUpWith(10), await signUpWith(10)]
    const aborters: Player[] = []
    const abortsOf = (player: Player) => aborters.filter(({ user }) => user.id === player.user.id).length
    while (abortsOf(one) < 2 && abortsOf(other) < 2) aborters.push(await abortAsWhite(one, other))
    const [aborter, victim] = abortsOf(one) === 2 ? [one, other] : [other, one]
    const refused = await search(aborter, { wager: 2 })
    expect(refused).toMatchObject({ status: 429, body: { code: 'ABORTED_TOO_OFTEN' } })
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(await search(victim, { wager: 2 })).toMatchObject({ status: 200 })
    expect(await search(aborter, { wager: 0 })).toMatchObject({ status: 200 })
    server.time.advance(10 * MINUTE_MS)
    const game = await pair(aborter, victim, 2)
    const [leaver] = [game.white, game.black].filter(({ userId }) => userId === aborter.user.id)
    leaver?.send({ type: 'resign' })
    await leaver?.next('game_end')
    expect((await search(aborter, { wager: 2 })).headers.get('retry-after')).toBe('3600')
  })

  it('counts a player whose time for the first move runs out, and is forgotten after a day [WAGER-7]', async () => {
    const [one, other] = [await signUpWith(10), await signUpWith(10)]
    for (let n = 0; n < 4; n++) {
      const game = await pair(one, other, 2)
      const white = game.white.userId
      server.time.advance(31_000)
      await server.sweep('flags of games here')
      await game.white.next('game_end')
      const { rows } = await server.ctx.pool.query('select user_id from wager_aborts where game_id = $1', [
        game.gameId,
      ])
      expect(rows).toEqual([{ user_id: white }])
      server.time.advance(20 * 60 * MINUTE_MS)
      for (const player of [one, other])
        player.token = (await player.call<{ token: string }>('POST', '/auth/refresh')).body.token
    }
  })
})

describe('a win on a server that holds payouts', () => {
  it('waits in the winner’s hold for the configured time, then is paid out once [WAGER-9]', async () => {
    const holdingServer = await openScratchServer({ env: { PAYOUT_HOLD_H: '2' } })
    const clients = [await signUp(holdingServer), await signUp(holdingServer)] as [Player, Player]
    await fund(
      holdingServer.ctx,
      clients.map(({ user }) => user.id),
      10,
    )
    for (const player of clients) await search(player, { wager: 10 })
    await holdingServer.sweep('searches')
    const { body } = await clients[0].call<{ current_game_id: string }>(
      'GET',
      `/players_online/${clients[0].user.id}`,
    )
    const loser = await joinGame(holdingServer, clients[0], body.current_game_id)
    const winner = await joinGame(holdingServer, clients[1], body.current_game_id)
    const [white, black] = loser.confirmed.data.color === 'white' ? [loser, winner] : [winner, loser]
    await playOut({ gameId: body.current_game_id, white, black }, '1. e4 e5')
    loser.send({ type: 'resign' })
    const { payout, payoutDueAt } = (await winner.next('game_end')).data
    expect(payout).toBe(16)
    expect(payoutDueAt).toBe(holdingServer.time.nowMs() + 120 * MINUTE_MS)
    const stored = await clients[1].call<GameRecord>('GET', `/api/game/${body.current_game_id}/state`)
    expect(stored.body.payoutDueAt).toBe(payoutDueAt)
    const held = () => readBalance(holdingServer.ctx.db, holdOf(winner.userId))
    expect(await held()).toBe(1600n)
    holdingServer.time.advance(120 * MINUTE_MS - 1)
    await holdingServer.sweep('held payouts')
    expect(await readBalances(holdingServer.ctx, [winner.userId])).toEqual([0n])
    holdingServer.time.advance(1)
    await Promise.all([holdingServer.sweep('held payouts'), holdingServer.sweep('held payouts')])
    expect(await readBalances(holdingServer.ctx, [winner.userId])).toEqual([1600n])
    expect(await held()).toBe(0n)
    await holdingServer.stop()
  })
})
