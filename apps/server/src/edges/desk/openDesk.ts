import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from '../../kernel/routing.ts'
import { helmetOptions, nameAsFile, PERMISSIONS_POLICY } from '../http/contentSecurity.ts'
import { requestIdOf, tagRequests } from '../http/requestIds.ts'
import { trustedProxies } from '../http/trustedProxies.ts'
import { actRoutes } from './actRoutes.ts'
import type { DeskContext } from './deskContext.ts'
import { answerDeskError } from './deskRefusal.ts'
import { fairPlayRoutes } from './fairPlayRoutes.ts'
import { guardOrigin, readSignedBodies } from './guardDesk.ts'
import { logRoutes } from './logRoutes.ts'
import { paymentRoutes } from './paymentRoutes.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import { servePages } from './servePages.ts'
import { signInRoutes } from './signInRoutes.ts'
import { storeRoutes } from './storeRoutes.ts'
import { todayRoutes } from './todayRoutes.ts'
import { tournamentRoutes } from './tournamentRoutes.ts'
import { withdrawalRoutes } from './withdrawalRoutes.ts'

/** The largest body of a call, in bytes. */
const BODY_MAX_BYTES = 65_536

/** The desk's own HTTP server, with nothing of the players' one: neither its sessions nor its pages. */
export async function openDesk(desk: DeskContext) {
  const app: App = Fastify<Server>({
    loggerInstance: desk.ctx.log.child({ part: 'desk' }),
    childLoggerFactory: (log) => log,
    genReqId: requestIdOf,
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: trustedProxies(desk.ctx.config),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerDeskError)
  tagRequests(app, null)
  await app.register(helmet, helmetOptions(desk.ctx.config))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    nameAsFile(reply)
  })
  guardOrigin(app, desk)
  readSignedBodies(app)
  await app.register(cookie)
  signInRoutes(app, desk)
  actRoutes(app, desk)
  fairPlayRoutes(app, desk)
  logRoutes(app, desk)
  paymentRoutes(app, desk)
  peopleRoutes(app, desk)
  storeRoutes(app, desk)
  todayRoutes(app, desk)
  tournamentRoutes(app, desk)
  withdrawalRoutes(app, desk)
  await servePages(app, desk.deskDir)
  return app
}

const isDesk = (url = '') => /^\/desk(?:[/?]|$)/.test(url)

/**
 * Hands requests for `/desk` to the desk, before the players' server has seen them. `host`: the desk's own
 * host, where it has one; the site's host has no desk then.
 */
export function handOverDesk(server: Server, desk: App, { host }: { host: string | null }): void {
  const others = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const isOurs = isDesk(request.url) && (host === null || request.headers.host === host)
    if (isOurs) desk.routing(request, response)
    else for (const other of others) other.call(server, request, response)
  })
}
