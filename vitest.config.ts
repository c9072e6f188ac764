import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { waitingFiles } from './apps/server/test/turns.ts'
import { LongestFirst } from './scripts/lib/longestFirst.mjs'

const databaseSetup = './apps/server/test/globalSetup.ts'

const isProof = process.env.PROVE === 'full'

/**
 * How many files run at a time. Tests also wait, so one more than there are processors; beyond three, waits
 * only grow. A full-length proof has the machine to itself.
 */
const AT_ONCE = isProof ? 1 : Math.min(availableParallelism() + 1, 3)

/** A worker loads the code once for all its files: no test replaces a module or leaves one changed. */
const isolate = false

/** Node runs the server's TypeScript by itself: neither its tests nor the browser tests need Vite for it. */
const experimental = { viteModuleRunner: false, nodeLoader: false }

const exclude = [...configDefaults.exclude, ...waitingFiles()]

/**
 * Three projects in this order. Browser tests share a group with server tests, so that no processor waits for
 * the last server test. No test is retried: a flaky test is a bug to find.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          isolate,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/desk/src/**/*.test.{ts,tsx}',
            'fairplay-lab/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude,
          // Only stops tests that hang: on a busy machine a proof of a few seconds takes many more.
          testTimeout: 60_000,
          maxWorkers: isProof ? 1 : Math.min(availableParallelism(), 4),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          isolate,
          experimental,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          expect: { poll: { timeout: 20_000 } },
          globalSetup: [databaseSetup],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          isolate,
          experimental,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          expect: { poll: { timeout: 30_000 } },
          globalSetup: [databaseSetup],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
