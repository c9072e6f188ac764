import { randomUUID } from 'node:crypto'
import {
  findMove,
  type Game,
  legalMoves,
  makeUci,
  parseUci,
  playMove,
  startGame,
  turn,
  undoMove,
} from '@lance/chess'
import type { GameRecord, GameServerEvent } from '@lance/contract'
import { WebSocket } from 'ws'
import type { Member } from '../crowdKit.ts'
import type { HistoryEvent } from './history.ts'
import type { Lots } from './lots.ts'

/** What all players of a run share. */
export type ChaosTable = {
  /** The servers' TCP ports, up or not. */
  ports: readonly number[]
  note(event: HistoryEvent): void
  nowMs(): number
  /**
   * `play`: as usual. `hold`: players begin nothing new and finish what is under way. `end`: players resign.
   */
  mood(): 'play' | 'hold' | 'end'
  /** The possible stakes, in R$. */
  stakes: readonly number[]
  /** The longest time a player thinks about a move. */
  thinkMs(): number
}

/** What a player's screen shows of their current game. */
export type Screen = {
  gameId: string
  ply: number
  version: number
  moves: readonly string[]
  status: string
}

export type ChaosPlayer = {
  userId: string
  screen(): Screen | null
  /** Whether a move or a resignation has not been answered yet. */
  isWaiting(): boolean
  countSockets(): number
  countMoves(): number
  /** From sending a move to its acknowledgement, in ms. */
  latenciesMs: number[]
  /** Plays this move, which must be legal and on the player's turn, and repeats it until it is answered. */
  play(uci: string): void
  /** Resigns, and repeats that until the game is over. */
  giveUp(): void
  /** Drops the player's connections, as a phone does in a tunnel. */
  drop(): void
  close(): Promise<void>
}

type Record = Omit<GameRecord, 'chat'>
type Wish = { moveId: string; uci: string; ply: number; sentAtMs: number }

const TRY_AGAIN_MS = 120
/** Each refused connection doubles the wait, up to this, so that a slow machine can catch up. */
const TRY_AGAIN_MAX_MS = 2000
const ASK_AGAIN_MS = 400
/** After this long without an event, the player sends an unanswered move again. */
const IMPATIENT_AFTER_MS = 3000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A player of one game after the other, by calls and sockets, on any server and after any of them went away:
 * plays a mate where there is one and random legal moves otherwise; now and then offers a draw, declines one,
 * or resigns.
 */
export function openChaosPlayer(
  table: ChaosTable,
  { member, client, lots }: { member: Member; client: number; lots: Lots },
): ChaosPlayer {
  let isClosed = false
  let gameId: string | null = null
  let status = 'none'
  let version = 0
  let color: 'white' | 'black' | null = null
  let board: Game = startGame()
  let moves: string[] = []
  let wish: Wish | null = null
  let wishesEnd = false
  let heardAtMs = 0
  let gameSocket: WebSocket | null = null
  let ownSocket: WebSocket | null = null
  let thinking: NodeJS.Timeout | null = null
  let moveCount = 0
  let refusals = 0
  const latenciesMs: number[] = []

  const note = (event: DistributiveOmit<HistoryEvent, 'atMs' | 'client' | 'gameId'>) =>
    table.note({ ...event, atMs: table.nowMs(), client, gameId: gameId ?? '' } as HistoryEvent)

  async function call<Body>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Body }> {
    const answer = await fetch(`http://127.0.0.1:${lots.oneOf(table.ports)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${member.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(4000),
    })
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Body }
  }

  const nextTryMs = () => Math.min(TRY_AGAIN_MAX_MS, TRY_AGAIN_MS * 2 ** refusals++)

  /** Opens a socket to any server and authenticates it. */
  function open(path: string, onEvent: (event: GameServerEvent) => void): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${lots.oneOf(table.ports)}${path}`, {
      handshakeTimeout: 4000,
    })
    socket.on('error', () => {})
    socket.on('open', () => {
      refusals = 0
      socket.send(JSON.stringify({ type: 'auth', token: member.token }))
    })
    socket.on('message', (data) => onEvent(JSON.parse(data.toString())))
    return socket
  }

  function keepOwnSocket(): void {
    if (isClosed) return
    const socket = open(`/ws/player/${member.id}`, (event) => {
      const { type, data } = event as { type: string; data?: { balance?: number } }
      if (type === 'balance') note({ kind: 'balance', userId: member.id, balance: data?.balance ?? 0 })
    })
    ownSocket = socket
    socket.on('close', () => setTimeout(keepOwnSocket, nextTryMs()))
  }

  function keepGameSocket(): void {
    if (isClosed || gameId === null || gameSocket !== null) return
    const socket = open(`/ws/game/${gameId}?userId=${member.id}`, (event) => {
      if (socket === gameSocket) hear(event)
    })
    gameSocket = socket
    socket.on('close', () => {
      if (gameSocket !== socket) return
      gameSocket = null
      setTimeout(keepGameSocket, nextTryMs())
    })
  }

  function say(message: object): void {
    if (gameSocket?.readyState === WebSocket.OPEN) gameSocket.send(JSON.stringify(message))
  }

  /** At times sends the resignation twice, as a double click does. */
  function giveUp(): void {
    say({ type: 'resign' })
    if (lots.happens(0.5)) say({ type: 'resign' })
  }

  function hear(event: GameServerEvent): void {
    heardAtMs = table.nowMs()
    const { type } = event
    if (type === 'connection_confirmed') {
      color = event.data.color
      show(event.data.state)
    } else if (type === 'state') show(event.data)
    else if (type === 'move') hearMove(event)
    else if (type === 'draw_offer') answerOffer(event.data)
    else if (type === 'game_end') hearEnd(event)
    else if (type === 'error') hearError(event.data.code)
  }

  function answerOffer({ playerId, offerId }: { playerId: string; offerId: string }): void {
    if (playerId === member.id) return
    say(lots.happens(0.6) ? { type: 'draw_accept', data: { offerId } } : { type: 'draw_decline' })
  }

  function hearEnd({ version: told, data }: Extract<GameServerEvent, { type: 'game_end' }>): void {
    const { status: ended, reason, winner } = data
    note({ kind: 'end', version: told, status: ended, reason, winnerId: winner })
    version = Math.max(version, told)
    finish(ended)
  }

  function hearMove(event: Extract<GameServerEvent, { type: 'move' }>): void {
    const { version: told, data } = event
    const { ply, uci, moveId, fen, whiteMs, blackMs } = data
    note({ kind: 'move', version: told, ply, uci, moveId, fen, whiteMs, blackMs })
    if (wish?.moveId === moveId) {
      latenciesMs.push(table.nowMs() - wish.sentAtMs)
      moveCount++
      wish = null
    }
    if (ply <= moves.length) return
    if (ply > moves.length + 1 || !play(uci)) {
      say({ type: 'sync' })
      return
    }
    version = Math.max(version, told)
    think()
  }

  function play(uci: string): boolean {
    const wanted = parseUci(uci)
    const move = wanted && findMove(board.position, wanted)
    if (move === null) return false
    playMove(board, move)
    moves.push(uci)
    return true
  }

  function show(record: Record): void {
    const { ply, fen, whiteMs, blackMs, status: shown } = record
    note({
      ...{ kind: 'record', version: record.version, moves: record.moves, status: shown },
      ...{ ply, fen, whiteMs, blackMs },
    })
    if (record.version < version) return
    version = record.version
    board = startGame()
    moves = []
    for (const uci of record.moves) play(uci)
    // The record shows whether the move was stored before the connection broke.
    if (wish && ply >= wish.ply) wish = null
    if (shown !== 'playing') finish(shown)
    else goOn()
  }

  /** Repeats what was pending before the connection broke. */
  function goOn(): void {
    status = 'playing'
    if (wish) sendWish(wish)
    else if (wishesEnd) giveUp()
    else think()
  }

  function hearError(code: string): void {
    if (code === 'BUSY') setTimeout(() => wish && sendWish(wish), 50)
    else if (code === 'STALE_PLY' || code === 'GAME_OVER') say({ type: 'sync' })
    else if (code === 'INTERNAL' || code === 'ILLEGAL_MOVE' || code === 'NOT_YOUR_TURN') say({ type: 'sync' })
  }

  function finish(ended: string): void {
    status = ended
    wish = null
    wishesEnd = false
  }

  function think(): void {
    if (thinking || status !== 'playing' || table.mood() === 'hold') return
    thinking = setTimeout(() => {
      thinking = null
      if (isClosed || status !== 'playing' || wish) return
      const mood = table.mood()
      if (mood === 'hold') return
      if (mood === 'end' || (moves.length > 4 && lots.happens(0.012))) {
        wishesEnd = true
        return giveUp()
      }
      if (turn(board.position) !== color) return
      if (moves.length > 8 && lots.happens(0.015)) say({ type: 'draw_offer' })
      const uci = choose()
      if (uci !== null) wishFor(uci)
    }, lots.share() * table.thinkMs())
  }

  /** Mate where there is one, else a random legal move. */
  function choose(): string | null {
    const all = legalMoves(board.position)
    if (all.length === 0) return null
    for (const move of all) {
      const { outcome } = playMove(board, move)
      undoMove(board)
      if (outcome?.kind === 'checkmate') return makeUci(move)
    }
    return makeUci(lots.oneOf(all))
  }

  function wishFor(uci: string): void {
    wish = { moveId: randomUUID(), uci, ply: moves.length + 1, sentAtMs: table.nowMs() }
    sendWish(wish)
  }

  function sendWish({ uci, ply, moveId }: Wish): void {
    if (gameSocket?.readyState !== WebSocket.OPEN) return
    note({ kind: 'sent', ply, uci, moveId })
    const data = { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci.slice(4) || null, ply, moveId }
    say({ type: 'move', data })
  }

  /** Moves to a game, unless the player is already there. */
  function sitDown(found: string): void {
    if (found === gameId) return
    leaveGame()
    gameId = found
    keepGameSocket()
  }

  function leaveGame(): void {
    const left = gameSocket
    gameSocket = null
    gameId = null
    status = 'none'
    version = 0
    board = startGame()
    moves = []
    wish = null
    wishesEnd = false
    left?.terminate()
  }

  async function findGame(): Promise<void> {
    const here = await call<{ current_game_id: string | null; status: string }>(
      'GET',
      `/players_online/${member.id}`,
    )
    if (here.status === 200 && here.body.current_game_id !== null) return sitDown(here.body.current_game_id)
    if (table.mood() !== 'play') {
      if (here.body.status === 'searching') await call('DELETE', `/matchmaking_queue/${member.id}`)
      return
    }
    if (here.status === 200 && here.body.status === 'searching' && lots.happens(0.8)) return
    const wager = lots.oneOf(table.stakes)
    const body = { player_id: member.id, time_control: 600, wager }
    const asked = await call<{ game_id?: string }>('POST', '/matchmaking-v2', body)
    if (asked.body.game_id) sitDown(asked.body.game_id)
    // A player who may stake no more plays without a wager.
    else if (asked.status === 422) await call('POST', '/matchmaking-v2', { ...body, wager: 0 })
  }

  async function live(): Promise<void> {
    keepOwnSocket()
    while (!isClosed) {
      await pause(ASK_AGAIN_MS * (0.5 + lots.share()))
      if (isClosed) return
      if (status !== 'playing') {
        if (gameSocket === null || status !== 'none') await findGame().catch(() => {})
        continue
      }
      const silentMs = table.nowMs() - heardAtMs
      if (wish && silentMs > IMPATIENT_AFTER_MS) sendWish(wish)
      else if (wishesEnd) giveUp()
      else think()
    }
  }

  const living = live()
  return {
    userId: member.id,
    screen: () =>
      gameId === null ? null : { gameId, ply: moves.length, version, moves: [...moves], status },
    isWaiting: () => wish !== null || wishesEnd,
    countSockets: () =>
      [gameSocket, ownSocket].filter((socket) => socket?.readyState === WebSocket.OPEN).length,
    countMoves: () => moveCount,
    latenciesMs,
    play: wishFor,
    giveUp() {
      wishesEnd = true
      giveUp()
    },
    drop() {
      gameSocket?.terminate()
      ownSocket?.terminate()
    },
    async close() {
      isClosed = true
      if (thinking) clearTimeout(thinking)
      gameSocket?.terminate()
      ownSocket?.terminate()
      await living
    },
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
