import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../kernel/routing.ts'
import { serveAssets } from '../http/serveAssets.ts'
import { DeskRefused } from './deskRefusal.ts'

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !url.startsWith('/desk/api/')

/**
 * Serves the desk's pages from their build, if there is one. Files with a hash are cached for good; every other
 * address below `/desk` that a browser opens is the one page, which finds its screen by itself.
 */
export async function servePages(app: App, deskDir: string): Promise<void> {
  const page = await readFile(join(deskDir, 'index.html'), 'utf8').catch(() => null)
  app.setNotFoundHandler(async (request, reply) => {
    if (page === null || !wantsPage(request)) throw new DeskRefused('NOT_FOUND')
    return reply.type('text/html; charset=utf-8').send(page)
  })
  if (page === null) return
  await serveAssets(app, {
    folder: join(deskDir, 'assets'),
    prefix: '/desk/assets/',
    setHeaders: (reply) => void reply.header('cache-control', 'private, max-age=31536000, immutable'),
  })
}
