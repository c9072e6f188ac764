import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { openAccounts } from './accounts/index.ts'
import { openLocalBus } from './bus/bus.ts'
import { openChat } from './chat/index.ts'
import { type Config, siteUrlOf } from './config.ts'
import type { Context, Time } from './context.ts'
import { openDatabaseTime } from './db/databaseTime.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import { refuseUnsafeDatabase } from './db/refuseUnsafeDatabase.ts'
import { makeTurnableTime, type TurnableTime } from './db/turnableTime.ts'
import { createGame, type GamesOptions, openGames } from './games/index.ts'
import { buildHttp, type KnownRoute } from './http/buildHttp.ts'
import { devTimeRoutes } from './http/devTime.ts'
import { healthRoutes } from './http/health.ts'
import { openInvitations } from './invitations/index.ts'
import { type Sweep, startSweeps } from './jobs/every.ts'
import { openMail } from './mail/index.ts'
import { openMatchmaking } from './matchmaking/index.ts'
import { openPresence } from './presence/index.ts'
import { gameSocket } from './sockets/gameSocket.ts'
import { playerSocket } from './sockets/playerSocket.ts'
import { openSocketServer } from './sockets/socketServer.ts'

export type ServerOptions = {
  config: Config
  log: Logger
  siteDir: string
  connectionString: string
  /** Tests give a time of their own; else it is the database's. */
  time?: Time
  /** A clock that never steps, in ms, by which the server notices its own silence. Tests have one that stands. */
  monotonicMs?: () => number
  /** Tests run the sweeps by hand. */
  sweeping?: boolean
  /** Tests stop the way of a move between two steps, and tighten its bounds. */
  games?: Pick<GamesOptions, 'faults' | 'journal' | 'endSteps' | 'isInTournament'>
}

export type Server = {
  ctx: Context
  url: string
  port: number
  sweeps: readonly Sweep[]
  /** Every call there is, for the table of who may call what. */
  routes: readonly KnownRoute[]
  stop(): Promise<void>
}

/** The database, migrated and safe to use, its time, and the context that all capabilities share. */
async function openBase({ config, log, connectionString, time }: ServerOptions) {
  await migrate(connectionString)
  const database = openDatabase({ connectionString })
  await refuseUnsafeDatabase(database.pool)
  const databaseTime = await openDatabaseTime(database.pool)
  const turnable: TurnableTime | null = config.TEST_TIME === 'on' ? makeTurnableTime(databaseTime) : null
  let draining = false
  const ctx: Context = {
    config,
    log,
    db: database.db,
    pool: database.pool,
    connectionString,
    time: time ?? turnable ?? databaseTime,
    bus: openLocalBus({ onError: (error) => log.error({ err: error }, 'a listener of the bus failed') }),
    bootId: randomUUID(),
    draining: () => draining,
  }
  const startDraining = () => {
    draining = true
  }
  return { ctx, database, databaseTime, turnable, startDraining }
}

/** Opens one server on a database: migrates, wires everything by hand, listens. Throws where it cannot. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, log } = options
  const { ctx, database, databaseTime, turnable, startDraining } = await openBase(options)
  let port = config.PORT
  const siteUrl = () => siteUrlOf({ ...config, PORT: port })
  const accounts = openAccounts(ctx, { siteUrl })
  const mail = openMail(ctx, { composers: accounts.mailComposers, siteUrl })
  const presence = openPresence(ctx, {
    onLost: (trx, lost) => games.onLost(trx, lost),
    onOwnSilence: () => sockets.recall(),
    ...(options.monotonicMs && { monotonicMs: options.monotonicMs }),
  })
  const chat = openChat(ctx)
  const giveSign = presence.beat
  const games = openGames(ctx, { leases: presence, chats: chat, giveSign, siteUrl, ...options.games })
  const matchmaking = openMatchmaking(ctx, { createGame })
  const invitations = openInvitations(ctx)
  const capabilities = [accounts, mail, presence, games, chat, matchmaking, invitations]
  const playerSockets = playerSocket(ctx, presence)
  const gameSockets = gameSocket(ctx, games, chat)
  const endpoints = [playerSockets.endpoint, gameSockets.endpoint]
  const sockets = openSocketServer({ ctx, ...accounts, endpoints })
  const { othersAlive } = await presence.start()
  await games.start({ othersAlive })
  await matchmaking.start({ othersAlive })
  if (config.DEMO_USERS === 'on') await accounts.ensureDemoUsers()

  const { app, routes } = await buildHttp({
    ctx,
    authenticate: accounts.authenticate,
    routes: [
      healthRoutes(ctx),
      ...capabilities.map(({ routes }) => routes),
      ...(turnable ? [devTimeRoutes(turnable)] : []),
    ],
    siteDir: options.siteDir,
  })
  const sweeps: Sweep[] = [
    { name: 'database time', everyMs: 10_000, run: () => databaseTime.measure() },
    ...capabilities.flatMap(({ sweeps }) => sweeps),
    ...sockets.sweeps,
  ]
  sockets.attach(app.server)
  await app.listen({ host: config.HOST, port: config.PORT })
  port = (app.server.address() as AddressInfo).port
  const sweeping = options.sweeping === false ? null : startSweeps(sweeps, log)

  return {
    ctx,
    port,
    url: siteUrl(),
    sweeps,
    routes,
    async stop() {
      startDraining()
      mail.close()
      await sweeping?.stop()
      await sockets.drain()
      await app.close()
      playerSockets.close()
      gameSockets.close()
      matchmaking.close()
      chat.close()
      await games.stop()
      await presence.stop()
      accounts.close()
      await database.close()
    },
  }
}
