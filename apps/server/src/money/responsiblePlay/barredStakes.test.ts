import type { ServerEvent } from '@lance/contract'
import { expect, it } from 'vitest'
import { fund } from '../../../test/moneyKit.ts'
import { countRows, type Player, search, serveEachTest, server } from '../../../test/searchKit.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import { signUp } from '../../../test/testServer.ts'

// Whatever bars a deposit also bars a stake.

serveEachTest()

async function signUpRich(): Promise<Player> {
  const player = await signUp(server)
  await fund(server.ctx, player.user.id, 100)
  return player
}

const pause = (player: Player) => player.call('POST', '/wallet/pause', { body: { days: 1 } })

it('bars a player until they have declared to be an adult [WAGER-3] [PLAY-1]', async () => {
  const player = await signUpRich()
  await server.ctx.pool.query('delete from play_rules')
  expect(await search(player, { wager: 10 })).toMatchObject({
    status: 422,
    body: {
      code: 'ADULT_UNDECLARED',
      error: 'Jogar a dinheiro é para maiores de idade. Declare que você tem 18 anos ou mais.',
    },
  })
  expect((await search(player, { wager: 0 })).status).toBe(200)
  await player.call('POST', '/wallet/adult', { body: { declared: true } })
  expect((await search(player, { wager: 10 })).status).toBe(200)
})

it('bars a player who has paused, until the pause ends [WAGER-3] [PLAY-5]', async () => {
  const player = await signUpRich()
  await pause(player)
  expect((await search(player, { wager: 10 })).body).toMatchObject({ code: 'PLAY_PAUSED' })
  expect((await search(player, { wager: 0 })).status).toBe(200)
  server.time.advance(86_400_000)
  player.token = (await player.call<{ token: string }>('POST', '/auth/refresh')).body.token
  expect((await search(player, { wager: 10 })).status).toBe(200)
})

it('ends the search of a player who pauses, takes no stake, and keeps the other player searching [PLAY-5]', async () => {
  const [player, other] = [await signUpRich(), await signUpRich()]
  const socket = await connectSocket(`ws://127.0.0.1:${server.port}/ws/player/${player.user.id}`, {
    token: player.token,
  })
  await search(player, { wager: 10 })
  await pause(player)
  await search(other, { wager: 10 })
  await server.sweep('searches')
  const notice = await socket.next<ServerEvent<'player', 'notice'>>('notice')
  expect(notice.data).toMatchObject({ code: 'STAKE_REFUSED', reason: 'PLAY_PAUSED', wager: 10 })
  expect(await countRows('select from games')).toBe(0)
  expect(await countRows('select from matchmaking_queue')).toBe(1)
})
