import type { AddressInfo } from 'node:net'
import { buildHttp, type KnownRoute } from './edges/http/buildHttp.ts'
import { devTimeRoutes } from './edges/http/devTime.ts'
import { healthRoutes } from './edges/http/health.ts'
import { publicSettingsRoutes } from './edges/http/publicSettings.ts'
import { startSweeps } from './edges/jobs/startSweeps.ts'
import { openSweepHealth } from './edges/jobs/sweepHealth.ts'
import { type Config, siteUrlOf } from './kernel/config.ts'
import type { Context } from './kernel/context.ts'
import type { Sweep } from './kernel/sweep.ts'
import type { Watch } from './kernel/watch.ts'
import { type Base, openBase } from './wiring/openBase.ts'
import { type Capabilities, openCapabilities } from './wiring/openCapabilities.ts'
import { refuseOtherMoney } from './wiring/openMoney.ts'
import { openOwnMetrics } from './wiring/openObservers.ts'
import { openOwnDesk } from './wiring/openOwnDesk.ts'
import { openSockets } from './wiring/openSockets.ts'
import type { ServerOptions } from './wiring/serverOptions.ts'

export type { ServerOptions }

export type Server = {
  ctx: Context
  url: string
  port: number
  /** The TCP port of the metrics; null when they are off. */
  metricsPort: number | null
  /** The operators' desk: its address, and the link for its first operator; null when it is off. */
  desk: { url(): string; invite(): Promise<string | null> } | null
  sweeps: readonly Sweep[]
  /** Every route, for the test of who may call what. */
  routes: readonly KnownRoute[]
  stop(): Promise<void>
}

const routesOf = ({ ctx, adjustable }: Base, capabilities: Capabilities) => [
  healthRoutes(ctx),
  publicSettingsRoutes(ctx.config),
  ...Object.values(capabilities).flatMap((one) => ('routes' in one ? [one.routes] : [])),
  ...(adjustable ? [devTimeRoutes(adjustable)] : []),
]

const sweepsOf = ({ databaseTime }: Base, capabilities: Capabilities): Sweep[] => [
  { name: 'database time', everyMs: 10_000, run: () => databaseTime.measure() },
  ...Object.values(capabilities).flatMap((one): readonly Sweep[] => ('sweeps' in one ? one.sweeps : [])),
]

/** Makes ready what the first request needs. */
async function startCapabilities(capabilities: Capabilities, config: Config): Promise<void> {
  const { accounts, presence, games, matchmaking, tournaments, store, responsiblePlay } = capabilities
  const { othersAlive } = await presence.start()
  await games.start({ othersAlive })
  await matchmaking.start({ othersAlive })
  await tournaments.start({ othersAlive })
  if (config.DEMO_USERS === 'on') await accounts.ensureDemoUsers()
  await store.start()
  await responsiblePlay.start()
}

/** Opens one server on a database: migrates, wires everything, listens. Throws if it can't. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, log } = options
  const base = await openBase(options)
  const { ctx, allowances, tracing, identityKeys, busConnected } = base
  let port = config.PORT
  const siteUrl = () => siteUrlOf({ ...config, PORT: port })
  const ownUrl = () => `http://localhost:${port}`
  const metrics = await openOwnMetrics(ctx, {
    busConnected,
    gamesInMemory: () => capabilities.games.countGames(),
    movesWaiting: () => capabilities.games.countWaitingMoves(),
    sockets: () => sockets.counts().byEndpoint,
  })
  const capabilities = await openCapabilities(ctx, {
    options,
    allowances,
    siteUrl,
    ownUrl,
    watch: metrics,
    tracing,
    identityKeys,
    recallSockets: () => sockets.reconnectAll(),
  })
  await refuseOtherMoney(ctx, capabilities.payments.mode)
  const sockets = openSockets(ctx, capabilities)
  await startCapabilities(capabilities, config)

  const { app, routes } = await buildHttp({
    ctx,
    allowances,
    authenticate: capabilities.accounts.authenticate,
    routes: routesOf(base, capabilities),
    siteDir: options.siteDir,
    describePage: capabilities.store.describePage,
    siteUrl,
    watch: metrics,
    tracing,
  })
  const sweeps = [...sweepsOf(base, capabilities), ...sockets.sweeps]
  sockets.attach(app.server)
  const isLive = capabilities.payments.mode === 'live'
  const sweepHealth = openSweepHealth(options.sweeping === false ? [] : sweeps)
  const watch = watchSweeps(sweepHealth, metrics)
  const site = app.server
  const desk = await openOwnDesk(base, { options, isLive, site, sitePort: () => port, sweepHealth })
  await app.listen({ host: config.HOST, port: config.PORT })
  port = (app.server.address() as AddressInfo).port
  const sweeping = options.sweeping === false ? null : startSweeps(sweeps, { log, watch })
  const stop = () => stopServer({ base, capabilities, sockets, app, desk, sweeping, metrics })

  const metricsPort = metrics?.port ?? null
  return { ctx, port, url: siteUrl(), metricsPort, desk, sweeps, routes, stop }
}

const watchSweeps = (...watches: readonly (Pick<Watch, 'swept'> | null)[]): Pick<Watch, 'swept'> => ({
  swept(run) {
    for (const watch of watches) watch?.swept(run)
  },
})

type Running = {
  base: Base
  capabilities: Capabilities
  sockets: ReturnType<typeof openSockets>
  app: { close(): PromiseLike<unknown> }
  desk: { close(): PromiseLike<unknown> } | null
  sweeping: { stop(): Promise<void> } | null
  metrics: { close(): Promise<void> } | null
}

/** Begins nothing new, lets what runs end, and closes the parts before those that they use. */
async function stopServer({
  base,
  capabilities,
  sockets,
  app,
  desk,
  sweeping,
  metrics,
}: Running): Promise<void> {
  const { accounts, mail, presence, chat, wallet, premium, payments } = capabilities
  const { games, matchmaking, tournaments, arenas, swiss, collection, puzzles } = capabilities
  base.startDraining()
  mail.close()
  await sweeping?.stop()
  await payments.stop()
  await sockets.drain()
  await app.close()
  await desk?.close()
  sockets.close()
  wallet.close()
  premium.close()
  matchmaking.close()
  tournaments.close()
  chat.close()
  await games.stop()
  await tournaments.stop()
  await swiss.stop()
  await arenas.stop()
  await collection.stop()
  await puzzles.stop()
  await presence.stop()
  accounts.close()
  await metrics?.close()
  await base.close()
}
