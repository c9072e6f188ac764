import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database.ts'
import type { KnockName } from './knocks.ts'
import type { PlantedFault } from './plantedFaults.ts'
import { runChaos } from './runChaos.ts'

// The checks are tried themselves: each of these faults is planted in the servers of a run, and has to be found.

const SEED = 20_260_115

const tried: {
  fault: PlantedFault
  weights: Partial<Record<KnockName, number>>
  finds: RegExp
}[] = [
  {
    fault: 'acknowledgesBeforeCommit',
    weights: { killServer: 1 },
    finds: /^no acknowledged move is lost/,
  },
  {
    fault: 'neverLooksForNewer',
    weights: { stopRedis: 3, cutRedis: 1 },
    finds: /is shown .* stored is|nobody answered/,
  },
]

describe('a run of hard knocks', { timeout: 300_000 }, () => {
  it.each(tried)('finds the fault that $fault', async ({ fault, weights, finds }) => {
    // Not dropped by hand: its ledger may be wrong by now, and it goes with the run.
    const { connectionString } = await createTestDatabase()
    const report = await runChaos({
      connectionString,
      ...{ seed: SEED, servers: 2, players: 16, knocksForMs: 8000, restMs: 1200 },
      // Games that a fault has hurt may never end.
      ...{ weights, plant: fault, thinkMs: 150, endWithinMs: 8000 },
    })
    expect(report.wrong.filter((line) => finds.test(line))).not.toEqual([])
  })
})
