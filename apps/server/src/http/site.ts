import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../routing.ts'
import { sendRefusal } from './sendError.ts'

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const lastPart = request.url.split('?')[0]?.split('/').pop() ?? ''
  return isRead && (request.headers.accept ?? '').includes('text/html') && !lastPart.includes('.')
}

/**
 * Serves the built site from a folder: hashed files for good, the page itself always fresh, and the page for every
 * address a browser may open. Everything else that no route knows is a 404 in JSON.
 */
export async function serveSite(app: App, { siteDir }: { siteDir: string }): Promise<void> {
  const built = existsSync(siteDir)
  if (built) {
    await app.register(fastifyStatic, {
      root: siteDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', { config: { auth: 'anyone' }, schema: { hide: true } }, (_request, reply) =>
      reply.sendFile('index.html'),
    )
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    built && wantsPage(request)
      ? reply.sendFile('index.html')
      : sendRefusal(request, reply, { code: 'NOT_FOUND' }),
  )
}
