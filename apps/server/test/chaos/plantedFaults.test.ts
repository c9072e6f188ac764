import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/kernel/db/openDatabase.ts'
import { createTestDatabase } from '../database.ts'
import { AGREE_WITHIN_MS } from './agreement.ts'
import { type ChaosCluster, openChaosCluster } from './chaosCluster.ts'
import { type FaultName, startUntilUp } from './injectedFaults.ts'
import { openPair, type Pair, waitUntil } from './openPair.ts'
import type { PlantedFault } from './plantedFaults.ts'
import { raceForGame } from './raceForGame.ts'
import { runChaos } from './runChaos.ts'

// Tests the checks themselves, in `npm run prove` alone: each of these faults is planted in the servers of a run and must be
// found, every time, when the test triggers what makes it visible and under random fault injection. The same steps without
// a fault must find nothing.

const SEED = 20_260_115
const OPENING = ['e2e4', 'e7e5', 'g1f3', 'b8c6']
/** Two of the polls that run every 2 s, and a margin: what is not repaired by then never is. */
const NOT_REPAIRED_AFTER_MS = 5000
const RACE_WITHIN_MS = 60_000

type Stage = { cluster: ChaosCluster; pair: Pair }

const scenarios: {
  fault: PlantedFault
  /** What makes the fault visible. */
  happens: (stage: Stage) => Promise<void>
  weights: Partial<Record<FaultName, number>>
  finds: RegExp
}[] = [
  {
    fault: 'acknowledgesBeforeCommit',
    async happens({ cluster, pair: { white } }) {
      white.play('e2e4')
      await waitUntil(() => !white.isWaiting())
      const [server] = cluster.servers
      if (!server) throw new Error('there is no server')
      await server.kill()
      await startUntilUp(server)
    },
    weights: { killServer: 1 },
    finds: /^no acknowledged move is lost/,
  },
  {
    fault: 'paysWithoutGuard',
    async happens({ cluster, pair: { gameId, white, black, playOut } }) {
      await playOut(OPENING)
      const race = { gameId, racers: 2, withinMs: RACE_WITHIN_MS }
      const cameToIt = await raceForGame(cluster.connectionString, race, () => {
        white.resign()
        black.resign()
      })
      expect(cameToIt).toBe(true)
    },
    weights: { endTogether: 3, dropPlayers: 1, cutClients: 1 },
    // Two wins are paid for one game.
    finds: /^one payout for each game: .* moved were \[.*win \d.*win \d.*\], not/,
  },
  {
    fault: 'neverLooksForNewer',
    async happens({ cluster, pair: { white, playOut } }) {
      await playOut(OPENING)
      // Redis stays down: messages that are sent now are lost for good.
      await cluster.stopRedis()
      white.play('f1b5')
      await waitUntil(() => !white.isWaiting())
    },
    weights: { stopRedis: 3, cutRedis: 1 },
    finds: /is shown .* stored is|nobody answered/,
  },
]

/**
 * Plays these scenes on two servers with this fault planted, or none; returns what is wrong afterwards, by
 * fault.
 */
async function runScenarios(
  plant: PlantedFault | null,
  scenes: typeof scenarios,
): Promise<Map<PlantedFault, string[]>> {
  // Not dropped here: its ledger may be wrong by now, and it goes away with the run.
  const { connectionString } = await createTestDatabase()
  const cluster = await openChaosCluster({ serverCount: 2, plant, connectionString, logLevel: 'silent' })
  const database = openDatabase({ connectionString, maxConnections: 2 })
  const wrong = new Map<PlantedFault, string[]>()
  try {
    // One after the other: Redis is down at the end.
    for (const { fault, happens } of scenes) {
      const pair = await openPair(cluster, database)
      await happens({ cluster, pair })
      wrong.set(fault, await pair.check({ agreeWithinMs: plant ? NOT_REPAIRED_AFTER_MS : AGREE_WITHIN_MS }))
      await pair.close()
    }
    return wrong
  } finally {
    await database.close()
    await cluster.close()
  }
}

const IS_PROOF = process.env.PROVE === 'full'

describe.runIf(IS_PROOF)('the check of a run', { timeout: 300_000 }, () => {
  it.each(scenarios)('finds the planted fault $fault', async (scene) => {
    const wrong = (await runScenarios(scene.fault, [scene])).get(scene.fault) ?? []
    expect(wrong.filter((line) => scene.finds.test(line))).not.toEqual([])
  })

  it('finds nothing when no fault is planted', async () => {
    const wrong = await runScenarios(null, scenarios)
    expect([...wrong.values()]).toEqual(scenarios.map(() => []))
  })
})

describe.runIf(IS_PROOF)('random fault injection', { timeout: 300_000 }, () => {
  it.each(scenarios)('finds the planted fault $fault', async ({ fault, weights, finds }) => {
    const { connectionString } = await createTestDatabase()
    const report = await runChaos({
      connectionString,
      seed: SEED,
      servers: 2,
      players: 16,
      knocksForMs: 8000,
      restMs: 1200,
      // Games damaged by a fault may never end.
      weights,
      plant: fault,
      thinkMs: 150,
      endWithinMs: 8000,
    })
    expect(report.wrong.filter((line) => finds.test(line))).not.toEqual([])
  })
})
