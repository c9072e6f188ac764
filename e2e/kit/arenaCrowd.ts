import { randomUUID } from 'node:crypto'
import type { PlayerServerEvent, SessionAnswer, Tournament, TournamentBody } from '@lance/contract'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { makeMove } from '../../apps/server/test/gameKit.ts'
import { connectSocket, type SocketClient } from '../../apps/server/test/socketClient.ts'
import { startNow } from './beginTournament.ts'
import type { LaunchedServer } from './launchServer.ts'

type Account = { id: string; name: string; token: string }
type Server = Pick<LaunchedServer, 'url' | 'connectionString'>

async function call<Answer>(
  { url }: Pick<Server, 'url'>,
  { token }: Pick<Account, 'token'>,
  [method, path]: [string, string],
  body?: object,
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`)
  return answer.json()
}

/** Creates a free arena of an hour at 3+2, which enters its creator. */
export async function createArena(
  server: Server,
  creator: Pick<Account, 'token'>,
  name: string,
): Promise<string> {
  const data: TournamentBody = {
    name,
    entryFee: 0,
    format: 'ARENA',
    pace: { timeControl: 180, increment: 2 },
    minutes: 60,
    prizeDistribution: 'SPLIT_TOP_4',
    startTime: new Date(Date.now() + 600_000).toISOString(),
  }
  const made = await call<{ tournament: Tournament }>(server, creator, ['POST', '/tournaments'], data)
  return made.tournament.id
}

/** Moves the start of an arena to now: the server's sweeps start it. */
export const startArenaNow = (server: Server, id: string) => startNow(server, id)

/** Pauses a player. */
export async function pauseArena(server: Server, player: Pick<Account, 'token'>, id: string): Promise<void> {
  await call(server, player, ['POST', `/tournaments/${id}/pause`])
}

/** Moves the end of a running arena to now. */
export async function endArenaNow({ connectionString }: Server, id: string): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  await pool.query('update arenas set ends_at = now() where tournament_id = $1', [id])
  await close()
}

/** Players of an arena without a browser, who come to each of their games. */
export type ArenaCrowd = { accounts: readonly Account[]; stop(): Promise<void> }

export async function openArenaCrowd(server: Server, id: string, count: number): Promise<ArenaCrowd> {
  const accounts: Account[] = []
  for (let number = 1; number <= count; number++) accounts.push(await signUp(server, number))
  for (const account of accounts) await call(server, account, ['POST', `/tournaments/${id}/join`])
  const sockets = await Promise.all(accounts.map((account) => connectPlayer(server, account)))
  const atGames = new Set<SocketClient>()
  const playing = accounts.map((account, index) =>
    playGames({ server, account, atGames }, sockets[index] as SocketClient),
  )
  return {
    accounts,
    async stop() {
      for (const { ws } of [...sockets, ...atGames]) ws.close()
      await Promise.all(playing)
    },
  }
}

async function signUp({ url }: Server, number: number): Promise<Account> {
  const name = `Jogador ${number}`
  const body = { name, email: `${randomUUID()}@lance.test`, password: 'segredo-1' }
  const answer = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { token, user }: SessionAnswer = await answer.json()
  return { id: user.id, name, token }
}

async function connectPlayer({ url }: Server, { id, token }: Account): Promise<SocketClient> {
  const socket = await connectSocket(`${url.replace('http', 'ws')}/ws/player/${id}`, { token })
  await socket.next('connection_confirmed')
  return socket
}

/** `atGames`: the sockets of all players at games, to be closed at the end. */
type Seat = { server: Server; account: Account; atGames: Set<SocketClient> }

/** Plays every game that the player is told of, until their socket closes. */
async function playGames(at: Seat, socket: SocketClient): Promise<void> {
  for (;;) {
    const event = await socket.next<PlayerServerEvent>('notice').catch(() => null)
    if (event === null) return
    if (event.type !== 'notice' || event.data.code !== 'MATCH_FOUND') continue
    // A game that ends meanwhile, or a server that stops, is no fault of the crowd's.
    await loseGame(at, event.data.gameId).catch(() => {})
  }
}

/** Two of the crowd play the fool's mate; against another opponent they resign after their first move. */
async function loseGame({ server: { url }, account, atGames }: Seat, gameId: string): Promise<void> {
  const { id, token } = account
  const address = `${url.replace('http', 'ws')}/ws/game/${gameId}?userId=${id}`
  const socket = await connectSocket(address, { token })
  atGames.add(socket)
  const { data } = await socket.next<Confirmed>('connection_confirmed')
  const known = data.state.ply === 0 ? null : data.state.last_move
  const isOver = data.color === 'white' ? await playWhite(socket) : await playBlack(socket, known)
  if (!isOver) socket.send({ type: 'resign' })
  await socket.next('game_end')
  socket.ws.close()
  atGames.delete(socket)
}

type Confirmed = { data: { color: string; state: { ply: number; last_move: string | null } } }
type Played = { data: { uci: string } }

const nextMove = async (socket: SocketClient) => (await socket.next<Played>('move')).data.uci

async function playWhite(socket: SocketClient): Promise<boolean> {
  socket.send(makeMove('f2f3', { ply: 1 }))
  await nextMove(socket)
  if ((await nextMove(socket)) !== 'e7e5') return false
  socket.send(makeMove('g2g4', { ply: 3 }))
  return true
}

async function playBlack(socket: SocketClient, known: string | null): Promise<boolean> {
  const first = known ?? (await nextMove(socket))
  socket.send(makeMove('e7e5', { ply: 2 }))
  await nextMove(socket)
  if (first !== 'f2f3') return false
  await nextMove(socket)
  socket.send(makeMove('d8h4', { ply: 4 }))
  return true
}

/** How many games of an arena have counted. */
export async function countArenaGames({ connectionString }: Server, id: string): Promise<number> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  const { rowCount } = await pool.query('select from arena_games where tournament_id = $1', [id])
  await close()
  return rowCount ?? 0
}

/** An arena of one of the crowd, which waits for its start. */
export const announceArena = async (server: Server, name: string): Promise<string> =>
  createArena(server, await signUp(server, 0), name)

/** An arena in which four of the crowd have played. */
export async function playArena(server: Server, name: string): Promise<string> {
  const creator = await signUp(server, 0)
  const id = await createArena(server, creator, name)
  const crowd = await openArenaCrowd(server, id, 4)
  await startArenaNow(server, id)
  while ((await countArenaGames(server, id)) < 2) await new Promise((resolve) => setTimeout(resolve, 100))
  await crowd.stop()
  return id
}
