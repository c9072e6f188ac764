import { describe, expect, it } from 'vitest'
import {
  diesAtStatement,
  killEverywhere,
  setUpSurvivor,
  startDoomed,
  survivor,
} from '../../../test/crashKit.ts'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { CLEAN, makeTestAnalyst, SUSPECT } from '../../../test/judgeKit.ts'
import { readBalances, reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'

// A server is killed, as by `kill -9`, before its nth SQL statement while it judges a win. Another server continues from
// the database. Whatever n is, the win is paid once, or held and released once.

const analyst = makeTestAnalyst()
setUpSurvivor({ PAYOUT_HOLD_H: '24', SESSION_ACCESS_S: '1000000000' }, { fairPlay: analyst })

const LEASE_MS = 10 * 60_000
const BY = ['--who', 'Carla', '--why', 'looked at the games']

async function winForStakes(): Promise<{ gameId: string; userId: string }> {
  const game = await openTestGame(survivor, { stake: reais(20) })
  await playOut(game, '1. e4 e5')
  game.black.send({ type: 'resign' })
  await game.white.next('game_end')
  return { gameId: game.gameId, userId: game.white.userId }
}

const balanceOf = async (userId: string) => (await readBalances(survivor.ctx, [userId]))[0]

async function readState(gameId: string): Promise<string> {
  const { rows } = await survivor.ctx.pool.query('select state from payout_judgements where game_id = $1', [
    gameId,
  ])
  return rows[0].state
}

/** The doomed server judges a win; the survivor, whose analyst finds the same, goes on after its lease. */
async function killWhileJudging(statement: number, falseAlarmRate: number): Promise<{ died: boolean }> {
  const { gameId, userId } = await winForStakes()
  const server = await startDoomed({ judgesAs: falseAlarmRate })
  const died = await diesAtStatement(server, statement, () => server.order({ sweep: 'payout judgements' }))
  await server.kill()
  expect(await findLedgerProblems(survivor)).toEqual([])
  survivor.time.advance(LEASE_MS)
  analyst.falseAlarmRate = falseAlarmRate
  await survivor.sweep('payout judgements')
  await survivor.sweep('held payouts')
  if (falseAlarmRate === CLEAN) {
    expect([await readState(gameId), await balanceOf(userId)]).toEqual(['clean', 3200n])
    return { died }
  }
  expect([await readState(gameId), await balanceOf(userId)]).toEqual(['held', 0n])
  const { rows } = await survivor.ctx.pool.query('select id from suspicions where user_id = $1', [userId])
  expect(rows).toHaveLength(1)
  expect((await operate(survivor, 'release-payout', '--game', gameId, ...BY)).ok).toBe(true)
  await survivor.sweep('held payouts')
  expect([await readState(gameId), await balanceOf(userId)]).toEqual(['released', 3200n])
  return { died }
}

describe('a server killed between any two SQL statements', { timeout: PROOF_TIMEOUT_MS }, () => {
  it('pays a win that is judged clean once [FAIR-8]', async () => {
    const few = { few: 16, many: 1 }
    const statements = await killEverywhere((at) => killWhileJudging(at, CLEAN), runsOf(few))
    expect(statements).toBeGreaterThan(8)
  })

  it('holds a win that hardly any honest player would get like this, and raises one suspicion [FAIR-8]', async () => {
    const few = { few: 20, many: 1 }
    const statements = await killEverywhere((at) => killWhileJudging(at, SUSPECT), runsOf(few))
    expect(statements).toBeGreaterThan(8)
  })
})
