import type { LiveGames } from '@lance/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { becomeMember } from '../../../test/becomeMember.ts'
import { joinGame, openTestGame, playOut } from '../../../test/gameKit.ts'
import { insertGames, insertPeople } from '../../../test/listKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import {
  openScratchServer,
  signUp,
  signUpMember,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import {
  joinMatchGame,
  openCup,
  type Person,
  readBracket,
  signUpMany,
  startCup,
  startMatchOf,
} from '../../../test/tournamentKit.ts'
import { openWagers } from '../../money/wagers/index.ts'
import { voidGame } from '../games/index.ts'

let server: TestServer & { connectionString: string }
let member: TestClient
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  const { rows } = await server.ctx.pool.query(`select id from games where status = 'playing'`)
  const { endStep } = openWagers(server.ctx)
  for (const { id } of rows) await voidGame(server.ctx, { gameId: id, endSteps: [endStep] })
  server.time.advance(60_000)
  member = await signUpMember(server)
})

const read = async (person: TestClient) => (await person.call<LiveGames>('GET', '/live-games')).body
const idsOf = ({ items }: LiveGames) => items.map(({ game_id_text }) => game_id_text)

async function openMovedGame(game: Parameters<typeof openTestGame>[1] = {}) {
  const opened = await openTestGame(server, game)
  await playOut(opened, '1. e4 e5')
  return opened
}

describe('the list of live games', () => {
  it('shows games in which both sides have moved, with players, position and viewers, but not the stake [HALL-3]', async () => {
    const game = await openMovedGame({ stake: reais(10) })
    const { white, black, gameId } = game
    const watcher = await signUp(server)
    await becomeMember(server.connectionString, watcher.user.id)
    await joinGame(server, watcher, gameId)
    const { items, isDelayed, at } = await read(member)
    expect({ isDelayed, at }).toEqual({ isDelayed: false, at: server.time.nowMs() })
    expect(items).toEqual([
      {
        game_id_text: gameId,
        white: {
          id: white.userId,
          name: white.client.user.name,
          country: null,
          isPremium: false,
          elo: 1500,
          eloProvisional: true,
        },
        black: {
          id: black.userId,
          name: black.client.user.name,
          country: null,
          isPremium: false,
          elo: 1500,
          eloProvisional: true,
        },
        timeControl: 600,
        increment: 0,
        fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        ply: 2,
        turn: 'white',
        isWagered: true,
        isTournament: false,
        viewers: 1,
      },
    ])
  })

  it('omits unrated games between friends, daily games, games that have not begun and ended games [HALL-3]', async () => {
    await openMovedGame({ rated: false })
    await openMovedGame({ timeControlS: 86_400 })
    await openTestGame(server)
    const ended = await openTestGame(server)
    await playOut(ended, '1. f3 e5 2. g4 Qh4#')
    await ended.white.next('game_end')
    expect((await read(member)).items).toEqual([])
  })

  it('lists at most 30 games, the highest rated first [HALL-3]', async () => {
    await insertPeople(server.ctx.pool, 80)
    await insertGames(server.ctx.pool, { ended: 0, playing: 60, now: new Date(server.time.nowMs()) })
    const { items } = await read(member)
    const sums = items.map(({ white, black }) => white.elo + black.elo)
    expect(sums).toHaveLength(30)
    expect(sums).toEqual([...sums].sort((one, other) => other - one))
    expect(sums[0]).toBe(2120)
  })

  it('updates at once for members, and after a delay for others [HALL-3]', async () => {
    const game = await openMovedGame()
    const [guest, player] = [testClient(server), await signUp(server)]
    const seen = async (person: TestClient) => {
      const { items, isDelayed } = await read(person)
      return [items.find((one) => one.game_id_text === game.gameId)?.ply, isDelayed]
    }
    expect(await seen(guest)).toEqual([2, true])
    await playOut(game, '1. e4 e5 2. Nf3', { fromPly: 3 })
    server.time.advance(3000)
    expect(await seen(member)).toEqual([3, false])
    expect(await seen(guest)).toEqual([2, true])
    expect(await seen(player)).toEqual([2, true])
    server.time.advance(30_000)
    expect(await seen(guest)).toEqual([3, true])
  })

  it('shows the games of one tournament to its participants and members alone [HALL-3] [TOUR-49]', async () => {
    await openMovedGame()
    const people = await signUpMany(server, 4)
    const [host] = people as [Person]
    const cup = await openCup(server, people, { playerCount: 4 })
    await startCup(server, cup)
    const [match] = (await readBracket(host, cup))[1] ?? []
    const starter = people.find(({ user }) => user.id === match?.player1?.id)
    if (!match || !starter) throw new Error('there is no match')
    const { body } = await startMatchOf(starter, cup, match)
    await playOut(await joinMatchGame(server, people, body.match), '1. e4 e5')
    server.time.advance(3000)
    const readOf = async (person: TestClient) =>
      (await person.call<LiveGames>('GET', `/live-games?tournament=${cup.id}`)).body
    for (const person of [host, member]) {
      const { items, isDelayed } = await readOf(person)
      expect(items.map(({ game_id_text, ply }) => [game_id_text, ply])).toEqual([[body.match.gameId, 2]])
      expect(isDelayed).toBe(false)
    }
    for (const person of [await signUp(server), testClient(server)])
      expect(await readOf(person)).toMatchObject({ items: [], isDelayed: true })
    // A participant sees all other games as late as before.
    expect((await read(host)).isDelayed).toBe(true)
    expect((await host.call('GET', '/live-games?tournament=x')).status).toBe(400)
  })

  it('is empty when no game is being played', async () => {
    expect(idsOf(await read(testClient(server)))).toEqual([])
  })

  it('leaves the address to the page when a browser asks for HTML', async () => {
    const answer = await testClient(server).call('GET', '/live-games', { headers: { accept: 'text/html' } })
    // This server has no site; what matters is that it does not answer with the list.
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })
})
