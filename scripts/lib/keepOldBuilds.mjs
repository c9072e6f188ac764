import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many builds' files are there to be fetched, the newest among them. */
export const BUILDS_KEPT = 3
const LIST = '.builds'

/**
 * Lays the files of the last builds (in `from`) beside those of the new one (in `to`): a page that was opened before
 * goes on with the parts of its own build.
 */
export function keepOldBuilds({ from, to }) {
  const own = readdirSync(join(to, 'assets'))
  const builds = [own, ...readBuilds(from)].slice(0, BUILDS_KEPT)
  for (const name of new Set(builds.slice(1).flat())) {
    const [source, target] = [join(from, 'assets', name), join(to, 'assets', name)]
    if (existsSync(source) && !existsSync(target)) copyFileSync(source, target)
  }
  writeFileSync(join(to, LIST), JSON.stringify(builds))
}

/** The files of each build that is there, the newest first. */
function readBuilds(dir) {
  if (!existsSync(join(dir, 'assets'))) return []
  try {
    return JSON.parse(readFileSync(join(dir, LIST), 'utf8'))
  } catch {
    // Built before such a list was kept.
    return [readdirSync(join(dir, 'assets'))]
  }
}
