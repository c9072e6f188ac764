import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many builds keep their files on the site, including the newest. */
export const BUILDS_KEPT = 3
const LIST = '.builds'

/**
 * Copies the files of the last builds (in `from`) to those of the new one (in `to`), so that a page that was
 * opened before still finds the parts of its own build.
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

/** The files of each existing build, newest first. */
function readBuilds(dir) {
  if (!existsSync(join(dir, 'assets'))) return []
  try {
    return JSON.parse(readFileSync(join(dir, LIST), 'utf8'))
  } catch {
    // A build from before the list existed.
    return [readdirSync(join(dir, 'assets'))]
  }
}
