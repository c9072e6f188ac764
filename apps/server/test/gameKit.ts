import { randomUUID } from 'node:crypto'
import {
  legalMoves,
  type Move,
  moveFrom,
  moveTo,
  type Outcome,
  parseSan,
  pieceAt,
  playMove,
  startGame,
  undoMove,
} from '@lance/chess'
import type { ClientMessage, GameServerEvent, PromotionLetter, ServerEvent } from '@lance/contract'
import { makeReais, NO_CENTS } from '@lance/domain'
import { stakeGame } from '../src/money/wagers/index.ts'
import { enterGame } from '../src/people/presence/index.ts'
import { createGame } from '../src/play/games/index.ts'
import { fund } from './moneyKit.ts'
import { connectSocket, type SocketClient } from './socketClient.ts'
import { signUp, type TestClient, type TestServer } from './testServer.ts'

export type GameEvent<T extends GameServerEvent['type']> = ServerEvent<'game', T>

/** A player at a game: their browser, their socket, and what they can do there. */
export type TestPlayer = {
  client: Awaited<ReturnType<typeof signUp>>
  userId: string
  socket: SocketClient
  confirmed: GameEvent<'connection_confirmed'>
  next<T extends GameServerEvent['type']>(type: T): Promise<GameEvent<T>>
  send(message: object): void
  /** Sends a move; returns its id. */
  sendMove(uci: string, options: { ply: number; moveId?: string }): string
}

export type TestGame = { gameId: string; white: TestPlayer; black: TestPlayer }

/**
 * Creates a game between two users, as a pairing does. Gives both the money for a stake, unless `isFunded`.
 */
export async function insertGame(
  { ctx }: Pick<TestServer, 'ctx'>,
  {
    isFunded = false,
    ...game
  }: Partial<Parameters<typeof createGame>[1]> & { whiteId: string; blackId: string; isFunded?: boolean },
): Promise<string> {
  const { stake = NO_CENTS } = game
  if (stake > NO_CENTS && !isFunded) await fund(ctx, [game.whiteId, game.blackId], makeReais(stake))
  return ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const created = await createGame(trx, {
      timeControlS: 600,
      incrementS: 0,
      firstMoveMs: ctx.config.FIRST_MOVE_S * 1000,
      nowMs,
      ...game,
    })
    if (!created.ok) throw new Error(created.code)
    const userIds = [game.whiteId, game.blackId]
    await stakeGame(trx, { gameId: created.gameId, userIds, stake, nowMs })
    await enterGame(trx, { userIds, gameId: created.gameId, nowMs })
    return created.gameId
  })
}

/** Joins a game with a socket of its own. */
export async function joinGame(
  server: Pick<TestServer, 'port'>,
  client: TestClient & { user: { id: string } },
  gameId: string,
): Promise<TestPlayer> {
  const url = `ws://127.0.0.1:${server.port}/ws/game/${gameId}?userId=${client.user.id}`
  const socket = await connectSocket(url, { token: client.token })
  const next: TestPlayer['next'] = (type) => socket.next(type)
  const confirmed = await next('connection_confirmed')
  return {
    client: client as TestPlayer['client'],
    userId: client.user.id,
    socket,
    confirmed,
    next,
    send: (message) => socket.send(message),
    sendMove(uci, { ply, moveId = randomUUID() }) {
      socket.send(makeMove(uci, { ply, moveId }))
      return moveId
    },
  }
}

/** The message that makes a move. */
export function makeMove(
  uci: string,
  { ply, moveId = randomUUID() }: { ply: number; moveId?: string },
): ClientMessage<'game', 'move'> {
  const promotion = (uci.slice(4) || null) as PromotionLetter | null
  return { type: 'move', data: { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion, ply, moveId } }
}

/** Two users who have just signed up, at a game between them. They may be on different servers. */
export async function openTestGame(
  server: TestServer,
  { blackAt = server, ...game }: Partial<Parameters<typeof createGame>[1]> & { blackAt?: TestServer } = {},
): Promise<TestGame> {
  const [whiteClient, blackClient] = await Promise.all([signUp(server), signUp(server)])
  const gameId = await insertGame(server, {
    whiteId: whiteClient.user.id,
    blackId: blackClient.user.id,
    ...game,
  })
  const white = await joinGame(server, whiteClient, gameId)
  const black = await joinGame(blackAt, blackClient, gameId)
  if (blackAt === server) await white.next('presence')
  return { gameId, white, black }
}

/** The moves of a movetext, such as `1. e4 e5 2. Nf3`, in UCI. `chess960`: where a game of Chess960 began. */
export function ucisOf(movetext: string, { chess960 }: { chess960?: string } = {}): string[] {
  const game = chess960 === undefined ? startGame() : startGame(chess960, { variant: 'chess960' })
  const sans = movetext.split(/\s+/).filter((word) => word !== '' && !/^\d+\.+$/.test(word))
  return sans.map((san) => {
    const move = parseSan(game.position, san)
    if (move === null) throw new Error(`not a legal move: ${san}`)
    return playMove(game, move).uci
  })
}

/**
 * Plays both sides' moves, given as movetext or UCI, from `fromPly` on; both players are told each before the
 * next.
 */
export async function playOut(
  { white, black }: TestGame,
  moves: string | readonly string[],
  { fromPly = 1, beforeMove = () => {} }: { fromPly?: number; beforeMove?: (ply: number) => void } = {},
): Promise<GameEvent<'move'>[]> {
  const events: GameEvent<'move'>[] = []
  const ucis = typeof moves === 'string' ? ucisOf(moves) : moves
  for (const [index, uci] of ucis.entries()) {
    const ply = index + 1
    if (ply < fromPly) continue
    beforeMove(ply)
    const [mover, other] = ply % 2 === 1 ? [white, black] : [black, white]
    mover.sendMove(uci, { ply })
    events.push(await nextMove(mover, ply))
    await nextMove(other, ply)
  }
  return events
}

/** The move of this ply. A server that missed a message may tell a move twice, and clients ignore the second one. */
async function nextMove(player: TestPlayer, ply: number): Promise<GameEvent<'move'>> {
  for (;;) {
    const event = await player.next('move')
    if (event.data.ply >= ply) return event
  }
}

/**
 * A game, in UCI, that ends in this way: legal moves in an order that a random seed decides, those that
 * `prefers` accepts first, and none that ends the game in another way.
 */
export function findGameEnding(
  kind: Outcome['kind'],
  { seed, prefers }: { seed: number; prefers: (move: { captures: boolean; pawn: boolean }) => boolean },
): string[] {
  const game = startGame()
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
  const describe = (move: Move) => ({
    captures: pieceAt(game.position, moveTo(move)) !== null,
    pawn: pieceAt(game.position, moveFrom(move))?.role === 'pawn',
  })
  const ucis: string[] = []
  while (ucis.length < 1000) {
    const rank = new Map(
      legalMoves(game.position).map((move) => [move, random() + (prefers(describe(move)) ? 0 : 1)]),
    )
    const best = [...rank.keys()].sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
    let played = false
    for (const move of best) {
      const { uci, outcome } = playMove(game, move)
      if (outcome?.kind === kind) return [...ucis, uci]
      if (outcome) {
        undoMove(game)
        continue
      }
      ucis.push(uci)
      played = true
      break
    }
    if (!played) break
  }
  throw new Error(`no game ending by ${kind} from the seed ${seed}`)
}
