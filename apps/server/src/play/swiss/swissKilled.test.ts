import type { Tournament } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import {
  diesAtStatement,
  killEverywhere,
  setUpSurvivor,
  startDoomed,
  survivor,
} from '../../../test/crashKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import type { SpawnedServer } from '../../../test/spawnServer.ts'
import { openSwissCup, readSwissRound, readSwissStandings } from '../../../test/swissKit.ts'
import { type Person, readCup, signUpMany } from '../../../test/tournamentKit.ts'
import { escrowOf, readBalance, readWallet } from '../../money/ledger/index.ts'

// A server is killed before a statement of a Swiss tournament's start, standings, pairings or payout, as by `kill -9`;
// another continues from the database.

setUpSurvivor({ PAID_FORMATS: 'true', SESSION_ACCESS_S: '10000000' })

/** The proof kills before every statement, each test run before a few of them that its commit chooses. */
const STEP = runsOf({ few: 67, many: 1 })
const ROUNDS = 3
const PAUSE_MS = 46_000

type Sweep = (name: string) => Promise<unknown>

/** White wins every game that waits. */
async function decideBoards({ id }: Tournament): Promise<void> {
  await survivor.ctx.pool.query(
    `update tournament_matches set status = 'COMPLETED', result = '1-0', winner_id = white_id, due_at = null
     where tournament_id = $1 and status = 'PENDING'`,
    [id],
  )
}

/** Runs the sweeps of a whole tournament; what has been done before is left as it is. */
async function runTournament(
  cup: Tournament,
  sweep: Sweep,
  advance: (ms: number) => Promise<void>,
): Promise<void> {
  await sweep('swiss starts')
  for (let round = 1; round <= ROUNDS; round++) {
    await decideBoards(cup)
    await sweep('swiss rounds')
    await advance(PAUSE_MS)
    await sweep('swiss rounds')
  }
}

async function openPaidCup(): Promise<{ people: Person[]; cup: Tournament }> {
  const people = await signUpMany(survivor, 5)
  const startTime = new Date(survivor.time.nowMs() + 300_000).toISOString()
  const cup = await openSwissCup(survivor, people, { entryFee: 10, rounds: ROUNDS, startTime })
  survivor.time.advance(300_000)
  return { people, cup }
}

async function expectPlayedOnce(people: readonly Person[], cup: Tournament): Promise<void> {
  const [first] = people as [Person]
  for (let round = 1; round <= ROUNDS; round++) {
    const { boards, byes } = await readSwissRound(first, cup, round)
    const players = [
      ...boards.flatMap(({ white, black }) => [white.id, black.id]),
      ...byes.map(({ user }) => user.id),
    ]
    expect(players.sort()).toEqual(people.map(({ user }) => user.id).sort())
    expect(boards.map(({ result }) => result)).toEqual(['1-0', '1-0'])
  }
  const over = await readCup(first, cup)
  expect(over).toMatchObject({ status: 'FINISHED', prizes: [{ amount: 24 }, { amount: 16 }] })
  expect(await readBalance(survivor.ctx.db, escrowOf(cup.id))).toBe(0n)
  const { lines } = await readSwissStandings(first, cup)
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(ROUNDS * 3)
  const balances = await Promise.all(lines.map(({ user }) => readWallet(survivor.ctx.db, user.id)))
  expect(balances).toEqual([11_400n, 10_600n, 9000n, 9000n, 9000n])
}

describe('a Swiss tournament whose server is killed', { timeout: PROOF_TIMEOUT_MS }, () => {
  it('has every round, every result and every prize once [TOUR-83] [TOUR-89]', async () => {
    const dieAt = async (statement: number) => {
      const { people, cup } = await openPaidCup()
      const doomed: SpawnedServer = await startDoomed()
      const advanceBoth = async (ms: number) => {
        survivor.time.advance(ms)
        await doomed.order({ advanceMs: ms })
      }
      const died = await diesAtStatement(doomed, statement, () =>
        runTournament(cup, (name) => doomed.order({ sweep: name }), advanceBoth),
      )
      await doomed.kill()
      const advance = async (ms: number) => {
        survivor.time.advance(ms)
      }
      await runTournament(cup, survivor.sweep, advance)
      await expectPlayedOnce(people, cup)
      return { died }
    }
    await killEverywhere(dieAt, STEP)
  })
})
