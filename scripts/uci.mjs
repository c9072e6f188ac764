// `npm run -s uci`: speaks the UCI protocol on standard input and output, for chess programs and tournament managers.
import './lib/requireNode.mjs'
import { join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
process.exitCode = await run(pickNode(), [join(root, 'packages', 'engine', 'node', 'uci.ts')], { cwd: root })
