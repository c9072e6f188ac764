import { defineConfig } from 'vitest/config'

const databaseSetup = './apps/server/test/globalSetup.ts'

/**
 * Processes and browsers on two slow cores that others use too may stall for longer than anybody waits. A test that
 * needed another try is marked in the report: it is a bug to be found.
 */
const TRIES_AGAIN = 2

/** Of files that need a database or a browser. A proof at full length has the machine for itself. */
const AT_ONCE = process.env.PROVE === 'full' ? 1 : 2

/** Three projects, one after the other: what needs a database or a browser runs its files two by two. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          expect: { poll: { timeout: 20_000 } },
          globalSetup: [databaseSetup],
          retry: TRIES_AGAIN,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          expect: { poll: { timeout: 30_000 } },
          retry: TRIES_AGAIN,
          globalSetup: [databaseSetup],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
