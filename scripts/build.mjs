// `npm run build`: builds the site into apps/web/dist. `npm start` does so by itself.
import './lib/requireNode.mjs'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { pickNode } from './lib/node.mjs'

await ensureSiteBuilt(pickNode())
