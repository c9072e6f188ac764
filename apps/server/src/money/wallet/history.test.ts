import type { WalletHistory, WalletState } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems, signUpAdult } from '../../../test/depositKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { creditDeposit, fund, reais } from '../../../test/moneyKit.ts'
import { openScratchServer, signUp, type TestClient, type TestServer } from '../../../test/testServer.ts'
import { sumWalletByKind } from '../ledger/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

const DAY_MS = 86_400_000

/** Gets a new access token, since the clock was advanced. */
async function advance(person: TestClient, ms: number): Promise<void> {
  server.time.advance(ms)
  person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
}

const read = async (person: TestClient, days: 30 | 90 = 30) =>
  (await person.call<WalletHistory>('GET', `/wallet/history?days=${days}`)).body

const centsOf = (amount: number) => Math.round(amount * 100)

/** The first balance plus what came in less what went out, in centavos. */
const closingOf = ({ points, sums }: WalletHistory) =>
  sums.reduce((total, sum) => total + centsOf(sum.in) - centsOf(sum.out), centsOf(points[0]?.balance ?? 0))

describe('the history of a wallet', () => {
  it('has the balance of each of the last days, and the last is the balance of now [WALLET-14]', async () => {
    const person = await signUpAdult(server)
    await creditDeposit(server.ctx, person.user.id, 0.1)
    // A session ends after 30 days without use.
    for (let n = 0; n < 2; n++) await advance(person, 20 * DAY_MS)
    await creditDeposit(server.ctx, person.user.id, 0.2)
    await advance(person, 2 * DAY_MS + 1)
    await fund(server.ctx, person.user.id, -0.07)
    const history = await read(person)
    expect(history.points).toHaveLength(31)
    expect(history.points.slice(-4).map(({ balance }) => balance)).toEqual([0.1, 0.3, 0.3, 0.23])
    expect(history.points[0]).toEqual({ at: server.time.nowMs() - 30 * DAY_MS, balance: 0.1 })
    expect(history.points.at(-1)).toEqual({
      at: server.time.nowMs(),
      balance: (await person.call<WalletState>('GET', '/wallet/state')).body.balance,
    })
    expect(history.sums).toEqual([
      { kind: 'deposit', in: 0.2, out: 0 },
      { kind: 'other', in: 0, out: 0.07 },
    ])
    const long = await read(person, 90)
    expect(long.points).toHaveLength(91)
    expect(long.points[0]?.balance).toBe(0)
    expect(long.sums[0]).toEqual({ kind: 'deposit', in: 0.3, out: 0 })
    expect([closingOf(history), closingOf(long)]).toEqual([23, 23])
  })

  it('has sums that lead to the balance to the centavo, and the fees of the games won [WALLET-15]', async () => {
    const game = await openTestGame(server, { timeControlS: 600, stake: reais(10.35) })
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await game.black.next('game_end')
    for (const { client, userId } of [game.black, game.white]) {
      await creditDeposit(server.ctx, userId, 33.33)
      const history = await read(client)
      const { balance } = (await client.call<WalletState>('GET', '/wallet/state')).body
      expect(closingOf(history)).toBe(centsOf(balance))
      // The same sums as the ledger's own, which reads every transfer.
      const ledger = [...(await sumWalletByKind(server.ctx.db, userId)).values()]
      expect(closingOf(history)).toBe(Number(ledger.reduce<bigint>((sum, cents) => sum + cents, 0n)))
      const wager = history.sums.find(({ kind }) => kind === 'wager')
      const won = userId === game.black.userId
      expect(wager?.out).toBe(10.35)
      // What the winner got and the fee are both stakes.
      expect(centsOf(wager?.in ?? 0) + centsOf(history.fees)).toBe(won ? 2070 : 0)
      expect(history.fees > 0).toBe(won)
    }
  })

  it('is flat for a wallet that nothing moved, and refuses another period', async () => {
    const person = await signUp(server)
    const { points, sums, fees } = await read(person)
    expect(new Set(points.map(({ balance }) => balance))).toEqual(new Set([0]))
    expect([sums, fees]).toEqual([[], 0])
    expect((await person.call('GET', '/wallet/history?days=31')).body.code).toBe('MALFORMED')
  })
})
