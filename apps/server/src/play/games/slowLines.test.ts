import { afterAll, beforeAll, expect, it } from 'vitest'
import { LINE_PLIES_MAX, playOverLine } from '../../../test/playOverLine.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'

// Time goes on in these tests: games over lines that take their time.

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ isLive: true })
})
afterAll(() => server?.stop())

const BULLET = { timeControlS: 60, incrementS: 0 }
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

it('charges bullet players for their thinking, and for the network only what its quota leaves [CLOCK-12]', {
  timeout: PROOF_TIMEOUT_MS,
}, async () => {
  const plies = runsOf({ few: 12, many: LINE_PLIES_MAX })
  const play = (rttMs: number, more = {}) =>
    playOverLine(server, { line: { rttMs, jitterMs: 30 }, pace: BULLET, plies, ...more })
  const [near, far, unsaid] = await Promise.all([play(100), play(300), play(100, { saysThinking: false })])
  const shown = [near, far, unsaid].map((beyondMs) => median(beyondMs).toFixed(1))
  process.stdout.write(
    `charged beyond thinking, in ms a move: ${shown.join(', ')} (100 ms, 300 ms, 100 ms uncredited)\n`,
  )
  // A busy machine adds to all three, so they are held to each other.
  expect(median(unsaid) - median(near)).toBeGreaterThan(50)
  expect(median(far)).toBeGreaterThan(150)
  expect(median(unsaid)).toBeGreaterThan(80)
})

it('credits nothing at the six time controls [CLOCK-12]', async () => {
  const beyondMs = await playOverLine(server, {
    line: { rttMs: 100, jitterMs: 0 },
    pace: { timeControlS: 600, incrementS: 0 },
    plies: 6,
  })
  expect(Math.min(...beyondMs)).toBeGreaterThan(80)
})
