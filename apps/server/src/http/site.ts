import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DescribePage } from '../pageHead.ts'
import type { App } from '../routing.ts'
import { sendRefusal } from './sendError.ts'
import { writeHead } from './writeHead.ts'

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const lastPart = request.url.split('?')[0]?.split('/').pop() ?? ''
  return isRead && (request.headers.accept ?? '').includes('text/html') && !lastPart.includes('.')
}

/**
 * Serves the built site from a folder: hashed files for good, the page itself always fresh, and the page for every
 * address a browser may open; some say in it what they are about. Everything else that no route knows is a 404 in JSON.
 */
export async function serveSite(
  app: App,
  { siteDir, describePage }: { siteDir: string; describePage: DescribePage },
): Promise<void> {
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
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!built || !wantsPage(request)) return sendRefusal(request, reply, { code: 'NOT_FOUND' })
    const path = request.url.replace(/\/*(\?.*)?$/, '')
    const head = await describePage({ path, language: request.language })
    if (!head) return reply.sendFile('index.html')
    const html = await readFile(join(siteDir, 'index.html'), 'utf8')
    return reply
      .status(head.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(writeHead(html, head))
  })
}
