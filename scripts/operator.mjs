// `npm run operator -- VERB`: the operator's commands. Without a verb it lists them.
import './lib/requireNode.mjs'
import { join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
const program = join(root, 'apps', 'server', 'src', 'edges', 'operator', 'main.ts')
process.exitCode = await run(pickNode(), [program, ...process.argv.slice(2)], { cwd: root })
