import { defineConfig } from 'vitest/config'

/**
 * Pictures of every screen, for `npm run shots`: what the browser tests look at, and e2e/shots.ts. Or those that belong
 * to the installed app, for `npm run shots -- --app`.
 */
export default defineConfig({
  test: {
    include: process.env.APP_DIR ? ['e2e/appPictures.ts'] : ['e2e/look.test.ts', 'e2e/shots.ts'],
    globalSetup: ['./apps/server/test/globalSetup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
})
