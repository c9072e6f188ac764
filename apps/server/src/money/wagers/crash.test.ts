import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import {
  diesAtStatement,
  killEverywhere,
  setUpSurvivor,
  startDoomed,
  survivor,
} from '../../../test/crashKit.ts'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { insertGame, joinGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { fund, readBalances, reais } from '../../../test/moneyKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import type { SpawnedServer } from '../../../test/spawnServer.ts'
import { signUp } from '../../../test/testServer.ts'
import { escrowOf, readBalance } from '../ledger/index.ts'

// A server is killed, as by `kill -9`, before its nth SQL statement while it pairs two players for a stake or
// ends their game. Another server continues from the database. Whatever n is, nothing is lost and nothing is
// paid twice.

setUpSurvivor()

const STAKE = reais(10)

async function expectRight(): Promise<void> {
  expect(await findLedgerProblems(survivor)).toEqual([])
}

/** Two players search for a wagered game; the doomed server sweeps their pool. */
async function killWhilePairing(statement: number): Promise<{ died: boolean; paired: boolean }> {
  const people = await Promise.all([signUp(survivor), signUp(survivor)])
  const ids = people.map(({ user }) => user.id)
  await fund(survivor.ctx, ids, 10)
  const server = await startDoomed()
  // They enter the pool before any server sweeps it.
  const at = new Date(survivor.time.nowMs())
  for (const id of ids)
    await survivor.ctx.pool.query(
      `with online as (insert into players_online (id, status, changed_at) values ($1, 'searching', $2)
         on conflict (id) do update set status = 'searching', gone_at = null)
       insert into matchmaking_queue (player_id, time_control_s, wager_cents, rating, entered_at, lease_until)
       values ($1, 600, 1000, 1500, $2, $3)`,
      [id, at, new Date(at.getTime() + 15_000)],
    )
  const died = await diesAtStatement(server, statement, () => server.order({ sweep: 'searches' }))
  await server.kill()
  await expectRight()
  const found = await readBalances(survivor.ctx, ids)
  const paired = found[0] === 0n
  expect(found).toEqual(paired ? [0n, 0n] : [STAKE, STAKE])
  // The next server continues: it pairs them if they were not paired yet, and neither pays twice.
  await survivor.sweep('searches')
  expect(await readBalances(survivor.ctx, ids)).toEqual([0n, 0n])
  const { rows } = await survivor.ctx.pool.query(
    'select game_id from live_seat where user_id = any($1) group by game_id',
    [ids],
  )
  expect(rows).toHaveLength(1)
  expect(await readBalance(survivor.ctx.db, escrowOf(rows[0].game_id))).toBe(2n * STAKE)
  await expectRight()
  return { died, paired }
}

/** Opens a wagered game whose sockets are connected to the doomed server. */
async function openGameOn(server: SpawnedServer): Promise<TestGame> {
  const [whiteClient, blackClient] = await Promise.all([signUp(survivor), signUp(survivor)])
  const pair = { whiteId: whiteClient.user.id, blackId: blackClient.user.id }
  const gameId = await insertGame(survivor, { ...pair, stake: STAKE })
  const white = await joinGame(server, whiteClient, gameId)
  const black = await joinGame(server, blackClient, gameId)
  await white.next('presence')
  const game = { gameId, white, black }
  await playOut(game, '1. e4 e5')
  return game
}

/** White resigns on the doomed server. */
async function killWhileEnding(statement: number): Promise<{ died: boolean; ended: boolean }> {
  const server = await startDoomed()
  const game = await openGameOn(server)
  const { white, black, gameId } = game
  const died = await diesAtStatement(server, statement, async () => {
    white.send({ type: 'resign' })
    await black.next('game_end')
  })
  await server.kill()
  await expectRight()
  const ids = [white.userId, black.userId]
  const found = await readBalances(survivor.ctx, ids)
  const ended = found[1] !== 0n
  expect(found).toEqual(ended ? [0n, 1600n] : [0n, 0n])
  // White resigns once more, on the other server.
  const path = `/api/game/${gameId}`
  const again = await white.client.call('PUT', `${path}/end`, { body: { reason: 'resignation' } })
  expect(again.status).toBe(ended ? 409 : 200)
  const { body } = await white.client.call<GameRecord>('GET', `${path}/state`)
  expect(body).toMatchObject({ status: 'resignation', winner_id: black.userId })
  expect(await readBalances(survivor.ctx, ids)).toEqual([0n, 1600n])
  await expectRight()
  return { died, ended }
}

// Each run starts a process.
describe('a server killed between any two SQL statements', { timeout: PROOF_TIMEOUT_MS }, () => {
  it('leaves both stakes of a pairing in the escrow, or neither [WAGER-4]', async () => {
    const statements = await killEverywhere(killWhilePairing, runsOf({ few: 24, many: 1 }))
    expect(statements).toBeGreaterThan(8)
  })

  it('pays the winner of an ending game once [WAGER-5]', async () => {
    const statements = await killEverywhere(killWhileEnding, runsOf({ few: 18, many: 1 }))
    expect(statements).toBeGreaterThan(5)
  })
})
