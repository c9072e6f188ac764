import type { GameListItem } from '@lance/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertGame } from '../../../test/gameKit.ts'
import { openScratchServer, signUp, signUpMember, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Page = { items: GameListItem[]; code?: string }
type Person = Awaited<ReturnType<typeof signUp>>

async function end(gameId: string, { reason, winner }: { reason: string; winner: Person | null }) {
  const status = reason === 'agreement' ? 'draw' : reason
  await server.ctx.pool.query(
    `with seats as (delete from live_seat where game_id = $1)
     update games set status = $2, reason = $3, winner_id = $4, ended_at = now(), due_at = null, sweep_at = null
     where id = $1`,
    [gameId, status, reason, winner?.user.id ?? null],
  )
}

const find = async (person: Person, query: string) =>
  (await person.call<Page>('GET', `/users/${person.user.id}/games?${query}`)).body

it('finds a member’s games by opponent, result, speed and color, alone and combined [HALL-5]', async () => {
  const member = await signUpMember(server)
  const maria = await signUp(server, { name: 'Maria 100%_' })
  const joao = await signUp(server, { name: 'João' })
  const play = async (game: { white: Person; black: Person; timeControlS?: number }) => {
    server.time.advance(1000)
    const { white, black, ...terms } = game
    return insertGame(server, { whiteId: white.user.id, blackId: black.user.id, ...terms })
  }
  const won = await play({ white: member, black: maria })
  await end(won, { reason: 'resignation', winner: member })
  const drawn = await play({ white: joao, black: member, timeControlS: 3600 })
  await end(drawn, { reason: 'agreement', winner: null })
  const lost = await play({ white: maria, black: member, timeControlS: 86_400 })
  await end(lost, { reason: 'timeout', winner: maria })
  const aborted = await play({ white: member, black: joao })
  await end(aborted, { reason: 'aborted', winner: null })

  const idsOf = async (query: string) => (await find(member, query)).items.map((game) => game.game_id_text)
  expect(await idsOf('')).toEqual([aborted, lost, drawn, won])
  expect(await idsOf('opponent=mARIA')).toEqual([lost, won])
  expect(await idsOf(`opponent=${encodeURIComponent('100%_')}`)).toEqual([lost, won])
  expect(await idsOf(`opponent=${encodeURIComponent('%')}`)).toEqual([lost, won])
  expect(await idsOf('result=won')).toEqual([won])
  expect(await idsOf('result=drawn')).toEqual([drawn])
  expect(await idsOf('result=lost')).toEqual([lost])
  expect(await idsOf('speed=classical')).toEqual([drawn])
  expect(await idsOf('color=white')).toEqual([aborted, won])
  expect(await idsOf('opponent=maria&result=lost&speed=daily&color=black')).toEqual([lost])
  expect(await idsOf('opponent=maria&color=white&result=lost')).toEqual([])
  expect((await find(member, 'result=best')).code).toBe('MALFORMED')
  expect((await find(joao, 'result=won')).code).toBe('FORBIDDEN')
})

it('lists who is a member and who has won championships in each row [HALL-4]', async () => {
  const [member, champion] = [await signUpMember(server), await signUp(server)]
  await server.ctx.pool.query('update users set titles = 2 where id = $1', [champion.user.id])
  const gameId = await insertGame(server, { whiteId: member.user.id, blackId: champion.user.id })
  const marks = {
    white_player_premium: true,
    black_player_premium: false,
    white_player_titles: 0,
    black_player_titles: 2,
  }
  const { items } = await find(champion, 'status=playing')
  expect(items).toMatchObject([{ game_id_text: gameId, ...marks }])
  expect((await champion.call('GET', `/api/game/${gameId}/state`)).body).toMatchObject(marks)
})
