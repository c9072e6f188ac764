import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openScratchDatabase } from '../moves/scratchDatabase.ts'
import { startProcess } from '../moves/startProcess.ts'

const siteDir = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

export type MeasuredSite = {
  url: string
  /** The measured pages, by name. */
  paths: Readonly<Record<'home' | 'store' | 'game' | 'tournament', string>>
  close(): Promise<void>
}

/** Our own site and server, with something to see on every measured page. */
export async function openMeasuredSite(): Promise<MeasuredSite> {
  if (!existsSync(siteDir)) throw new Error('the site is not built: run this by npm run bench')
  const database = await openScratchDatabase()
  const server = startProcess('../pages/siteServer.ts', database.url, database.folder)
  const { url, paths } = (await server.ask()) as Pick<MeasuredSite, 'url' | 'paths'>
  return {
    url,
    paths,
    async close() {
      await server.end()
      await database.close()
    },
  }
}
