import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { openScratchServer, openTestServer, type TestServer, testClient } from '../../../test/testServer.ts'
import { startSweeps } from '../jobs/startSweeps.ts'
import { openMetrics } from './openMetrics.ts'

let server: TestServer & { connectionString: string }
beforeAll(async () => {
  server = await openScratchServer({ env: { METRICS_PORT: '0' } })
})
afterAll(() => server?.stop())

async function scrape({ metricsPort }: Pick<TestServer, 'metricsPort'>): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

describe('the metrics of a server', () => {
  it('report games, moves, sockets, money and the ledger proof', async () => {
    const game = await openTestGame(server, { stake: reais(10) })
    await playOut(game, '1. e4 e5 2. Nf3 Nc6')
    await server.ctx.pool.query(
      `insert into ledger_proofs (night, begun_at, findings) values ('2026-01-14', $1, 0)`,
      [new Date(server.time.nowMs())],
    )
    const values = await scrape(server)
    expect(Object.fromEntries(values)).toMatchObject({
      lance_games_live: 1,
      lance_games_in_memory: 1,
      lance_moves_stored_total: 4,
      lance_journal_commit_seconds_count: 4,
      lance_journal_batch_moves_sum: 4,
      lance_journal_waiting_moves: 0,
      'lance_sockets{kind="game"}': 2,
      'lance_sockets{kind="tournament"}': 0,
      lance_escrow_cents: 2000,
      lance_searches: 0,
      lance_payment_events_parked: 0,
      lance_withdrawals_asked: 0,
      lance_payouts_to_judge: 0,
      lance_payouts_to_judge_oldest_seconds: 0,
      lance_payouts_held_by_judgement: 0,
      lance_payouts_unjudged_day: 0,
      lance_payouts_given_up_day: 0,
      lance_fair_play_drifted_cells: 0,
      lance_reconcile_findings: 0,
      lance_reconcile_begun_timestamp_seconds: server.time.nowMs() / 1000,
      lance_database_read: 1,
      lance_draining: 0,
    })
    expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(values.get('lance_pool_connections{state="all"}')).toBeGreaterThan(0)
    expect(
      values.get('lance_http_request_seconds_count{method="POST",route="/auth/register",status="2xx"}'),
    ).toBe(2)
  })

  it('are served on their own port, and not on the public one [OPERATOR-10]', async () => {
    expect((await testClient(server).call('GET', '/metrics')).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${server.metricsPort}/healthz`)).status).toBe(404)
    const silent = await openTestServer({ connectionString: server.connectionString, time: server.time })
    expect(silent.metricsPort).toBeNull()
    await silent.stop()
  })

  it('count the runs of each sweep and its failures', async () => {
    const runs: { sweep: string; failed: boolean }[] = []
    const sweeping = startSweeps(
      [
        { name: 'good', everyMs: 1, run: async () => {} },
        { name: 'bad', everyMs: 1, run: () => Promise.reject(new Error('of the test')) },
      ],
      { log: server.ctx.log, watch: { swept: ({ sweep, failed }) => void runs.push({ sweep, failed }) } },
    )
    await expect.poll(() => new Set(runs.map(({ sweep }) => sweep)).size).toBe(2)
    await sweeping.stop()
    expect(runs.every(({ sweep, failed }) => failed === (sweep === 'bad'))).toBe(true)
  })

  it('omit the figures from the database while it does not answer, instead of repeating old ones', async () => {
    let isReachable = true
    const numbers = {
      gamesLive: 7,
      searches: 0,
      mailDue: 0,
      paymentEventsDue: 0,
      paymentEventsParked: 0,
      withdrawalsAsked: 0,
      escrowCents: 0,
      payoutsToJudge: 0,
      oldestToJudgeS: 0,
      payoutsHeldByJudgement: 0,
      payoutsUnjudged: 0,
      payoutsGivenUp: 0,
      driftedCells: 0,
      proof: null,
    }
    const metrics = openMetrics({
      sockets: () => new Map(),
      gamesInMemory: () => 0,
      movesWaiting: () => 0,
      pool: () => ({ all: 0, idle: 0, waiting: 0 }),
      busConnected: () => false,
      draining: () => false,
      readNumbers: () => (isReachable ? Promise.resolve(numbers) : Promise.reject(new Error('gone'))),
    })
    const before = await metrics.write()
    expect(before).toMatch(/^lance_games_live 7$/m)
    expect(before).toMatch(/^lance_bus_connected 0$/m)
    expect(before).not.toMatch(/^lance_reconcile_findings /m)
    isReachable = false
    const after = await metrics.write()
    expect(after).toMatch(/^lance_database_read 0$/m)
    expect(after).not.toMatch(/^lance_games_live /m)
  })
})
