import { defineConfig } from 'vitest/config'

/** Pictures of every screen, for `npm run shots`: what the browser tests look at, and e2e/shots.ts. */
export default defineConfig({
  test: {
    include: ['e2e/look.test.ts', 'e2e/shots.ts'],
    globalSetup: ['./apps/server/test/globalSetup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
})
