// `npm run bench -- NAME`: runs bench/NAME.ts, prints its figures beside the peers', writes
// bench/results/NAME.json. Without a name it runs all benches, one after the other, each in its own process.
import './lib/requireNode.mjs'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

const order = [
  'chess',
  'bot',
  'engine',
  'tactics',
  'opponents',
  'review',
  'fairplay',
  'study',
  'training',
  'moves',
  'sockets',
  'stored',
  'recover',
  'wagers',
  'tournament',
  'store',
  'lists',
  'explorer',
  'desk',
  'bundle',
  'pages',
].filter((name) => existsSync(join(root, 'bench', `${name}.ts`)))

/** The benches that measure the built site, or in a browser. */
const MEASURE_THE_SITE = new Set(['bot', 'review', 'study', 'tournament', 'bundle', 'pages'])

async function bench(names) {
  const unknown = names.filter((name) => !order.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no bench named ${unknown.join(', ')}. Known: ${order.join(', ')}`)
    return 1
  }
  await ensureInstalled()
  const node = pickNode()
  const chosen = names.length > 0 ? names : order
  // A quarter of all files that npm would install, for one bench: so it is installed when that bench runs.
  if (chosen.includes('pages')) await ensureInstalled(join(root, 'bench', 'lighthouse'))
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  if (chosen.some((name) => MEASURE_THE_SITE.has(name))) {
    Object.assign(env, await ensureChromium())
    await ensureSiteBuilt(node)
  }
  const failed = []
  for (const name of chosen) {
    const exitCode = await run(node, [join(root, 'bench', 'main.ts'), name], { cwd: root, env })
    if (exitCode !== 0) failed.push(name)
  }
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
}

process.exitCode = await bench(process.argv.slice(2))
