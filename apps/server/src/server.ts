import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { audits, listOpen } from './edges/audits.ts'
import { buildHttp, type KnownRoute } from './edges/http/buildHttp.ts'
import { devTimeRoutes } from './edges/http/devTime.ts'
import { healthRoutes } from './edges/http/health.ts'
import { type Sweep, startSweeps } from './edges/jobs/startSweeps.ts'
import type { MetricSources } from './edges/metrics/index.ts'
import { readWalletState } from './edges/readWalletState.ts'
import { gameSocket } from './edges/sockets/gameSocket.ts'
import { playerSocket } from './edges/sockets/playerSocket.ts'
import { openSocketServer } from './edges/sockets/socketServer.ts'
import { tournamentSocket } from './edges/sockets/tournamentSocket.ts'
import { openBus } from './kernel/bus/openBus.ts'
import { type Config, siteUrlOf } from './kernel/config.ts'
import type { Context, Time } from './kernel/context.ts'
import { type AdjustableTime, makeAdjustableTime } from './kernel/db/adjustableTime.ts'
import { openDatabaseTime } from './kernel/db/databaseTime.ts'
import { openDatabase } from './kernel/db/openDatabase.ts'
import { canRemoveGuards, prepareDatabase } from './kernel/db/prepareDatabase.ts'
import { refuseUnsafeDatabase } from './kernel/db/refuseUnsafeDatabase.ts'
import { logStatements, traceStatements, watchBoth } from './kernel/db/statementWatch.ts'
import type { IdentityKeys } from './kernel/identityKeys.ts'
import { openRateLimiters, type RateLimiters } from './kernel/limits/openRateLimiters.ts'
import type { OwnDataPart } from './kernel/ownDataPart.ts'
import type { Tracing } from './kernel/tracing.ts'
import type { Watch } from './kernel/watch.ts'
import { methodsOf, openDeposits, ownDeposits } from './money/deposits/index.ts'
import { ownFreeze } from './money/freezes/index.ts'
import {
  type MoneyMode,
  openMovesBackfill,
  openNightlyProof,
  readWallet,
  stampDatabase,
} from './money/ledger/index.ts'
import { openPayments, openProvider, type PaymentFaults } from './money/payments/index.ts'
import { openPayouts } from './money/payouts/index.ts'
import { openPremium, ownPremium } from './money/premium/index.ts'
import { openResponsiblePlay } from './money/responsiblePlay/index.ts'
import { openWagers, ownAborts } from './money/wagers/index.ts'
import { openWallet, ownWallet } from './money/wallet/index.ts'
import { cancelWithdrawals, openWithdrawals, ownWithdrawals } from './money/withdrawals/index.ts'
import { type ChoosePlan, openAccounts, type PasswordHasher } from './people/accounts/index.ts'
import { openIdentityKeys } from './people/identities/index.ts'
import { openMail, ownMail } from './people/mail/index.ts'
import { openOwnData } from './people/ownData/index.ts'
import { openPresence, ownPresence } from './people/presence/index.ts'
import { openRequestKeys, ownRequestKeys } from './people/requestKeys/index.ts'
import { noticeMailComposers, ownNotices } from './people/securityNotices/index.ts'
import { openChat, ownChat } from './play/chat/index.ts'
import { openFairPlay, ownFairPlay } from './play/fairPlay/index.ts'
import {
  createGame,
  createTournamentGames,
  type GamesOptions,
  openGames,
  ownGames,
  readClocks,
} from './play/games/index.ts'
import { openHallOfFame } from './play/hallOfFame/index.ts'
import { openInvitations, ownInvitations } from './play/invitations/index.ts'
import { endSearches, openMatchmaking, ownSearches } from './play/matchmaking/index.ts'
import { openReviews, ownReviews } from './play/reviews/index.ts'
import { openTournaments, ownTournaments, tournamentMailComposers } from './play/tournaments/index.ts'
import { openStore, orderMailComposers, ownOrders } from './store/index.ts'

export type ServerOptions = {
  config: Config
  log: Logger
  siteDir: string
  /** For the role that serves. */
  connectionString: string
  /** For the role that owns the database and migrates it, if that is another one. */
  migrateConnectionString?: string | undefined
  /** Set by tests; otherwise the database's time. */
  time?: Time
  /** A monotonic clock in ms, by which the server notices its own stalls. Tests use one that stands still. */
  monotonicMs?: () => number
  /** Tests set it to false and run the sweeps themselves. */
  sweeping?: boolean
  /** Tests interrupt a move between two steps, and lower the limits. */
  games?: Pick<GamesOptions, 'faults' | 'journal' | 'endSteps' | 'isInTournament'>
  payments?: { faults: PaymentFaults }
  /** Tests hash passwords at lower cost. */
  passwords?: PasswordHasher
  /** Tests on a busy machine wait longer for Redis, in ms. */
  redisCommandMaxMs?: number
}

export type Server = {
  ctx: Context
  url: string
  port: number
  /** The TCP port of the metrics; null when they are off. */
  metricsPort: number | null
  sweeps: readonly Sweep[]
  /** Every route, for the test of who may call what. */
  routes: readonly KnownRoute[]
  stop(): Promise<void>
}

const ROLE_TOO_POWERFUL =
  'the role of DATABASE_URL could remove what guards money and the audit trail of operators: ' +
  'use a role that owns nothing, and set MIGRATE_DATABASE_URL to the owner'

/** Opens the database, migrated and safe to use, its time, and the context that all capabilities share. */
async function openBase(options: ServerOptions) {
  const { config, log, connectionString, time, redisCommandMaxMs } = options
  const tracing = await openOwnTracing(config)
  const logging = logStatements(log)
  const watch = tracing ? watchBoth(logging, traceStatements) : logging
  await prepareDatabase(options)
  const database = openDatabase({ connectionString, watch })
  await refuseUnsafeDatabase(database.pool)
  if (await canRemoveGuards(database.pool)) log.warn(ROLE_TOO_POWERFUL)
  const databaseTime = await openDatabaseTime(database.pool)
  const turnable: AdjustableTime | null = config.TEST_TIME === 'on' ? makeAdjustableTime(databaseTime) : null
  const { bus, redis, closeBus, isConnected } = openBus({
    url: config.REDIS_URL,
    log,
    commandMaxMs: redisCommandMaxMs,
  })
  let draining = false
  const ctx: Context = {
    config,
    log,
    db: database.db,
    pool: database.pool,
    connectionString,
    time: time ?? turnable ?? databaseTime,
    bus,
    bootId: randomUUID(),
    draining: () => draining,
  }
  const startDraining = () => {
    draining = true
  }
  const allowances = openRateLimiters({ redis, time: ctx.time, log })
  const identityKeys = await openIdentityKeys({
    db: ctx.db,
    log,
    given: config.IDENTITY_KEYS,
    dataDir: config.DATA_DIR,
    isEmbedded: config.DATABASE_URL === undefined,
  })
  const close = async () => {
    await closeBus()
    await tracing?.close()
    await database.close()
  }
  const parts = { databaseTime, turnable, startDraining, close, identityKeys }
  return { ctx, allowances, ...parts, busConnected: isConnected, tracing }
}

type Base = Awaited<ReturnType<typeof openBase>>

/** Traces requests and moves if a collector is configured; else the tracing code isn't even loaded. */
async function openOwnTracing(config: Config): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config
  if (endpoint === undefined) return null
  const { openTracing } = await import('./edges/traces/openTracing.ts')
  return openTracing({ endpoint, ratio })
}

/** Serves metrics on METRICS_PORT if it is set; else they cost nothing. */
async function openOwnMetrics(
  { ctx, busConnected }: Base,
  sources: Pick<MetricSources, 'gamesInMemory' | 'movesWaiting' | 'sockets'>,
) {
  const { METRICS_PORT: port, METRICS_HOST: host } = ctx.config
  if (port === undefined) return null
  const { openMetrics, openNumbers, serveMetrics } = await import('./edges/metrics/index.ts')
  const { pool, draining } = ctx
  const metrics = openMetrics({
    ...sources,
    draining,
    busConnected,
    readNumbers: openNumbers(ctx),
    pool: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  })
  return { ...metrics, ...(await serveMetrics(metrics, { host, port })) }
}

/** Opens and wires all capabilities of a server. */
function openCapabilities(
  ctx: Context,
  {
    options,
    allowances,
    siteUrl,
    ownUrl,
    recallSockets,
    watch,
    tracing,
    identityKeys,
  }: {
    options: ServerOptions
    allowances: RateLimiters
    siteUrl: () => string
    ownUrl: () => string
    recallSockets: () => void
    watch: Watch | null
    tracing: Tracing | null
    identityKeys: IdentityKeys
  },
) {
  const balanceOf = (userId: string) => readWallet(ctx.db, userId)
  const choosePlan: ChoosePlan = (choice) => money.premium.choosePlan(choice)
  const accounts = openAccounts(ctx, {
    siteUrl,
    balanceOf,
    choosePlan,
    allowances,
    rememberEmail: (trx, user) => money.responsiblePlay.rememberEmail(trx, user),
    ...(options.passwords && { passwords: options.passwords }),
  })
  const composers = {
    ...accounts.mailComposers,
    ...noticeMailComposers({ ...ctx, siteUrl }),
    ...orderMailComposers({ ...ctx, siteUrl }),
    ...tournamentMailComposers({ db: ctx.db, siteUrl }),
  }
  const mail = openMail(ctx, { composers, siteUrl })
  const presence = openPresence(ctx, {
    onLost: (trx, lost) => games.onLost(trx, lost),
    onDeclaredDead: recallSockets,
    ...(options.monotonicMs && { monotonicMs: options.monotonicMs }),
  })
  const chat = openChat(ctx)
  const { readState, ...money } = openMoney(ctx, {
    siteUrl,
    ownUrl,
    identityKeys,
    faults: options.payments?.faults ?? {},
  })
  const wallet = openWallet(ctx, { readState })
  const wagers = openWagers(ctx)
  const proof = openNightlyProof(ctx, { audits, listOpen })
  const tournaments = openTournaments(ctx, {
    createGames: createTournamentGames,
    readClocks: (gameIds) => readClocks(ctx, gameIds),
    endSearches: (trx, search) => endSearches(ctx, trx, search),
  })
  const { endSteps = [], ...gamesOptions } = options.games ?? {}
  const games = openGames(ctx, {
    leases: presence,
    chats: chat,
    sendHeartbeat: presence.sendHeartbeat,
    siteUrl,
    endSteps: [tournaments.endStep, wagers.endStep, ...endSteps],
    isInTournament: tournaments.isInTournament,
    ...(watch && { onBatch: watch.movesStored }),
    onMovePublished: tracing?.movePublished,
    ...gamesOptions,
  })
  const matchmaking = openMatchmaking(ctx, { createGame })
  const invitations = openInvitations(ctx)
  const reviews = openReviews(ctx)
  return {
    accounts,
    mail,
    presence,
    chat,
    wallet,
    payouts: openPayouts(ctx),
    proof,
    movesFill: openMovesBackfill(ctx),
    games,
    matchmaking,
    invitations,
    reviews,
    tournaments,
    ...money,
    withdrawals: openWithdrawals(ctx, { ...accounts, rememberCpf: money.responsiblePlay.rememberCpf }),
    requestKeys: openRequestKeys(ctx),
    hallOfFame: openHallOfFame(ctx),
    fairPlay: openFairPlay(ctx),
    ownData: openOwnData(ctx, {
      parts: [...moneyParts, money.responsiblePlay.ownData, ...ownDataParts, accounts.ownData],
      provePassword: accounts.provePassword,
    }),
  }
}

/** These run before the play rules, which are kept under the CPF that withdrawals delete. */
const moneyParts: readonly OwnDataPart[] = [ownWallet, ownDeposits, ownPremium]

/**
 * What each capability keeps about a user, for exporting their data and closing the account. The export, and
 * the reasons why an account can't be closed, have this order. The account itself goes last.
 */
const ownDataParts: readonly OwnDataPart[] = [
  ownWithdrawals,
  ownOrders,
  ownFreeze,
  ownGames,
  ownFairPlay,
  ownTournaments,
  ownSearches,
  ownInvitations,
  ownReviews,
  ownChat,
  ownAborts,
  ownRequestKeys,
  ownNotices,
  ownMail,
  ownPresence,
]

type MoneyOptions = {
  siteUrl: () => string
  ownUrl: () => string
  identityKeys: IdentityKeys
  faults: PaymentFaults
}

/** Opens deposits, premium and the store, the payment provider behind them, and the users' own limits. */
function openMoney(ctx: Context, { siteUrl, ownUrl, identityKeys, faults }: MoneyOptions) {
  const provider = openProvider(ctx, { siteUrl, ownUrl })
  const deposits = openDeposits(ctx, { provider, siteUrl, onChargeback: cancelWithdrawals, faults })
  const premium = openPremium(ctx, { provider, siteUrl, onChargeback: cancelWithdrawals })
  const store = openStore(ctx, { provider, siteUrl, methods: methodsOf(ctx.config), faults })
  const handlers = [deposits.handler, premium.handler, store.handler]
  const payments = openPayments(ctx, { provider, handlers, faults })
  const responsiblePlay = openResponsiblePlay(ctx, { ...deposits, keys: identityKeys })
  const { readRules } = responsiblePlay
  const readState = (userId: string) =>
    readWalletState(ctx, userId, {
      isSandbox: !provider.isLive,
      readRules,
      readArrivedPaused: deposits.readArrivedPaused,
    })
  return { deposits, premium, payments, store, responsiblePlay, readState }
}

/** Throws on a database that was begun with the other kind of money: play money never becomes real. */
async function refuseOtherMoney(ctx: Context, mode: MoneyMode): Promise<void> {
  const stamped = await stampDatabase(ctx.db, { mode, nowMs: ctx.time.nowMs() })
  if (stamped.ok) return
  throw new Error(
    `this database was begun with ${stamped.stamped} money, and the payment provider's is ${mode}: ` +
      'use another database, or the keys it was begun with',
  )
}

type Opened = ReturnType<typeof openCapabilities>

/** Opens the endpoints of all kinds of sockets, and the one socket server behind them. */
function openSockets(ctx: Context, opened: Opened) {
  const { accounts, presence, wallet, tournaments, premium, games, chat } = opened
  const player = playerSocket(ctx, { ...presence, ...wallet, ...tournaments, ...premium })
  const game = gameSocket(ctx, games, chat)
  const tournament = tournamentSocket(ctx, tournaments)
  const endpoints = [player.endpoint, game.endpoint, tournament.endpoint]
  const server = openSocketServer({ ctx, ...accounts, endpoints })
  return {
    ...server,
    sweeps: [...server.sweeps, ...tournament.sweeps],
    close() {
      for (const kind of [player, game, tournament]) kind.close()
    },
  }
}

const routesOf = ({ ctx, turnable }: Base, opened: Opened) => [
  healthRoutes(ctx),
  ...Object.values(opened).flatMap((one) => ('routes' in one ? [one.routes] : [])),
  ...(turnable ? [devTimeRoutes(turnable)] : []),
]

const sweepsOf = ({ databaseTime }: Base, opened: Opened): Sweep[] => [
  { name: 'database time', everyMs: 10_000, run: () => databaseTime.measure() },
  ...Object.values(opened).flatMap((one): readonly Sweep[] => ('sweeps' in one ? one.sweeps : [])),
]

/** Makes ready what the first request needs. */
async function startCapabilities(opened: Opened, config: Config): Promise<void> {
  const { othersAlive } = await opened.presence.start()
  await opened.games.start({ othersAlive })
  await opened.matchmaking.start({ othersAlive })
  await opened.tournaments.start({ othersAlive })
  if (config.DEMO_USERS === 'on') await opened.accounts.ensureDemoUsers()
  await opened.store.start()
  await opened.responsiblePlay.start()
}

/** Opens one server on a database: migrates, wires everything, listens. Throws if it can't. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, log } = options
  const base = await openBase(options)
  const { ctx, allowances, identityKeys } = base
  let port = config.PORT
  const siteUrl = () => siteUrlOf({ ...config, PORT: port })
  const ownUrl = () => `http://localhost:${port}`
  const metrics = await openOwnMetrics(base, {
    gamesInMemory: () => games.countGames(),
    movesWaiting: () => games.countWaitingMoves(),
    sockets: () => sockets.counts().byEndpoint,
  })
  const opened = openCapabilities(ctx, {
    options,
    allowances,
    siteUrl,
    ownUrl,
    watch: metrics,
    tracing: base.tracing,
    identityKeys,
    recallSockets: () => sockets.reconnectAll(),
  })
  await refuseOtherMoney(ctx, opened.payments.mode)
  const { accounts, mail, presence, chat, wallet, games, matchmaking, payments, tournaments } = opened
  const sockets = openSockets(ctx, opened)
  await startCapabilities(opened, config)

  const { app, routes } = await buildHttp({
    ctx,
    allowances,
    authenticate: accounts.authenticate,
    routes: routesOf(base, opened),
    siteDir: options.siteDir,
    describePage: opened.store.describePage,
    siteUrl,
    watch: metrics,
    tracing: base.tracing,
  })
  const sweeps = [...sweepsOf(base, opened), ...sockets.sweeps]
  sockets.attach(app.server)
  await app.listen({ host: config.HOST, port: config.PORT })
  port = (app.server.address() as AddressInfo).port
  const sweeping = options.sweeping === false ? null : startSweeps(sweeps, { log, watch: metrics })

  return {
    ctx,
    port,
    url: siteUrl(),
    metricsPort: metrics?.port ?? null,
    sweeps,
    routes,
    async stop() {
      base.startDraining()
      mail.close()
      await sweeping?.stop()
      await payments.stop()
      await sockets.drain()
      await app.close()
      sockets.close()
      wallet.close()
      opened.premium.close()
      matchmaking.close()
      tournaments.close()
      chat.close()
      await games.stop()
      await tournaments.stop()
      await presence.stop()
      accounts.close()
      await metrics?.close()
      await base.close()
    },
  }
}
