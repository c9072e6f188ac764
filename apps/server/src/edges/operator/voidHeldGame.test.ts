import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { readBalances, reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { FEES, holdOf, readBalance } from '../../money/ledger/index.ts'

const BY = ['--who', 'Carla', '--why', 'an engine played']

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { PAYOUT_HOLD_H: '2' } })
})
afterAll(() => server?.stop())

/** White resigns a game with a stake of R$ 10,00; Black's win is held. */
async function openHeldGame() {
  const game = await openTestGame(server, { stake: reais(10) })
  await playOut(game, '1. e4 e5')
  game.white.send({ type: 'resign' })
  await game.black.next('game_end')
  return { ...game, ids: [game.white.userId, game.black.userId] }
}

const voidGame = (gameId: string, by: readonly string[] = BY) =>
  operate(server, 'void-game', '--game', gameId, ...by)

it('returns both stakes of a game whose win is held, once, even after the win was due [WAGER-10]', async () => {
  const { gameId, ids, black } = await openHeldGame()
  expect(await readBalances(server.ctx, ids)).toEqual([0n, 0n])
  const fees = await readBalance(server.ctx.db, FEES)
  expect((await voidGame(gameId)).lines[0]).toBe(
    `Game ${gameId} is over; its win was still held: both stakes went back.`,
  )
  expect(await readBalances(server.ctx, ids)).toEqual([1000n, 1000n])
  expect(await readBalance(server.ctx.db, holdOf(black.userId))).toBe(0n)
  expect(await readBalance(server.ctx.db, FEES)).toBe(fees - 400n)
  server.time.advance(2 * 3_600_000)
  await server.sweep('held payouts')
  expect((await voidGame(gameId, ['--who', 'Davi', '--why', 'again'])).ok).toBe(false)
  expect((await voidGame(gameId)).lines[0]).toMatch(/^You did this already/)
  expect(await readBalances(server.ctx, ids)).toEqual([1000n, 1000n])
  expect(await findLedgerProblems(server)).toEqual([])
})

it('voids or pays a win, never both, when it is voided at the moment it is due', async () => {
  const { gameId, ids } = await openHeldGame()
  server.time.advance(2 * 3_600_000)
  const [undone] = await Promise.all([voidGame(gameId), server.sweep('held payouts')])
  await server.sweep('held payouts')
  expect(await readBalances(server.ctx, ids)).toEqual(undone.ok ? [1000n, 1000n] : [0n, 1600n])
  expect(await findLedgerProblems(server)).toEqual([])
})

it('moves nothing and tells the operator so when the loser has closed their account [WAGER-10]', async () => {
  const { gameId, ids, white, black } = await openHeldGame()
  const { client } = white
  const closed = await client.call('DELETE', `/users/${white.userId}`, {
    body: { password: client.password },
  })
  expect(closed.status).toBe(204)
  const { ok, lines } = await voidGame(gameId)
  expect([ok, lines[0]]).toEqual([
    false,
    `Game ${gameId} is over, and its loser has closed their account: no stake can go back. hold-payout keeps the win.`,
  ])
  expect(await readBalances(server.ctx, ids)).toEqual([0n, 0n])
  expect(await readBalance(server.ctx.db, holdOf(black.userId))).toBe(1600n)
  expect(await findLedgerProblems(server)).toEqual([])
})
