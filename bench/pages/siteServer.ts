// Our server in its own process, with a store, a finished game, and a tournament with entries. Prints one
// line of JSON when it listens; ends with its standard input.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { parseConfig } from '../../apps/server/src/kernel/config.ts'
import { createGame } from '../../apps/server/src/play/games/index.ts'
import { openServer, type Server } from '../../apps/server/src/server.ts'
import { connectSocket } from '../../apps/server/test/socketClient.ts'

const siteDir = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const TOURNAMENT_IN_MS = 3_600_000
const PARTICIPANTS = 6

type Player = { id: string; token: string }

async function call<Answer>(
  server: Server,
  path: string,
  { body, token }: { body: object; token?: string },
): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

async function signUp(server: Server, name: string): Promise<Player> {
  const entry = { name, email: `${randomUUID()}@lance.test`, password: 'segredo-1' }
  const { token, user } = await call<{ token: string; user: { id: string } }>(server, '/auth/register', {
    body: entry,
  })
  return { id: user.id, token }
}

/** A game that was resigned after some moves: anyone with its address may look at it. */
async function finishGame(
  server: Server,
  { white, black }: { white: Player; black: Player },
): Promise<string> {
  const created = await server.ctx.db.transaction().execute((trx) =>
    createGame(trx, {
      whiteId: white.id,
      blackId: black.id,
      timeControlS: 600,
      incrementS: 0,
      firstMoveMs: 60_000,
      nowMs: server.ctx.time.nowMs(),
    }),
  )
  if (!created.ok) throw new Error(created.code)
  const { gameId } = created
  const connect = async ({ id, token }: Player) => {
    const address = `${server.url.replace('http', 'ws')}/ws/game/${gameId}?userId=${id}`
    const socket = await connectSocket(address, { token })
    await socket.next('connection_confirmed')
    return socket
  }
  const sockets = [await connect(white), await connect(black)]
  for (const [index, uci] of ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'].entries()) {
    const move = { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: null, ply: index + 1 }
    sockets[index % 2]?.send({ type: 'move', data: { ...move, moveId: randomUUID() } })
    await sockets[(index + 1) % 2]?.next('move')
  }
  sockets[0]?.send({ type: 'resign' })
  await sockets[1]?.next('game_end')
  for (const { ws } of sockets) ws.close()
  return gameId
}

async function createTournament(server: Server, [host, ...others]: readonly Player[]): Promise<string> {
  if (host === undefined) throw new Error('a tournament needs a creator')
  const { tournament } = await call<{ tournament: { id: string } }>(server, '/tournaments', {
    token: host.token,
    body: {
      name: 'Copa de domingo',
      entryFee: 0,
      playerCount: 16,
      prizeDistribution: 'SPLIT_TOP_2',
      startTime: new Date(server.ctx.time.nowMs() + TOURNAMENT_IN_MS).toISOString(),
    },
  })
  for (const { token } of others)
    await call(server, `/tournaments/${tournament.id}/join`, { token, body: {} })
  return tournament.id
}

const [connectionString = '', dataDir = ''] = process.argv.slice(2)
const parsed = parseConfig({ PORT: '0', RATE_LIMITS: 'off', DATA_DIR: dataDir })
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const log = pino({ level: 'error' }, pino.destination(2))
const server = await openServer({ config: parsed.config, log, siteDir, connectionString })
const players: Player[] = []
for (let index = 0; index < PARTICIPANTS; index++) players.push(await signUp(server, `Jogador ${index + 1}`))
const [white, black] = players
if (white === undefined || black === undefined) throw new Error('a game needs two players')
const game = `/game/${await finishGame(server, { white, black })}`
const tournament = `/tournament/${await createTournament(server, players)}`
const paths = { home: '/', store: '/store', game, tournament }
process.stdout.write(`${JSON.stringify({ url: server.url, paths })}\n`)
process.stdin.resume().on('end', () => void server.stop().then(() => process.exit(0)))
