import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openIdentityBackfill } from '../../src/money/responsiblePlay/openIdentityBackfill.ts'
import { openIdentityKeys } from '../../src/people/identities/index.ts'
import { makeSeededRandom } from '../chaos/seededRandom.ts'
import { type RunningServer, startChaosServer } from '../chaos/startChaosServer.ts'
import { type CrowdUser, insertCrowd } from '../crowdKit.ts'
import { createTestDatabase } from '../database.ts'
import { insertGame, joinGame } from '../gameKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../proofKit.ts'
import { openTestContext } from '../testContext.ts'
import { testClient } from '../testServer.ts'
import { type FuzzReport, runFuzz } from './runFuzz.ts'
import { hashTables } from './tableHashes.ts'

// Input that is malformed, truncated, far too large or out of order, made from valid messages and from the
// product's own description of its API: it is refused, and nothing else happens. `PROVE_SEED=…` repeats the
// same input; `PROVE_FUZZ_COUNT` says how much.

const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 1_000_000)
const COUNT = runsOf({ few: 6000, many: Number(process.env.PROVE_FUZZ_COUNT ?? 1_000_000) })
/** The input is sent in this many parts, and the server's heap is measured after each. */
const PARTS = 10
/** How much the server's heap may grow from the second part to the last, in MiB. */
const GROWTH_MAX_MIB = 5

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: ReturnType<typeof openTestContext>
let server: RunningServer
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lance-fuzz-'))
  const { connectionString } = database
  ctx = openTestContext({ connectionString, time: { nowMs: () => Date.now(), advance: () => {} } })
  server = await startChaosServer({
    databaseUrl: connectionString,
    redisUrl: null,
    dataDir,
    aheadMs: 0,
    plant: null,
    logLevel: process.env.CHAOS_LOG ?? 'silent',
  })
})
afterAll(async () => {
  await server?.kill()
  await ctx?.close()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Stores the hashes of the users that SQL inserted now, or a sweep of the server would in the middle of the test. */
async function backfillIdentities(): Promise<void> {
  const { db, log } = ctx
  const keys = await openIdentityKeys({ db, log, given: undefined, dataDir, isEmbedded: true })
  await openIdentityBackfill(ctx, keys)()
}

async function heapMib(): Promise<number> {
  const answer = await server.order({ advanceMs: 0, sign: false })
  if (answer === null) throw new Error('the server is gone')
  return answer.heapMib
}

describe(`invalid input with the random seed ${SEED}`, () => {
  it(
    'is refused without a crash, a memory leak or a change to stored data [SEC-6]',
    async () => {
      const crowd = await insertCrowd({ ctx }, { count: 2, amountReais: 100 })
      await backfillIdentities()
      const [white, black] = crowd as [CrowdUser, CrowdUser]
      const pair = { whiteId: white.id, blackId: black.id }
      const gameId = await insertGame({ ctx }, { ...pair, timeControlS: 86_400 })
      const random = makeSeededRandom(SEED)
      const target = {
        port: server.port,
        token: black.token,
        userId: black.id,
        gameId,
        tournamentId: '00000000-0000-4000-8000-000000000000',
      }
      // The first call about passkeys loads 4 MiB of code. Made by a later part, it would look like a leak.
      const options = `http://127.0.0.1:${server.port}/auth/passkey/options`
      expect((await fetch(options, { method: 'POST' })).status).toBe(200)
      const before = await hashTables(ctx.pool)
      const reports: FuzzReport[] = []
      const heapMibs: number[] = []
      for (let part = 0; part < PARTS; part++) {
        reports.push(await runFuzz(target, { count: COUNT / PARTS, atOnce: 16, random: random.fork() }))
        heapMibs.push(await heapMib())
      }
      const sum = (pick: (one: FuzzReport) => number) => reports.reduce((all, one) => all + pick(one), 0)
      const sent = {
        calls: sum((one) => one.calls),
        frames: sum((one) => one.frames),
        lines: sum((one) => one.lines),
      }
      process.stdout.write(`${JSON.stringify({ seed: SEED, ...sent, heapMibs })}\n`)
      expect(
        reports.flatMap(({ wrong }) => wrong),
        `PROVE_SEED=${SEED}`,
      ).toEqual([])
      expect(await hashTables(ctx.pool), `PROVE_SEED=${SEED}`).toEqual(before)
      const [, warmMib = 0] = heapMibs
      expect((heapMibs.at(-1) ?? 0) - warmMib).toBeLessThan(GROWTH_MAX_MIB)
      const browser = testClient(server, { token: white.token })
      const player = await joinGame(server, Object.assign(browser, { user: { id: white.id } }), gameId)
      player.sendMove('e2e4', { ply: 1 })
      expect((await player.next('move')).data.uci).toBe('e2e4')
      player.socket.ws.close()
    },
    PROOF_TIMEOUT_MS,
  )
})
