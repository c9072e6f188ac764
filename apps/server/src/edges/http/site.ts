import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { DescribePage } from '../../kernel/pageHead.ts'
import type { App } from '../../kernel/routing.ts'
import { isLanguage, type Language } from '../../kernel/texts/language.ts'
import { openBuiltPages } from './builtPages.ts'
import { allowWebAssembly } from './contentSecurity.ts'
import { serveCrawlers } from './crawlers.ts'
import { openFirstStyles } from './firstStyles.ts'
import { openPackedPages } from './packedPages.ts'
import { makePageCalls } from './pageAnswers.ts'
import { openPageRenderer } from './pageRenderer.ts'
import { sendRefusal } from './sendError.ts'
import { serveAssets } from './serveAssets.ts'
import { writeAddress, writeAnswers, writeHead, writeScreen } from './writeHead.ts'

/** The scripts that run the engine, which is WebAssembly. A worker's policy comes with its script. */
const ENGINE_WORKERS = /\/assets\/(engine|evaluation|analysis|training)Worker-[^/]+\.js(\.(br|gz))?$/
const POLICY = 'content-security-policy'

/** The cookie in which the site keeps the chosen language, so that the server knows it next time. */
const LANGUAGE_COOKIE = 'lang'

type SiteOptions = {
  siteDir: string
  describePage: DescribePage
  siteUrl: () => string
  nowMs: () => number
  log: Logger
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const lastPart = request.url.split('?')[0]?.split('/').pop() ?? ''
  return isRead && (request.headers.accept ?? '').includes('text/html') && !lastPart.includes('.')
}

/** The path without query and trailing slashes. A regex would take seconds on thousands of slashes. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end) || '/'
}

/** The language named in the address, else the one the visitor chose, else the browser's. */
function languageOf(request: FastifyRequest): Language {
  const requested = (request.query as { lang?: unknown }).lang
  const chosen = request.cookies[LANGUAGE_COOKIE]
  return [requested, chosen].map(String).find(isLanguage) ?? request.language
}

/**
 * Serves the built site from a folder. Files with a hash are cached forever. Every address that a browser
 * opens gets a page as the build rendered it, in the visitor's language and always revalidated; some pages
 * get their own metadata. Everything else that no route knows is a 404 in JSON.
 */
export async function serveSite(
  app: App,
  { siteDir, describePage, siteUrl, nowMs, log }: SiteOptions,
): Promise<void> {
  // A request that no route knows counts as a call too.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {}
  const built = existsSync(join(siteDir, 'pages'))
  if (!built) {
    app.setNotFoundHandler(limited, (request, reply) => sendRefusal(request, reply, { code: 'NOT_FOUND' }))
    return
  }
  const builtPages = await openBuiltPages(siteDir)
  const packed = openPackedPages(await openFirstStyles(siteDir))
  const renderer = openPageRenderer({ siteDir, log })
  app.addHook('onListen', async () => renderer.start())
  app.addHook('onClose', () => renderer.close())
  await serveAssets(app, {
    folder: join(siteDir, 'assets'),
    prefix: '/assets/',
    setHeaders(reply, path) {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      if (ENGINE_WORKERS.test(path)) reply.header(POLICY, allowWebAssembly(String(reply.getHeader(POLICY))))
    },
  })
  await app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The files that pages are made from are not served themselves.
    allowedPath: (path) => !/^\/(pages|render|\.vite)\//.test(path) && path !== '/index.html',
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })

  serveCrawlers(app, { siteUrl, paths: builtPages.paths })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request.url)
    const language = languageOf(request)
    const { calls, isFilled, isLive, sheets } = builtPages.contentOf(path)
    const [head, builtPage, answers] = await Promise.all([
      describePage({ path, language }),
      builtPages.read({ path, language, nowMs: nowMs() }),
      makePageCalls(app, { request, language, calls }),
    ])
    const isWhole = isFilled && calls.every((call) => call in answers)
    const screen = isWhole ? await renderer.render({ path, language, answers }) : null
    const page = writeAnswers(screen === null ? builtPage : writeScreen(builtPage, screen), answers)
    const isPublic = builtPages.paths.includes(path)
    const html = head ? writeHead(page, head) : isPublic ? writeAddress(page, siteUrl() + path) : page
    return packed.send(request, reply.status(head?.status ?? 200), {
      html,
      sheets,
      isFrequent: isPublic && !isLive,
    })
  }

  app.get('/', { config: { auth: 'anyone' }, schema: { hide: true } }, sendPage)
  app.setNotFoundHandler(limited, async (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) ? sendPage(request, reply) : sendRefusal(request, reply, { code: 'NOT_FOUND' }),
  )
}
