import type { ServerEvent, Withdrawal } from '@lance/contract'
import { expect, it } from 'vitest'
import { findLedgerProblems, requestDeposit } from '../../../test/depositKit.ts'
import { joinGame, playOut } from '../../../test/gameKit.ts'
import { fund, readBalances } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { countRows, type Player, search, serveEachTest, server, statusOf } from '../../../test/searchKit.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import { signUp } from '../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'

serveEachTest()

const BY = ['--who', 'Carla', '--why', 'two accounts play each other']
const freeze = ({ user }: Player) => operate(server, 'freeze-account', '--account', user.id, ...BY)
const unfreeze = ({ user }: Player) => operate(server, 'unfreeze-account', '--account', user.id, ...BY)

async function signUpRich(): Promise<Player> {
  const player = await signUp(server)
  await fund(server.ctx, player.user.id, 100)
  return player
}

it('keeps a frozen account’s money and refuses stakes, deposits and withdrawals in the user’s language [WAGER-3] [PLAY-9]', async () => {
  const { person, cpf } = await signUpPayee(server)
  expect((await freeze(person)).lines[0]).toBe(`${person.email} (${person.user.id}) is now frozen.`)
  const frozen = {
    status: 422,
    body: {
      code: 'ACCOUNT_FROZEN',
      error:
        'Sua conta está bloqueada para apostas, depósitos e saques. Seu saldo continua nela. Fale com a administração do site.',
    },
  }
  expect(await search(person, { wager: 10 })).toMatchObject(frozen)
  // Also when the balance would not cover the stake: the player could not deposit more.
  expect(await search(person, { wager: 200 })).toMatchObject({ status: 422 })
  expect(await requestDeposit(person, 20)).toMatchObject(frozen)
  expect(await requestWithdrawal(person, { pixKey: cpf })).toMatchObject(frozen)
  expect((await search(person, { wager: 0 })).status).toBe(200)
  expect(await readBalances(server.ctx, [person.user.id])).toEqual([10_000n])
  await person.call('DELETE', `/matchmaking_queue/${person.user.id}`)
  await unfreeze(person)
  expect((await requestDeposit(person, 20)).status).toBe(201)
  expect((await requestWithdrawal(person, { pixKey: cpf })).status).toBe(201)
  expect((await search(person, { wager: 10 })).status).toBe(200)
  expect(await findLedgerProblems(server)).toEqual([])
})

it('refuses to approve a frozen account’s withdrawal, but returns its money when it is refused [WITHDRAW-7]', async () => {
  const { person, cpf } = await signUpPayee(server)
  const { body } = await requestWithdrawal<Withdrawal>(person, { pixKey: cpf })
  await freeze(person)
  const settle = (verb: string) => operate(server, verb, '--withdrawal', body.id, ...BY)
  expect((await settle('approve-withdrawal')).lines[0]).toBe(
    'Nothing was done: its applicant’s account is frozen.',
  )
  await unfreeze(person)
  expect((await settle('approve-withdrawal')).ok).toBe(true)
  const again = (await requestWithdrawal<Withdrawal>(person, { pixKey: cpf })).body
  await freeze(person)
  expect((await operate(server, 'refuse-withdrawal', '--withdrawal', again.id, ...BY)).ok).toBe(true)
  expect(await readBalances(server.ctx, [person.user.id])).toEqual([8000n])
  expect(await findLedgerProblems(server)).toEqual([])
})

it('ends a search for a wagered game with a notice, even without an opponent, but keeps a free search', async () => {
  const [player, other] = [await signUpRich(), await signUpRich()]
  const socket = await connectSocket(`ws://127.0.0.1:${server.port}/ws/player/${player.user.id}`, {
    token: player.token,
  })
  await search(player, { wager: 10 })
  await search(other, { wager: 0 })
  for (const one of [player, other]) await freeze(one)
  await server.sweep('searches')
  const notice = await socket.next<ServerEvent<'player', 'notice'>>('notice')
  expect(notice.data).toMatchObject({ code: 'STAKE_REFUSED', reason: 'ACCOUNT_FROZEN', wager: 10 })
  expect((await statusOf(player)).status).toBe('online')
  expect((await statusOf(other)).status).toBe('searching')
  expect(await countRows('select from matchmaking_queue')).toBe(1)
})

it('lets a game in progress end and pays it out as usual [PLAY-9]', async () => {
  const players = [await signUpRich(), await signUpRich()] as const
  for (const player of players) await search(player, { wager: 10 })
  await server.sweep('searches')
  for (const player of players) await freeze(player)
  const { current_game_id: gameId } = await statusOf(players[0])
  if (!gameId) throw new Error('they were not paired')
  const [one, other] = [
    await joinGame(server, players[0], gameId),
    await joinGame(server, players[1], gameId),
  ]
  const [white, black] = one.confirmed.data.color === 'white' ? [one, other] : [other, one]
  await playOut({ gameId, white, black }, '1. e4 e5')
  black.send({ type: 'resign' })
  await white.next('game_end')
  expect(await readBalances(server.ctx, [white.userId, black.userId])).toEqual([10_600n, 9000n])
  expect(await findLedgerProblems(server)).toEqual([])
})
