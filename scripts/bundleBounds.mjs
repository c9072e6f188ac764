// Fails if the script of a view exceeds its limit, or a style comes before the site's own. Builds the site first if its sources have changed.
import { join } from 'node:path'
import { BOUNDS_KB, readScriptSizes, stylesBeforeOwn } from '../bench/bundle/scriptSizes.ts'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { root } from './lib/install.mjs'

await ensureSiteBuilt(process.execPath)
const siteDir = join(root, 'apps', 'web', 'dist')
const { homeKb, screens } = readScriptSizes(siteDir)
const early = stylesBeforeOwn(siteDir)
for (const file of early)
  console.error(`${file} comes before the site's styles: leave it out of the first chunks`)
const views = [
  { name: 'the first view of home', kb: homeKb, boundKb: BOUNDS_KB.home },
  ...screens.map(({ name, addsKb }) => ({ name, kb: addsKb, boundKb: BOUNDS_KB.furtherScreen })),
]
const tooLarge = views.filter(({ kb, boundKb }) => kb > boundKb)
for (const { name, kb, boundKb } of tooLarge)
  console.error(`${name}: ${kb.toFixed(1)} kB of script, gzipped; at most ${boundKb}`)
if (tooLarge.length + early.length === 0)
  console.log(
    `home ${homeKb.toFixed(1)} kB; the largest further screen adds ${screens[0]?.addsKb.toFixed(1)}`,
  )
process.exitCode = tooLarge.length + early.length === 0 ? 0 : 1
