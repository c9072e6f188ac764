import type { GameRecord, Tournament, TournamentMatch, User } from '@lance/contract'
import { makeReais } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinGame, playOut } from '../../../test/gameKit.ts'
import { openScratchServer, openTestServer } from '../../../test/testServer.ts'
import {
  joinCup,
  joinMatchGame,
  leaveCup,
  openCup,
  type Person,
  readBracket,
  readCup,
  signUpMany,
  startCup,
  startMatchOf,
  waitForEnd,
} from '../../../test/tournamentKit.ts'
import { audits } from '../../edges/audits.ts'
import { escrowOf, readBalance, readWallet, reconcile } from '../../money/ledger/index.ts'

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 '
/** Moves that bring a position for the third time. */
const DRAWN = SHUFFLE + SHUFFLE
const FOOLS_MATE = '1. f3 e5 2. g4 Qh4'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  // Tests advance the time by hours, so tokens last longer.
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())

const proveLedger = async () => (await reconcile(server.ctx.db, audits)).findings
const balanceOf = async ({ user }: Person) => makeReais(await readWallet(server.ctx.db, user.id))
const meOf = async (person: Person) => (await person.call<{ user: User }>('GET', '/auth/me')).body.user

/** The matches of a round, by slot. */
async function roundOf(viewer: Person, cup: Tournament, round: number): Promise<TournamentMatch[]> {
  return (await readBracket(viewer, cup))[round] ?? []
}

/** Starts a match and joins both players to its game. */
async function begin(people: readonly Person[], cup: Tournament, match: TournamentMatch | undefined) {
  const starter = people.find(({ user }) => user.id === match?.player1?.id)
  if (!starter || !match) throw new Error('no such match')
  const { body } = await startMatchOf(starter, cup, match)
  return joinMatchGame(server, people, body.match)
}

/** Lets `winner` win a match: with Black by mate, with White by Black's resignation. */
async function winAs(
  winner: Person,
  people: readonly Person[],
  cup: Tournament,
  match: TournamentMatch | undefined,
) {
  const game = await begin(people, cup, match)
  if (game.black.userId === winner.user.id) await playOut(game, FOOLS_MATE)
  else {
    await playOut(game, '1. e4 e5')
    game.black.send({ type: 'resign' })
  }
  const end = await waitForEnd(game)
  expect(end.winner).toBe(winner.user.id)
  await server.sweep('tournament rounds')
}

describe('a tournament of five', () => {
  it('runs from its start to the prizes: byes, a drawn game with its replay, a player who does not appear [RATING-7] [TOUR-12] [TOUR-18] [TOUR-40]', async () => {
    const people = await signUpMany(server, 5)
    const [one, two, three, four, five] = people as [Person, Person, Person, Person, Person]
    const cup = await openCup(server, people, { entryFee: 10, prizeDistribution: 'SPLIT_TOP_4' })
    expect(await proveLedger()).toEqual([])
    await startCup(server, cup)
    const started = await readCup(four, cup)
    expect(started).toMatchObject({ status: 'IN_PROGRESS', currentRound: 1, totalRounds: 3 })
    expect(started.participants.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5])

    const started409 = { status: 409, body: { code: 'TOURNAMENT_STARTED' } }
    const [late] = (await signUpMany(server, 1)) as [Person]
    expect(await joinCup(late, cup)).toMatchObject(started409)
    expect(await leaveCup(two, cup)).toMatchObject(started409)
    expect(await one.call('DELETE', `/tournaments/${cup.id}`)).toMatchObject(started409)

    const first = await roundOf(one, cup, 1)
    expect(first).toMatchObject([
      { status: 'BYE', player1: { id: one.user.id, seed: 1 }, player2: null, winnerId: one.user.id },
      { status: 'PENDING', player1: { id: four.user.id }, player2: { id: five.user.id }, winnerId: null },
      { status: 'BYE', winnerId: two.user.id },
      { status: 'BYE', winnerId: three.user.id },
    ])
    expect(started.ownMatch).toMatchObject({ id: first[1]?.id, startsAt: server.time.nowMs() + 180_000 })

    // Drawn, replayed with colors swapped, drawn again: Black advances.
    const drawn = await begin(people, cup, first[1])
    await playOut(drawn, DRAWN)
    const startsAt = server.time.nowMs() + 60_000
    const replayed = { outcome: 'replayed', startsAt, whiteMs: 300_000, blackMs: 240_000 }
    const matchId = first[1]?.id
    expect(await waitForEnd(drawn)).toMatchObject({
      reason: 'repetition',
      winner: null,
      match: { ...replayed, matchId },
    })
    const [, pausing] = await roundOf(one, cup, 1)
    expect(pausing).toMatchObject({
      status: 'IN_PROGRESS',
      winnerId: null,
      gameNumber: 1,
      startsAt: server.time.nowMs() + 60_000,
    })
    expect(await startMatchOf(four, cup, pausing as TournamentMatch)).toMatchObject({
      status: 409,
      body: { code: 'MATCH_UNAVAILABLE' },
    })
    await server.sweep('tournament matches')
    expect((await roundOf(one, cup, 1))[1]?.gameId).toBe(drawn.gameId)
    server.time.advance(60_000)
    await server.sweep('tournament matches')
    const [, again] = (await roundOf(one, cup, 1)) as [TournamentMatch, TournamentMatch]
    expect(again).toMatchObject({ status: 'IN_PROGRESS', gameNumber: 2, startsAt: null })
    const replay = await joinMatchGame(server, people, again)
    expect(replay.white.userId).toBe(drawn.black.userId)
    expect(replay.white.confirmed.data.state).toMatchObject({ whiteMs: 300_000, blackMs: 240_000 })
    await playOut(replay, DRAWN)
    const advancedId = replay.black.userId
    const decided = { outcome: 'decided', matchId, winnerId: advancedId }
    expect(await waitForEnd(replay)).toMatchObject({ winner: null, match: decided })
    await server.sweep('tournament rounds')
    // Another server, which has neither game in memory, tells the same.
    const other = await openTestServer({ connectionString: server.connectionString, time: server.time })
    const readMatch = async ({ gameId }: { gameId: string }) => {
      const headers = { authorization: `Bearer ${one.token}` }
      const answer = await fetch(`http://127.0.0.1:${other.port}/api/game/${gameId}/state`, { headers })
      return ((await answer.json()) as GameRecord).match
    }
    expect(await readMatch(drawn)).toEqual({ ...replayed, matchId })
    expect(await readMatch(replay)).toEqual(decided)
    await other.stop()
    expect((await roundOf(one, cup, 1))[1]).toMatchObject({ status: 'COMPLETED', winnerId: advancedId })

    // The first seed meets that player, who does not appear.
    const second = await roundOf(one, cup, 2)
    expect(second).toMatchObject([
      { status: 'PENDING', player1: { id: one.user.id }, player2: { id: advancedId } },
      { status: 'PENDING', player1: { id: two.user.id }, player2: { id: three.user.id } },
    ])
    expect((await readCup(one, cup)).ownMatch?.startsAt).toBe(server.time.nowMs() + 60_000 + 180_000)
    await winAs(three, people, cup, second[1])
    server.time.advance(240_000)
    await server.sweep('tournament matches')
    const [alone] = (await roundOf(one, cup, 2)) as [TournamentMatch]
    expect(alone.status).toBe('IN_PROGRESS')
    const gameState = await one.call('GET', `/api/game/${alone.gameId}/state`)
    expect(gameState.status).toBe(200)
    await loseByAbsence(people, alone, advancedId)
    expect((await roundOf(one, cup, 2))[0]).toMatchObject({ status: 'COMPLETED', winnerId: one.user.id })
    expect(await proveLedger()).toEqual([])

    const [final] = await roundOf(one, cup, 3)
    await winAs(one, people, cup, final)
    const over = await readCup(one, cup)
    expect(over).toMatchObject({
      status: 'FINISHED',
      champion: { id: one.user.id, name: one.user.name },
      championTitle: 'won',
    })
    expect(over.prizes.map(({ place, user, amount }) => [place, user.id, amount])).toEqual([
      [1, one.user.id, 16],
      [2, three.user.id, 12],
      [3, advancedId, 8],
      [4, two.user.id, 4],
    ])
    const balances = await Promise.all(people.map(balanceOf))
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(500 - 10)
    expect(await balanceOf(one)).toBe(106)
    expect(await readBalance(server.ctx.db, escrowOf(cup.id))).toBe(0n)
    expect(await meOf(one)).toMatchObject({ titles: 1, isChampion: true })
    expect(await proveLedger()).toEqual([])
    const over409 = { status: 409, body: { code: 'TOURNAMENT_OVER' } }
    expect(await joinCup(late, cup)).toMatchObject(over409)
    expect(await leaveCup(two, cup)).toMatchObject(over409)
    expect(await one.call('DELETE', `/tournaments/${cup.id}`)).toMatchObject(over409)
    expect(await startMatchOf(two, cup, final as TournamentMatch)).toMatchObject({
      status: 403,
      body: { code: 'MATCH_ELIMINATED' },
    })
  })
})

/** One player joins and moves if it is their turn; the other lets the time for the first move run out. */
async function loseByAbsence(
  people: readonly Person[],
  match: TournamentMatch,
  absentId: string,
): Promise<void> {
  const presentId = match.player1?.id === absentId ? match.player2?.id : match.player1?.id
  const present = people.find(({ user }) => user.id === presentId)
  if (!present || !match.gameId) throw new Error('there is no player or game')
  const player = await joinGame(server, present, match.gameId)
  if (player.confirmed.data.color === 'white') {
    player.sendMove('e2e4', { ply: 1 })
    await player.next('move')
  }
  server.time.advance(34_000)
  await server.sweep('games that are due')
  expect((await player.next('game_end')).data).toMatchObject({ reason: 'no_show', winner: presentId })
  player.socket.ws.close()
  await server.sweep('tournament rounds')
}

describe('a tournament with absent players', () => {
  it('eliminates both players of a match when neither appears, and gives the next opponent a bye [RATING-7] [TOUR-16]', async () => {
    const people = await signUpMany(server, 4)
    const [one, two, three, four] = people as [Person, Person, Person, Person]
    const cup = await openCup(server, people, {
      entryFee: 5,
      playerCount: 4,
      prizeDistribution: 'SPLIT_TOP_4',
    })
    await startCup(server, cup)
    const first = await roundOf(one, cup, 1)
    await winAs(three, people, cup, first[1])
    server.time.advance(180_000)
    await server.sweep('tournament matches')
    server.time.advance(34_000)
    await server.sweep('games that are due')
    await server.sweep('tournament rounds')
    expect(await roundOf(one, cup, 1)).toMatchObject([
      { status: 'COMPLETED', winnerId: null, winner: null },
      { status: 'COMPLETED', winnerId: three.user.id },
    ])
    const over = await readCup(three, cup)
    expect(over).toMatchObject({ status: 'FINISHED', champion: { id: three.user.id } })
    // No player reached second or fourth place; the player that the champion beat is third.
    expect(over.prizes.map(({ place, user, amount }) => [place, user.id, amount])).toEqual([
      [1, three.user.id, 12.8],
      [3, two.user.id, 3.2],
    ])
    // Only two players made a move, but all four paid to enter.
    expect(await meOf(three)).toMatchObject({ titles: 1, isChampion: true })
    expect((await readCup(four, cup)).isEliminated).toBe(true)
    expect(await proveLedger()).toEqual([])
  })

  it('gives the final to the better seed when neither player appears [TOUR-16]', async () => {
    const people = await signUpMany(server, 2)
    const [one] = people as [Person]
    const cup = await openCup(server, people, { entryFee: 1, playerCount: 4 })
    await startCup(server, cup)
    expect((await readCup(one, cup)).totalRounds).toBe(1)
    server.time.advance(180_000)
    await server.sweep('tournament matches')
    server.time.advance(34_000)
    await server.sweep('games that are due')
    await server.sweep('tournament rounds')
    expect(await readCup(one, cup)).toMatchObject({
      status: 'FINISHED',
      champion: { id: one.user.id },
      prizes: [
        { place: 1, amount: 0.96 },
        { place: 2, amount: 0.64 },
      ],
    })
    expect(await proveLedger()).toEqual([])
  })

  it('brings no title to a champion who never made a move, although four players paid [RATING-7]', async () => {
    const people = await signUpMany(server, 4)
    const [one] = people as [Person]
    const cup = await openCup(server, people, { entryFee: 1, playerCount: 4 })
    await startCup(server, cup)
    for (let round = 1; round <= 2; round++) {
      server.time.advance(240_000)
      await server.sweep('tournament matches')
      server.time.advance(34_000)
      await server.sweep('games that are due')
      await server.sweep('tournament rounds')
    }
    expect(await readCup(one, cup)).toMatchObject({
      status: 'FINISHED',
      champion: { id: one.user.id },
      championTitle: 'champion_idle',
    })
    expect(await meOf(one)).toMatchObject({ titles: 0, isChampion: false })
  })

  it('brings no title in a free tournament in which fewer than four players made a move [RATING-7]', async () => {
    const people = await signUpMany(server, 4)
    const [one, , three] = people as [Person, Person, Person]
    const cup = await openCup(server, people, { playerCount: 4 })
    await startCup(server, cup)
    const first = await roundOf(one, cup, 1)
    await winAs(three, people, cup, first[1])
    server.time.advance(180_000)
    await server.sweep('tournament matches')
    server.time.advance(34_000)
    await server.sweep('games that are due')
    await server.sweep('tournament rounds')
    expect(await readCup(one, cup)).toMatchObject({
      status: 'FINISHED',
      champion: { id: three.user.id },
      championTitle: 'few_played',
    })
    expect(await meOf(three)).toMatchObject({ titles: 0, isChampion: false })
  })

  it('is cancelled, and the fee returned, when only its creator entered [TOUR-12] [TOUR-14]', async () => {
    const people = await signUpMany(server, 1)
    const cup = await openCup(server, people, { entryFee: 20 })
    await startCup(server, cup)
    const [creator] = people as [Person]
    expect(await readCup(creator, cup)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'too_few' })
    expect(await balanceOf(creator)).toBe(100)
  })
})

describe('starting a match', () => {
  it('is allowed only to its two players, and leaves the opponent the full three minutes [TOUR-15]', async () => {
    const people = await signUpMany(server, 4)
    const [one, two, , four] = people as [Person, Person, Person, Person]
    const cup = await openCup(server, people, { playerCount: 4 })
    const matchless = { id: crypto.randomUUID() }
    expect((await startMatchOf(one, cup, matchless)).status).toBe(404)
    await startCup(server, cup)
    const [first] = (await roundOf(one, cup, 1)) as [TournamentMatch]
    expect(await startMatchOf(two, cup, first)).toMatchObject({
      status: 403,
      body: { code: 'MATCH_NOT_YOURS' },
    })
    const startedAt = server.time.nowMs()
    const answers = await Promise.all([startMatchOf(one, cup, first), startMatchOf(four, cup, first)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const gameIds = answers.map(({ body }) => body.match.gameId)
    expect(gameIds[0]).toMatch(/^tournament-/)
    expect(gameIds[1]).toBe(gameIds[0])
    expect(answers[0]?.body.game.game_id_text).toBe(gameIds[0])
    const { body: state } = await one.call<{ firstMoveDueAt: number }>('GET', `/api/game/${gameIds[0]}/state`)
    expect(state.firstMoveDueAt).toBe(startedAt + 180_000)
    expect((await meOf(one)).currentGameId).toBe(gameIds[0])
  })

  it('is refused for a bye, whatever its missing opponent [TOUR-21]', async () => {
    const people = await signUpMany(server, 3)
    const [one] = people as [Person]
    const cup = await openCup(server, people, { playerCount: 4 })
    await startCup(server, cup)
    const bye = (await roundOf(one, cup, 1)).find(({ status }) => status === 'BYE')
    if (bye === undefined) throw new Error('three players leave a bye')
    const first = people.find(({ user }) => user.id === bye.winnerId) as Person
    expect(await startMatchOf(first, cup, bye)).toMatchObject({
      status: 409,
      body: { code: 'MATCH_UNAVAILABLE' },
    })
  })

  it('ends the players’ searches, and no new search or invitation delays it [MATCH-5] [TOUR-17]', async () => {
    const people = await signUpMany(server, 2)
    const [one, two] = people as [Person, Person]
    const cup = await openCup(server, people, { playerCount: 4 })
    const search = (player: Person) =>
      player.call('POST', '/matchmaking-v2', {
        body: { player_id: player.user.id, time_control: 900, wager: 0 },
      })
    expect((await search(one)).status).toBe(200)
    await startCup(server, cup)
    expect((await meOf(one)).status).toBe('online')
    expect(await search(two)).toMatchObject({ status: 409, body: { code: 'MATCH_WAITING' } })
    const [friend] = (await signUpMany(server, 1)) as [Person]
    const invite = (host: Person) => {
      const id = crypto.randomUUID()
      return host
        .call('POST', '/invitations', { body: { id, time_control: 900, color: 'random' } })
        .then(() => id)
    }
    const taken = await two.call('POST', `/invitations/${await invite(friend)}/take`)
    expect(taken).toMatchObject({ status: 409, body: { code: 'MATCH_WAITING' } })
    const hosted = await friend.call('POST', `/invitations/${await invite(two)}/take`)
    expect(hosted).toMatchObject({ status: 409, body: { code: 'OPPONENT_IN_GAME' } })
    const { rows } = await server.ctx.pool.query('select from matchmaking_queue')
    expect(rows).toEqual([])
  })
})
