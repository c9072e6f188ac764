import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '../../kernel/routing.ts'
import { DeskRefused } from './deskRefusal.ts'

/**
 * Serves the desk's pages from their build. Files with a hash are cached for good; every other address below
 * `/desk` that a browser opens is the one page, which finds its screen by itself.
 */
export async function servePages(app: App, deskDir: string): Promise<void> {
  const isBuilt = existsSync(join(deskDir, 'index.html'))
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isBuilt || !isPage || request.url.startsWith('/desk/api/')) throw new DeskRefused('NOT_FOUND')
    return reply.sendFile('index.html', { root: deskDir } as never)
  })
  if (!isBuilt) return
  await app.register(fastifyStatic, {
    root: deskDir,
    prefix: '/desk/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => path.startsWith('/assets/'),
    setHeaders(reply) {
      reply.header('cache-control', 'private, max-age=31536000, immutable')
    },
  })
}
