// Fails if the script of a view exceeds its limit. Builds the site first if its sources have changed.
import { join } from 'node:path'
import { BOUNDS_KB, readScriptSizes } from '../bench/bundle/scriptSizes.ts'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { root } from './lib/install.mjs'

await ensureSiteBuilt(process.execPath)
const { homeKb, screens } = readScriptSizes(join(root, 'apps', 'web', 'dist'))
const views = [
  { name: 'the first view of home', kb: homeKb, boundKb: BOUNDS_KB.home },
  ...screens.map(({ name, addsKb }) => ({ name, kb: addsKb, boundKb: BOUNDS_KB.furtherScreen })),
]
const tooLarge = views.filter(({ kb, boundKb }) => kb > boundKb)
for (const { name, kb, boundKb } of tooLarge)
  console.error(`${name}: ${kb.toFixed(1)} kB of script, gzipped; at most ${boundKb}`)
if (tooLarge.length === 0)
  console.log(
    `home ${homeKb.toFixed(1)} kB; the largest further screen adds ${screens[0]?.addsKb.toFixed(1)}`,
  )
process.exitCode = tooLarge.length === 0 ? 0 : 1
