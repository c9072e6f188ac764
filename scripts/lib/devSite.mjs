// The site in development: Vite on SITE_PORT, which passes everything that isn't the site's to the server.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const webDir = join(root, 'apps', 'web')
const serverUrl = `http://127.0.0.1:${process.env.SERVER_PORT}`

/** Pages that the server itself serves. */
const serverPages = /^\/(docs|dev)(\/|$)/
/** Paths of sources and of Vite's own endpoints. */
const siteFolders = /^\/(@|src\/|node_modules\/|__vite)/

/** The same split as with a built site: pages and what they load are the site's, calls are the server's. */
export function belongsToSite(request) {
  const path = request.url.split('?')[0]
  if (serverPages.test(path)) return false
  if (siteFolders.test(path)) return true
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.headers.accept?.includes('text/html')) return true
  // Browsers say what a request is for: `empty` is a call by a script, everything else is part of a page.
  const purpose = request.headers['sec-fetch-dest'] ?? 'empty'
  return purpose !== 'empty' || isPublicFile(path)
}

function isPublicFile(path) {
  return path !== '/' && !path.includes('..') && existsSync(join(webDir, 'public', path))
}

async function serve() {
  const require = createRequire(join(webDir, 'package.json'))
  const { createServer } = await import(pathToFileURL(require.resolve('vite')).href)
  const site = await createServer({
    root: webDir,
    server: {
      host: '127.0.0.1',
      port: Number(process.env.SITE_PORT),
      strictPort: true,
      proxy: {
        '^/': {
          target: serverUrl,
          ws: true,
          bypass: (request, response) =>
            response !== undefined && belongsToSite(request) ? request.url : undefined,
        },
      },
    },
  })
  await site.listen()
}

if (process.env.SITE_PORT) await serve()
