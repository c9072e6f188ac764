import type { Server } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '../../kernel/context.ts'
import type { RateLimiters } from '../../kernel/limits/openRateLimiters.ts'
import { makeRateLimiter } from '../../kernel/limits/rateLimiter.ts'
import { networkOf } from '../../kernel/networkOf.ts'
import type { DescribePage } from '../../kernel/pageHead.ts'
import { type App, type Caller, registerScope } from '../../kernel/routing.ts'
import { parseAcceptLanguage } from '../../kernel/texts/language.ts'
import type { Tracing } from '../../kernel/tracing.ts'
import type { Watch } from '../../kernel/watch.ts'
import { helmetOptions, nameAsFile, PERMISSIONS_POLICY } from './contentSecurity.ts'
import { serveDocs } from './docs.ts'
import { endConnections } from './endConnections.ts'
import { isForeignRequest, isOwnOrigin, localPageOf } from './hostGuard.ts'
import { limitRates } from './limitRates.ts'
import { logAccess } from './logAccess.ts'
import { requestIdOf, tagRequests } from './requestIds.ts'
import { answerError, sendRefusal } from './sendError.ts'
import { serveSite } from './site.ts'
import { trustedProxies } from './trustedProxies.ts'

/** The largest body of a call, in bytes. */
const BODY_MAX_BYTES = 65_536

/** Unknown tokens from one network: each costs a database query. Each server counts for itself. */
const UNKNOWN_TOKENS = { atOnce: 300, everyMs: 200 } as const

export type Authenticate = (token: string) => Promise<Caller | null>

export type HttpOptions = {
  ctx: Context
  allowances: RateLimiters
  authenticate: Authenticate
  routes: ReadonlyArray<(app: App) => void>
  /** The folder of the built site; if it doesn't exist, the server answers API calls only. */
  siteDir: string
  /** Gives the title, description and address of a page. */
  describePage: DescribePage
  /** The public address of the site. */
  siteUrl: () => string
  watch: Pick<Watch, 'answered'> | null
  tracing: Pick<Tracing, 'request'> | null
}

/** A route and who may call it, for the access table. */
export type KnownRoute = { method: string; url: string; auth: 'anyone' | 'user' }

/** Builds the HTTP server with guards, rate limits, the capabilities' routes and the site. Doesn't listen. */
export async function buildHttp(options: HttpOptions) {
  const { ctx, allowances, authenticate, routes, siteDir, describePage, siteUrl } = options
  const app: App = Fastify<Server>({
    loggerInstance: ctx.log.child({ part: 'http' }),
    logController: new LogController({ disableRequestLogging: true }),
    // The log scope adds the request's id, also to lines that capabilities write.
    childLoggerFactory: (log) => log,
    genReqId: requestIdOf,
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: trustedProxies(ctx.config),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  acceptEmptyBodies(app)

  const known = recordRoutes(app)
  tagRequests(app, options.tracing)
  logAccess(app, options.watch)
  // Registered before the guards: refusals need these headers too.
  await app.register(helmet, helmetOptions(ctx.config))
  setDefaultHeaders(app)
  endConnections(app)
  guardRequests(app, { ctx, authenticate })
  await app.register(compress, { threshold: 1024 })
  await app.register(cookie)
  if (ctx.config.RATE_LIMITS === 'on') await limitRates(app, allowances)
  await serveDocs(app)
  for (const add of routes) registerScope(app, add)
  await serveSite(app, { siteDir, describePage, siteUrl, nowMs: () => ctx.time.nowMs(), log: ctx.log })
  await app.ready()
  return { app, routes: known as readonly KnownRoute[] }
}

/**
 * Reads an empty body as none, also when the request names JSON as its type, as many clients always do. A call
 * that needs a body still refuses it, by its schema.
 */
function acceptEmptyBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, null)
    else parseJson(request, body, done)
  })
}

/** Lists all routes, and throws for a route that does not declare who may call it. */
function recordRoutes(app: App): KnownRoute[] {
  const known: KnownRoute[] = []
  app.addHook('onRoute', (route) => {
    const own = route.url.startsWith('/docs') || route.url === '/openapi.json' || route.url === '/*'
    const auth = route.config?.auth ?? (own ? 'anyone' : undefined)
    if (!auth) throw new Error(`${route.method} ${route.url} does not declare who may call it (config.auth)`)
    route.config = { ...route.config, auth }
    const { perMinute } = route.config
    if (perMinute !== undefined) {
      Object.assign(route.config, { rateLimit: { max: perMinute, timeWindow: 60_000 } })
    }
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD' && method !== 'OPTIONS') known.push({ method, url: route.url, auth })
    }
  })
  return known
}

function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

/** Default headers of every response: no browser features and no caching. */
function setDefaultHeaders(app: App): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    nameAsFile(reply)
  })
}

/** Checks the host and origin of every request first, and finds its language and user. */
function guardRequests(app: App, { ctx, authenticate }: Pick<HttpOptions, 'ctx' | 'authenticate'>): void {
  const unknownTokens = makeRateLimiter(UNKNOWN_TOKENS, ctx)
  const isLimited = ctx.config.RATE_LIMITS === 'on'
  app.decorateRequest('caller', null)
  app.decorateRequest('language', 'pt-BR')
  app.addHook('onRequest', async (request, reply) => {
    request.language = parseAcceptLanguage(request.headers['accept-language'])
    if (isForeignRequest(ctx.config, request)) return sendRefusal(request, reply, { code: 'WRONG_HOST' })
    reply.header('vary', 'Accept-Language')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const localPage = isRead ? localPageOf(ctx.config, request) : null
    if (localPage !== null) return reply.redirect(localPage, 307)
    if (!isRead && !isOwnOrigin(ctx.config, request))
      return sendRefusal(request, reply, { code: 'FORBIDDEN' })
    const { auth } = request.routeOptions.config
    const token = bearerOf(request)
    if (token) {
      const network = networkOf(request.ip)
      const waitMs = isLimited ? unknownTokens.peek(network) : 0
      if (waitMs > 0) return sendRefusal(request, reply, { code: 'TOO_OFTEN', retryAfterS: waitMs / 1000 })
      request.caller = await authenticate(token)
      if (!request.caller) unknownTokens.take(network)
    }
    if (auth === 'user' && !request.caller) {
      const code = token || request.headers.authorization ? 'SESSION_ENDED' : 'UNAUTHENTICATED'
      return sendRefusal(request, reply, { code })
    }
  })
}
