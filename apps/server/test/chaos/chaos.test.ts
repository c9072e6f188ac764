import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../proofKit.ts'
import { runChaos } from './runChaos.ts'

// Everything that can fail does, while people play for money on several servers: `kill -9`, PostgreSQL
// crashes, Redis goes away, connections break or hang, clocks jump. `PROVE_SEED=…` repeats the same sequence
// of faults; a slow machine needs fewer PROVE_CHAOS_PLAYERS. The short run shares the PostgreSQL of all tests
// and only ends its connections; `npm run prove` kills a PostgreSQL of its own.

const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 1_000_000)
const plan = {
  seed: SEED,
  servers: runsOf({ few: 2, many: 3 }),
  players: runsOf({ few: 16, many: Number(process.env.PROVE_CHAOS_PLAYERS ?? 160) }),
  thinkMs: runsOf({ few: 150, many: 400 }),
  knocksForMs: runsOf({ few: 6000, many: Number(process.env.PROVE_CHAOS_MINUTES ?? 10) * 60_000 }),
  restMs: runsOf({ few: 900, many: 1500 }),
}

describe(`fault injection with the random seed ${SEED}`, () => {
  it(
    'loses no move, pays each game once, and leaves every screen showing what is stored',
    async () => {
      const isShort = runsOf({ few: 1, many: 0 }) === 1
      const database = isShort ? await createTestDatabase() : null
      const report = await runChaos({
        ...plan,
        ...(database && { connectionString: database.connectionString }),
      })
      await database?.drop()
      process.stdout.write(`${JSON.stringify({ seed: SEED, ...report, wrong: report.wrong.length })}\n`)
      expect(report.wrong, `PROVE_SEED=${SEED}`).toEqual([])
      // A run in which nothing happened would find nothing wrong.
      expect(report.moves).toBeGreaterThan(30)
      expect(report.agreedAfterMs).not.toBeNull()
    },
    // A shared machine may take ten times as long to start a server.
    Math.max(PROOF_TIMEOUT_MS, 300_000),
  )
})
