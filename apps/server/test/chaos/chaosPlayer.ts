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
import type { GameClientMessage, GameRecord, GameServerEvent, ServerEvent } from '@lance/contract'
import { WebSocket } from 'ws'
import type { CrowdUser } from '../crowdKit.ts'
import { makeMove } from '../gameKit.ts'
import { openChaosClient } from './chaosClient.ts'
import type { HistoryEvent } from './history.ts'
import type { SeededRandom } from './seededRandom.ts'

/** What all players of a run share. */
export type ChaosContext = {
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
  resign(): void
  /** Drops the player's connections, as a phone does in a tunnel. */
  drop(): void
  close(): Promise<void>
}

type GameState = Omit<GameRecord, 'chat'>
type PendingMove = { moveId: string; uci: string; ply: number; sentAtMs: number }

const RETRY_MS = 120
/** Each refused connection doubles the wait, up to this, so that a slow machine can catch up. */
const RETRY_MAX_MS = 2000
const POLL_EVERY_MS = 400
/** After this long without an event, the player sends an unanswered move again. */
const RESEND_AFTER_MS = 3000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A player of one game after the other, by calls and sockets, on any server and after any of them went away:
 * plays a mate where there is one and random legal moves otherwise; now and then offers a draw, declines one,
 * or resigns.
 */
export function openChaosPlayer(
  context: ChaosContext,
  { member, client, random }: { member: CrowdUser; client: number; random: SeededRandom },
): ChaosPlayer {
  let isClosed = false
  let gameId: string | null = null
  let status = 'none'
  let version = 0
  let color: 'white' | 'black' | null = null
  let board: Game = startGame()
  let moves: string[] = []
  let pendingMove: PendingMove | null = null
  let wantsToResign = false
  let lastEventAtMs = 0
  let gameSocket: WebSocket | null = null
  let ownSocket: WebSocket | null = null
  let thinking: NodeJS.Timeout | null = null
  let moveCount = 0
  let refusals = 0
  const latenciesMs: number[] = []
  const onOpen = () => {
    refusals = 0
  }
  const { call, open } = openChaosClient({ ports: context.ports, token: member.token, random, onOpen })

  const note = (event: DistributiveOmit<HistoryEvent, 'atMs' | 'client' | 'gameId'>) =>
    context.note({ ...event, atMs: context.nowMs(), client, gameId: gameId ?? '' } as HistoryEvent)

  const nextRetryMs = () => Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** refusals++)

  function keepOwnSocket(): void {
    if (isClosed) return
    const socket = open<'player'>(`/ws/player/${member.id}`, ({ type, data }) => {
      if (type === 'balance') note({ kind: 'balance', userId: member.id, balance: data.balance })
    })
    ownSocket = socket
    socket.on('close', () => setTimeout(keepOwnSocket, nextRetryMs()))
  }

  function keepGameSocket(): void {
    if (isClosed || gameId === null || gameSocket !== null) return
    const socket = open<'game'>(`/ws/game/${gameId}?userId=${member.id}`, (event) => {
      if (socket === gameSocket) handleEvent(event)
    })
    gameSocket = socket
    socket.on('close', () => {
      if (gameSocket !== socket) return
      gameSocket = null
      setTimeout(keepGameSocket, nextRetryMs())
    })
  }

  function send(message: GameClientMessage): void {
    if (gameSocket?.readyState === WebSocket.OPEN) gameSocket.send(JSON.stringify(message))
  }

  /** At times sends the resignation twice, as a double click does. */
  function giveUp(): void {
    send({ type: 'resign' })
    if (random.chance(0.5)) send({ type: 'resign' })
  }

  function handleEvent(event: GameServerEvent): void {
    lastEventAtMs = context.nowMs()
    const { type } = event
    if (type === 'connection_confirmed') {
      color = event.data.color
      show(event.data.state)
    } else if (type === 'state') show(event.data)
    else if (type === 'move') handleMove(event)
    else if (type === 'draw_offer') answerOffer(event.data)
    else if (type === 'game_end') handleEnd(event)
    else if (type === 'error') handleError(event.data.code)
  }

  function answerOffer({ playerId, offerId }: { playerId: string; offerId: string }): void {
    if (playerId === member.id) return
    send(random.chance(0.6) ? { type: 'draw_accept', data: { offerId } } : { type: 'draw_decline' })
  }

  function handleEnd({ version: eventVersion, data }: ServerEvent<'game', 'game_end'>): void {
    const { status: ended, reason, winner } = data
    note({ kind: 'end', version: eventVersion, status: ended, reason, winnerId: winner })
    version = Math.max(version, eventVersion)
    finish(ended)
  }

  function handleMove(event: ServerEvent<'game', 'move'>): void {
    const { version: eventVersion, data } = event
    const { ply, uci, moveId, fen, whiteMs, blackMs } = data
    note({ kind: 'move', version: eventVersion, ply, uci, moveId, fen, whiteMs, blackMs })
    if (pendingMove?.moveId === moveId) {
      latenciesMs.push(context.nowMs() - pendingMove.sentAtMs)
      moveCount++
      pendingMove = null
    }
    if (ply <= moves.length) return
    if (ply > moves.length + 1 || !play(uci)) {
      send({ type: 'sync' })
      return
    }
    version = Math.max(version, eventVersion)
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

  function show(record: GameState): void {
    const { ply, fen, whiteMs, blackMs, status: recordStatus } = record
    note({
      kind: 'record',
      version: record.version,
      moves: record.moves,
      status: recordStatus,
      ply,
      fen,
      whiteMs,
      blackMs,
    })
    if (record.version < version) return
    version = record.version
    board = startGame()
    moves = []
    for (const uci of record.moves) play(uci)
    // The record shows whether the move was stored before the connection broke.
    if (pendingMove && ply >= pendingMove.ply) pendingMove = null
    if (recordStatus !== 'playing') finish(recordStatus)
    else resume()
  }

  /** Repeats what was pending before the connection broke. */
  function resume(): void {
    status = 'playing'
    if (pendingMove) sendMove(pendingMove)
    else if (wantsToResign) giveUp()
    else think()
  }

  function handleError(code: string): void {
    if (code === 'BUSY') setTimeout(() => pendingMove && sendMove(pendingMove), 50)
    else if (code === 'STALE_PLY' || code === 'GAME_OVER') send({ type: 'sync' })
    else if (code === 'INTERNAL' || code === 'ILLEGAL_MOVE' || code === 'NOT_YOUR_TURN')
      send({ type: 'sync' })
  }

  function finish(ended: string): void {
    status = ended
    pendingMove = null
    wantsToResign = false
  }

  function think(): void {
    if (thinking || status !== 'playing' || context.mood() === 'hold') return
    thinking = setTimeout(() => {
      thinking = null
      if (isClosed || status !== 'playing' || pendingMove) return
      const mood = context.mood()
      if (mood === 'hold') return
      if (mood === 'end' || (moves.length > 4 && random.chance(0.012))) {
        wantsToResign = true
        return giveUp()
      }
      if (turn(board.position) !== color) return
      if (moves.length > 8 && random.chance(0.015)) send({ type: 'draw_offer' })
      const uci = choose()
      if (uci !== null) submitMove(uci)
    }, random.fraction() * context.thinkMs())
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
    return makeUci(random.pick(all))
  }

  function submitMove(uci: string): void {
    pendingMove = { moveId: randomUUID(), uci, ply: moves.length + 1, sentAtMs: context.nowMs() }
    sendMove(pendingMove)
  }

  function sendMove({ uci, ply, moveId }: PendingMove): void {
    if (gameSocket?.readyState !== WebSocket.OPEN) return
    note({ kind: 'sent', ply, uci, moveId })
    send(makeMove(uci, { ply, moveId }))
  }

  /** Moves to a game, unless the player is already there. */
  function moveToGame(found: string): void {
    if (found === gameId) return
    leaveGame()
    gameId = found
    keepGameSocket()
  }

  function leaveGame(): void {
    const oldSocket = gameSocket
    gameSocket = null
    gameId = null
    status = 'none'
    version = 0
    board = startGame()
    moves = []
    pendingMove = null
    wantsToResign = false
    oldSocket?.terminate()
  }

  async function findGame(): Promise<void> {
    const presence = await call<{ current_game_id: string | null; status: string }>(
      'GET',
      `/players_online/${member.id}`,
    )
    if (presence.status === 200 && presence.body.current_game_id !== null)
      return moveToGame(presence.body.current_game_id)
    if (context.mood() !== 'play') {
      if (presence.body.status === 'searching') await call('DELETE', `/matchmaking_queue/${member.id}`)
      return
    }
    if (presence.status === 200 && presence.body.status === 'searching' && random.chance(0.8)) return
    const wager = random.pick(context.stakes)
    const body = { player_id: member.id, time_control: 600, wager }
    const answer = await call<{ game_id?: string }>('POST', '/matchmaking-v2', body)
    if (answer.body.game_id) moveToGame(answer.body.game_id)
    // A player who may stake no more plays without a wager.
    else if (answer.status === 422) await call('POST', '/matchmaking-v2', { ...body, wager: 0 })
  }

  async function run(): Promise<void> {
    keepOwnSocket()
    while (!isClosed) {
      await pause(POLL_EVERY_MS * (0.5 + random.fraction()))
      if (isClosed) return
      if (status !== 'playing') {
        if (gameSocket === null || status !== 'none') await findGame().catch(() => {})
        continue
      }
      const silentMs = context.nowMs() - lastEventAtMs
      if (pendingMove && silentMs > RESEND_AFTER_MS) sendMove(pendingMove)
      else if (wantsToResign) giveUp()
      else think()
    }
  }

  const running = run()
  return {
    userId: member.id,
    screen: () =>
      gameId === null ? null : { gameId, ply: moves.length, version, moves: [...moves], status },
    isWaiting: () => pendingMove !== null || wantsToResign,
    countSockets: () =>
      [gameSocket, ownSocket].filter((socket) => socket?.readyState === WebSocket.OPEN).length,
    countMoves: () => moveCount,
    latenciesMs,
    play: submitMove,
    resign() {
      wantsToResign = true
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
      await running
    },
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
