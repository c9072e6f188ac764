import type { GameRecord, WalletState } from '@lance/contract'
import { expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { readBalances, reais } from '../../../test/moneyKit.ts'
import { operate, WHO_AND_WHY } from '../../../test/operate.ts'
import { serveEachTest, server } from '../../../test/searchKit.ts'
import { holdOf, readBalance } from '../ledger/index.ts'

serveEachTest()

const BY = ['--who', 'Carla', '--why', 'the moves of an engine']
const operateOn = (verb: string, option: string, value: string) =>
  operate(server, verb, `--${option}`, value, ...BY)
const ofGame = (verb: 'hold-payout' | 'release-payout' | 'void-game', gameId: string) =>
  operateOn(verb, 'game', gameId)
const ofAccount = (verb: 'hold-account-payouts' | 'release-account-payouts', userId: string) =>
  operateOn(verb, 'account', userId)

/** A game for R$ 10 with one move left: Black's mate. */
async function openNearlyWon(): Promise<TestGame> {
  const game = await openTestGame(server, { stake: reais(10) })
  await playOut(game, '1. f3 e5 2. g4')
  return game
}

async function mate({ black }: TestGame) {
  black.sendMove('d8h4', { ply: 4 })
  return (await black.next('game_end')).data
}

const walletOf = async ({ black }: TestGame) => (await readBalances(server.ctx, [black.userId]))[0]
const heldOf = ({ black }: TestGame) => readBalance(server.ctx.db, holdOf(black.userId))
const stateOf = async ({ black }: TestGame) =>
  (await black.client.call<WalletState>('GET', '/wallet/state')).body
const recordOf = async ({ black, gameId }: TestGame) =>
  (await black.client.call<GameRecord>('GET', `/api/game/${gameId}/state`)).body

it('holds the win of a game in progress, reports it, and pays it when the operator releases it [WAGER-10]', async () => {
  const game = await openNearlyWon()
  expect((await ofGame('hold-payout', game.gameId)).ok).toBe(true)
  expect(await mate(game)).toMatchObject({ payout: 16, payoutInReview: true })
  server.time.advance(60_000)
  await server.sweep('held payouts')
  expect([await walletOf(game), await heldOf(game)]).toEqual([0n, 1600n])
  expect(await stateOf(game)).toMatchObject({ balance: 0, inReview: 16 })
  expect(await recordOf(game)).toMatchObject({ payoutInReview: true })
  expect((await operate(server, 'held-payouts', ...WHO_AND_WHY)).lines[0]).toMatch(/1 wins wait, R\$ 16\.00$/)
  expect((await ofGame('release-payout', game.gameId)).ok).toBe(true)
  await server.sweep('held payouts')
  expect([await walletOf(game), await heldOf(game)]).toEqual([1600n, 0n])
  expect(await stateOf(game)).toMatchObject({ balance: 16, inReview: 0 })
  expect(await recordOf(game)).toMatchObject({ payoutInReview: false })
  expect(await recordOf(game)).toMatchObject({ payoutDueAt: server.time.nowMs() })
  expect((await ofGame('hold-payout', game.gameId)).lines[0]).toBe(
    'Nothing is held: its win was paid out, or its stakes went back.',
  )
  expect(await findLedgerProblems(server)).toEqual([])
})

it('holds all wins of a held account, and no other account’s [WAGER-10]', async () => {
  const [held, free] = [await openNearlyWon(), await openNearlyWon()]
  await ofAccount('hold-account-payouts', held.black.userId)
  expect(await mate(held)).toMatchObject({ payoutInReview: true })
  expect(await mate(free)).toMatchObject({ payoutInReview: false, payoutDueAt: null })
  await server.sweep('held payouts')
  expect([await walletOf(held), await walletOf(free)]).toEqual([0n, 1600n])
  await ofAccount('release-account-payouts', held.black.userId)
  await server.sweep('held payouts')
  expect(await walletOf(held)).toBe(1600n)
  expect(await findLedgerProblems(server)).toEqual([])
})

it('pays a win with two holds only when both are released, in either order [WAGER-10]', async () => {
  for (const order of [0, 1]) {
    const game = await openNearlyWon()
    await ofGame('hold-payout', game.gameId)
    await ofAccount('hold-account-payouts', game.black.userId)
    await mate(game)
    const lift = [
      () => ofGame('release-payout', game.gameId),
      () => ofAccount('release-account-payouts', game.black.userId),
    ]
    await lift[order]?.()
    await server.sweep('held payouts')
    expect(await walletOf(game)).toBe(0n)
    await lift[1 - order]?.()
    await server.sweep('held payouts')
    expect(await walletOf(game)).toBe(1600n)
  }
  expect(await findLedgerProblems(server)).toEqual([])
})

it('gives both stakes back when the operator voids the game of a held win', async () => {
  const game = await openNearlyWon()
  await ofGame('hold-payout', game.gameId)
  await mate(game)
  expect((await ofGame('void-game', game.gameId)).ok).toBe(true)
  expect(await readBalances(server.ctx, [game.white.userId, game.black.userId])).toEqual([1000n, 1000n])
  expect((await operate(server, 'held-payouts', ...WHO_AND_WHY)).lines[0]).toBe('Nothing is held.')
  expect(await findLedgerProblems(server)).toEqual([])
})

it('holds the win, or has paid it already, when a hold races the end of its game', async () => {
  for (const hold of ['game', 'account'] as const) {
    for (let round = 0; round < 5; round++) {
      const game = await openNearlyWon()
      const holding =
        hold === 'game'
          ? ofGame('hold-payout', game.gameId)
          : ofAccount('hold-account-payouts', game.black.userId)
      const [{ payoutInReview }] = await Promise.all([mate(game), holding])
      await server.sweep('held payouts')
      expect(await walletOf(game)).toBe(payoutInReview ? 0n : 1600n)
    }
  }
  expect(await findLedgerProblems(server)).toEqual([])
})

it('pays the win, or holds it and tells the operator, when a hold races the sweep that pays', async () => {
  for (const hold of ['game', 'account'] as const) {
    for (let round = 0; round < 8; round++) {
      const game = await openNearlyWon()
      await ofGame('hold-payout', game.gameId)
      await mate(game)
      await ofGame('release-payout', game.gameId)
      const holding =
        hold === 'game'
          ? ofGame('hold-payout', game.gameId)
          : ofAccount('hold-account-payouts', game.black.userId)
      const [{ lines }] = await Promise.all([holding, server.sweep('held payouts')])
      await server.sweep('held payouts')
      const isReported = lines.some((line) => line.includes(`of game ${game.gameId} wait`))
      expect(await walletOf(game)).toBe(isReported ? 0n : 1600n)
    }
  }
  expect(await findLedgerProblems(server)).toEqual([])
})

it('keeps the win waiting when one hold is placed while another is released', async () => {
  for (let round = 0; round < 8; round++) {
    const game = await openNearlyWon()
    await ofGame('hold-payout', game.gameId)
    await mate(game)
    await Promise.all([
      ofAccount('hold-account-payouts', game.black.userId),
      ofGame('release-payout', game.gameId),
    ])
    await server.sweep('held payouts')
    expect(await walletOf(game)).toBe(0n)
  }
  expect(await findLedgerProblems(server)).toEqual([])
})
