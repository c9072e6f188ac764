import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

/**
 * A copy of the built site, for a separate server, in which another build can be deployed while it is served.
 */
export type SiteCopy = { dir: string; deploy(): Promise<void>; remove(): Promise<void> }

export async function copySite(): Promise<SiteCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'lance-e2e-site-'))
  await cp(built, dir, { recursive: true })
  let deployed = 0
  return {
    dir,
    /**
     * The same site as another build would deploy it: its first script has another name, and the old one is
     * gone.
     */
    async deploy() {
      deployed += 1
      const worker = await readFile(join(dir, 'sw.js'), 'utf8')
      const [, name = ''] = /page:[`"']\/assets\/(index-[^`"']+)\.js/.exec(worker) ?? []
      if (name === '') throw new Error('the worker does not say which build it keeps')
      const next = `index-build${deployed}`
      await rename(join(dir, `assets/${name}.js`), join(dir, `assets/${next}.js`))
      const files = [
        ...(await readdir(dir)),
        ...(await readdir(join(dir, 'pages'), { recursive: true })).map((file) => `pages/${file}`),
      ]
      for (const file of files) {
        if (/\.(br|gz)$/.test(file)) await rm(join(dir, file))
        else if (/\.(html|js)$/.test(file)) {
          const text = await readFile(join(dir, file), 'utf8')
          await writeFile(join(dir, file), text.replaceAll(`${name}.js`, `${next}.js`))
        }
      }
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
