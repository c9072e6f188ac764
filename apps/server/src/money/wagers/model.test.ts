import { splitStakes } from '@lance/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { fund, readBalances, reais } from '../../../test/moneyKit.ts'
import { PROOF_TIMEOUT_MS, prove, runsOf } from '../../../test/proofKit.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'
import { audits } from '../../edges/audits.ts'
import { reconcile } from '../ledger/index.ts'

// Plays wagered games in any order, over the endpoints and sockets that a browser uses. After each game every
// wallet must hold what the rules say, and at the end the ledger must be right.

type Player = Awaited<ReturnType<typeof signUp>>
type Round = {
  one: number
  other: number
  wager: 2 | 5 | 20
  end: 'win' | 'draw' | 'abort' | 'twice'
}

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '100000000' } })
})
afterAll(() => server?.stop())

const PLAYERS = 3
const STARTING_REAIS = 25
const player = fc.nat(PLAYERS - 1)
const rounds: fc.Arbitrary<Round[]> = fc.array(
  fc.record({
    one: player,
    other: player,
    wager: fc.constantFrom(2 as const, 5 as const, 20 as const),
    end: fc.constantFrom('win' as const, 'draw' as const, 'abort' as const, 'twice' as const),
  }),
  { minLength: 1, maxLength: 7 },
)

async function search({ user, call }: Player, wager: number): Promise<number> {
  const body = { player_id: user.id, time_control: 600, wager }
  return (await call('POST', '/matchmaking-v2', { body })).status
}

async function joinPairedGame(one: Player, other: Player): Promise<TestGame> {
  const { body } = await one.call<{ current_game_id: string }>('GET', `/players_online/${one.user.id}`)
  const gameId = body.current_game_id
  const first = await joinGame(server, one, gameId)
  const second = await joinGame(server, other, gameId)
  const [white, black] = first.confirmed.data.color === 'white' ? [first, second] : [second, first]
  return { gameId, white, black }
}

/** Ends a game. Returns the winner's id, or null. */
async function finish(game: TestGame, end: Round['end']): Promise<string | null> {
  const { white, black } = game
  if (end !== 'abort') await playOut(game, '1. e4 e5')
  if (end === 'draw') {
    white.send({ type: 'draw_offer' })
    const { offerId } = (await black.next('draw_offer')).data
    black.send({ type: 'draw_accept', data: { offerId } })
  } else white.send({ type: 'resign' })
  // Both resign at the same moment: one of them is too late.
  if (end === 'twice') black.send({ type: 'resign' })
  const { winner } = (await white.next('game_end')).data
  for (const one of [white, black]) one.socket.ws.close()
  return winner
}

async function playRound(people: readonly Player[], balances: bigint[], round: Round): Promise<void> {
  const { one, other, wager, end } = round
  const stake = reais(wager)
  const both = [one, other].map((index) => people[index] as Player) as [Player, Player]
  for (const [place, index] of [one, other].entries()) {
    const enough = (balances[index] ?? 0n) >= stake
    const status = await search(both[place] as Player, wager)
    expect(status, JSON.stringify(round)).toBe(enough ? 200 : 422)
  }
  await server.sweep('searches')
  if (one !== other && [one, other].every((index) => (balances[index] ?? 0n) >= stake)) {
    const winner = await finish(await joinPairedGame(...both), end)
    if (winner !== null)
      for (const [place, index] of [one, other].entries()) {
        const won = both[place]?.user.id === winner
        balances[index] = (balances[index] ?? 0n) - stake + (won ? splitStakes(stake).payout : 0n)
      }
  } else for (const { user, call } of both) await call('DELETE', `/matchmaking_queue/${user.id}`)
  // No player has to wait because of an earlier abort any more.
  server.time.advance(25 * 3_600_000)
}

describe('any sequence of wagered games', () => {
  it(
    'leaves every wallet with what the rules say',
    async () => {
      await prove(rounds, { runs: runsOf({ few: 6, many: 150 }) }, async (sequence) => {
        const people = await Promise.all(Array.from({ length: PLAYERS }, () => signUp(server)))
        const ids = people.map(({ user }) => user.id)
        await fund(server.ctx, ids, STARTING_REAIS)
        const balances = people.map((): bigint => reais(STARTING_REAIS))
        for (const round of sequence) {
          await playRound(people, balances, round)
          expect(await readBalances(server.ctx, ids), JSON.stringify(round)).toEqual(balances)
        }
        expect((await reconcile(server.ctx.db, audits)).findings).toEqual([])
      })
    },
    PROOF_TIMEOUT_MS,
  )
})
