import { defineConfig } from 'vitest/config'

/** What `npm run shots` takes pictures of: the board, every screen, or the installed app's pictures. */
const PICTURES = { board: 'e2e/shots.ts', sheets: 'e2e/contactSheets.ts', app: 'e2e/appPictures.ts' }
const wanted = process.env.SHOTS === 'app' || process.env.SHOTS === 'sheets' ? process.env.SHOTS : 'board'

export default defineConfig({
  test: {
    include: [PICTURES[wanted]],
    globalSetup: ['./apps/server/test/globalSetup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
})
