// `npm run bench -- NAME`: runs bench/NAME.ts, prints its figures beside the peers', writes
// bench/results/NAME.json. Without a name it runs all benches, one after the other, each in its own process.
import './lib/requireNode.mjs'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

const order = [
  'chess',
  'bot',
  'review',
  'moves',
  'sockets',
  'recover',
  'wagers',
  'tournament',
  'store',
  'lists',
  'bundle',
  'pages',
].filter((name) => existsSync(join(root, 'bench', `${name}.ts`)))

async function bench(names) {
  const unknown = names.filter((name) => !order.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no bench named ${unknown.join(', ')}. Known: ${order.join(', ')}`)
    return 1
  }
  await ensureInstalled()
  const node = pickNode()
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  const failed = []
  for (const name of names.length > 0 ? names : order) {
    const exitCode = await run(node, [join(root, 'bench', 'main.ts'), name], { cwd: root, env })
    if (exitCode !== 0) failed.push(name)
  }
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
}

process.exitCode = await bench(process.argv.slice(2))
