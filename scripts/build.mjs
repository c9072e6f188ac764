// `npm run build`: the site, into apps/web/dist. `npm start` does it by itself.
import './lib/requireNode.mjs'
import { ensureSiteBuilt } from './lib/buildSite.mjs'

await ensureSiteBuilt(process.execPath)
