// The laboratory of fair play (fairplay-lab/README.md): `npm run fairplay-lab -- make --seed N --out FOLDER …`.
import './lib/requireNode.mjs'
import { join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
process.exitCode = await run(pickNode(), [join(root, 'fairplay-lab', 'main.ts'), ...process.argv.slice(2)])
