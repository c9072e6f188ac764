// `npm run shots`: pictures of the screens into ./shots, or into the folder that is named, to be looked through by a
// person: `npm run shots -- /tmp/pictures`. `npm run shots -- --app` draws the icons and screenshots of the installed app
// anew, into apps/web/public/app, where they stay.
import './lib/requireNode.mjs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

async function shoot([folder = 'shots']) {
  await ensureInstalled()
  const node = pickNode()
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    CHROMIUM_PATH: await ensureChromium(),
    ...(folder === '--app' ? { APP_DIR: join(root, 'apps/web/public/app') } : { LOOK_DIR: resolve(folder) }),
  }
  await ensureSiteBuilt(node)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const exitCode = await run(node, [vitest, 'run', '--config', 'vitest.shots.config.ts'], { cwd: root, env })
  console.log(`The pictures are in ${env.APP_DIR ?? env.LOOK_DIR}`)
  return exitCode
}

process.exitCode = await shoot(process.argv.slice(2))
