import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../proofKit.ts'
import { runChaos } from './runChaos.ts'

// Everything fails that can while people play for money at several servers: `kill -9`, PostgreSQL dies, Redis goes away,
// lines break or hang, clocks jump. `PROVE_SEED=…` draws the same knocks again; a slow machine needs fewer
// PROVE_CHAOS_PLAYERS. The short run shares the PostgreSQL of all tests, and only ends its connections; `npm run prove`
// kills one of its own.

const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 1_000_000)
const plan = {
  seed: SEED,
  servers: runsOf({ few: 2, many: 3 }),
  players: runsOf({ few: 16, many: Number(process.env.PROVE_CHAOS_PLAYERS ?? 160) }),
  thinkMs: runsOf({ few: 150, many: 400 }),
  knocksForMs: runsOf({ few: 6000, many: Number(process.env.PROVE_CHAOS_MINUTES ?? 10) * 60_000 }),
  restMs: runsOf({ few: 900, many: 1500 }),
}

describe(`hard knocks, of the seed ${SEED}`, () => {
  it(
    'lose no move, pay each game once, and leave every screen with what is stored',
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
      // Nothing would be wrong where nothing happened.
      expect(report.moves).toBeGreaterThan(30)
      expect(report.agreedAfterMs).not.toBeNull()
    },
    // A machine that others use too may take ten times as long for the start of a server.
    Math.max(PROOF_TIMEOUT_MS, 300_000),
  )
})
