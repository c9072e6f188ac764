// `npm run shots`: writes pictures of the board for visual review into ./shots, or into a given folder:
// `npm run shots -- /tmp/pictures`. With `--sheets` it does the same for every screen in each of its states.
// With `--app` it redraws the icons and screenshots of the installed app in apps/web/public/app, which are
// committed.
import './lib/requireNode.mjs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

async function shoot(args) {
  const [folder = 'shots'] = args.filter((one) => !one.startsWith('--'))
  const isOfApp = args.includes('--app')
  await ensureInstalled()
  const node = pickNode()
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    ...(await ensureChromium()),
    SHOTS: isOfApp ? 'app' : args.includes('--sheets') ? 'sheets' : 'board',
    LOOK_DIR: isOfApp ? join(root, 'apps/web/public/app') : resolve(folder),
  }
  await ensureSiteBuilt(node)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const exitCode = await run(node, [vitest, 'run', '--config', 'vitest.shots.config.ts'], { cwd: root, env })
  console.log(`The pictures are in ${env.LOOK_DIR}`)
  return exitCode
}

process.exitCode = await shoot(process.argv.slice(2))
