import type { Color } from '@lance/chess'
import {
  CLOSE_CODES,
  type ClientMessage,
  type GameClientMessage,
  type GameServerEvent,
  SOCKETS,
  type SocketErrorCode,
  type Sockets,
} from '@lance/contract'
import { packMoveSigns } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { TextParams } from '../../kernel/texts/fillText.ts'
import type { Chat } from '../../play/chat/index.ts'
import type { AnswerMove, Games, LiveGame, MoveCommand } from '../../play/games/index.ts'
import type { Connection, Endpoint, Handlers } from './endpoint.ts'
import { makeTextFrame } from './makeFrame.ts'
import { openMoveFrames } from './moveFrames.ts'
import { readMoveFrame } from './readMoveFrame.ts'

type GameConnection = Connection<Sockets['game']>
type GameHandlers = Handlers<Sockets['game']>

/** One socket of a game, and the newest version it was sent. */
type Member = { readonly connection: GameConnection; sentVersion: number }

/** A games result, as sent to the player who made the request. */
type CommandResult =
  | 'busy'
  | { ok: true; repeated?: GameServerEvent | null }
  | { ok: false; code: SocketErrorCode; params?: TextParams }

/**
 * `/ws/game/{gameId}`: the moves, offers and presence of one game. An event is serialized once for all
 * sockets of its game, whichever player and server caused it. A record older than what a socket was already
 * sent is not sent to it.
 */
export function gameSocket(
  ctx: Pick<Context, 'bus' | 'time' | 'log'>,
  games: Games,
  chat: Pick<Chat, 'send'>,
): { endpoint: Endpoint<Sockets['game']>; close(): void } {
  const rooms = new Map<string, Set<Member>>()
  const moveFrames = openMoveFrames()
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'game') return
    const room = rooms.get(event.gameId)
    if (!room) return
    const { to, event: sent } = event
    const isMove = sent.type === 'move'
    const frame = isMove ? moveFrames.make(sent) : makeTextFrame(JSON.stringify(sent))
    let isHeld = false
    for (const member of room) {
      if (to && !to.includes(member.connection.userId)) continue
      if (shouldSend(member, sent) && !member.connection.sendFrame(frame)) isHeld = true
    }
    if (isMove && isHeld) moveFrames.keep()
  })

  async function open(connection: GameConnection, gameId: string): Promise<GameHandlers | { close: number }> {
    const { userId, id: socketId } = connection
    const member: Member = { connection, sentVersion: 0 }
    const disconnect = (code: SocketErrorCode) => {
      connection.sendError(code)
      connection.close(CLOSE_CODES.forbidden, code)
    }
    const send = (event: GameServerEvent) => {
      if (shouldSend(member, event)) connection.send(event)
    }
    // Before the game is read, so that no event of another server is missed.
    const unfollow = ctx.bus.follow({ gameId })
    const enter = (events: readonly GameServerEvent[]) => {
      for (const event of events) send(event)
      // Look the room up now: the opponent may have opened it while we joined.
      const room = rooms.get(gameId) ?? new Set()
      rooms.set(gameId, room.add(member))
    }
    const joined = await games
      .join({ gameId, userId, socketId, disconnect }, enter)
      .catch((error: unknown) => {
        unfollow()
        throw error
      })
    if (!joined.ok) {
      unfollow()
      return refuse(connection, joined)
    }
    const { game, color } = joined
    const answerMove: AnswerMove = (answer, moveId) => {
      if (answer.kind === 'repeated') connection.send(answer.event)
      else connection.sendError(answer.code, { moveId })
    }
    const context: MessageContext = { connection, send, games, chat, game, color, answerMove }
    return {
      message: (message, receivedAtMs) => handleMessage(context, message, receivedAtMs),
      async closed() {
        const room = rooms.get(gameId)
        room?.delete(member)
        if (room?.size === 0) rooms.delete(gameId)
        unfollow()
        games.releasePremoves(game, answerMove)
        await joined.leave()
      },
    }
  }

  return {
    endpoint: {
      name: 'game',
      socket: SOCKETS.game,
      path: /^\/ws\/game\/(?<gameId>[a-z0-9-]{8,64})$/,
      readFrame: readMoveFrame,
      open: (connection, { gameId = '' }) => open(connection, gameId),
    },
    close: unsubscribe,
  }
}

/**
 * Whether to send this event to a socket; records that it was sent. False only for a record older than what
 * was already sent.
 */
function shouldSend(member: Member, event: GameServerEvent): boolean {
  if (!('version' in event)) return true
  const { sentVersion } = member
  if (event.version > sentVersion) member.sentVersion = event.version
  return event.type !== 'state' || event.version >= sentVersion
}

function refuse(
  connection: GameConnection,
  { code, params = {} }: Extract<Awaited<ReturnType<Games['join']>>, { ok: false }>,
): { close: number } {
  connection.sendError(code, { params })
  if (code === 'BUSY') return { close: CLOSE_CODES.goingAway }
  if (code === 'GAME_OPEN_TOO_OFTEN') return { close: CLOSE_CODES.flood }
  return { close: code === 'GAME_NOT_FOUND' ? CLOSE_CODES.notFound : CLOSE_CODES.forbidden }
}

type MessageContext = {
  connection: GameConnection
  /** Sends only to the socket that the message came from. */
  send(event: GameServerEvent): void
  games: Games
  chat: Pick<Chat, 'send'>
  game: LiveGame
  color: Color | null
  /** Answers the mover alone. */
  answerMove: AnswerMove
}

function handleMessage(
  context: MessageContext,
  message: GameClientMessage,
  receivedAtMs: number,
): void | Promise<void> {
  const { connection, games, game, color } = context
  if (message.type === 'ping') {
    const { version } = game.state
    return connection.send({ type: 'pong', version, data: { at: receivedAtMs } })
  }
  if (message.type === 'sync') return sync(context)
  if (color === null) return connection.sendError('NOT_A_PLAYER')
  if (message.type === 'move')
    return games.playMove(game, makeCommand(context, message.data, receivedAtMs), context.answerMove)
  if (message.type === 'premove')
    return games.premove(game, makePremove(context, message.data, receivedAtMs), context.answerMove)
  if (message.type === 'premove_cancel') return games.cancelPremove(game, color)
  if (message.type === 'chat') return sendChat(context, message.data)
  return runCommand(games, game, color, message).then((answer) => {
    const named = message.type === 'berserk' ? { berserkId: message.data.berserkId } : {}
    if (answer === 'busy') connection.sendError('BUSY', named)
    else if (!answer.ok) connection.sendError(answer.code, { ...named, params: answer.params })
    else if (answer.repeated) connection.send(answer.repeated)
  })
}

function makeCommand(
  { connection }: MessageContext,
  data: ClientMessage<'game', 'move'>['data'],
  receivedAtMs: number,
): MoveCommand {
  const { from, to, promotion = null, ply, moveId, thinkMs } = data
  const signs = packMoveSigns(data.signs ?? null)
  const { userId } = connection
  return {
    userId,
    from,
    to,
    promotion,
    ply,
    moveId,
    receivedAtMs,
    signs,
    thinkMs,
    lineMs: connection.lagMs(),
  }
}

/** A premove that arrives when its turn has begun took no thinking since. */
function makePremove(
  context: MessageContext,
  data: ClientMessage<'game', 'premove'>['data'],
  receivedAtMs: number,
): MoveCommand {
  const signs = { input: 'premove' as const, awayMs: 0, backMs: null }
  return makeCommand(context, { ...data, thinkMs: 0, signs }, receivedAtMs)
}

function runCommand(
  games: Games,
  game: LiveGame,
  by: Color,
  message: Exclude<
    GameClientMessage,
    { type: 'ping' | 'sync' | 'move' | 'premove' | 'premove_cancel' | 'chat' }
  >,
): Promise<CommandResult> {
  switch (message.type) {
    case 'resign':
      return games.resign(game, by)
    case 'draw_offer':
      return games.offerDraw(game, by)
    case 'draw_accept':
      return games.acceptDraw(game, { by, offerId: message.data.offerId })
    case 'draw_decline':
      return games.declineDraw(game, by)
    case 'claim':
      return games.claim(game, { by, result: message.data.result })
    case 'rematch':
      return games.requestRematch(game, by)
    case 'berserk':
      return games.goBerserk(game, { by, berserkId: message.data.berserkId })
  }
}

async function sendChat(
  { connection, chat, game }: MessageContext,
  { message, messageId }: ClientMessage<'game', 'chat'>['data'],
): Promise<void> {
  const { facts, state } = game
  const endedAtMs = state.end?.endedAtMs ?? null
  const command = { gameId: facts.id, endedAtMs, senderId: connection.userId, message, messageId }
  const answer = await chat.send({ ...command, version: state.version })
  if (answer.ok && answer.repeated) connection.send(answer.repeated)
  if (!answer.ok) connection.sendError(answer.code, { messageId, params: answer.params })
}

async function sync({ connection, send, games, game }: MessageContext): Promise<void> {
  const record = await games.read(game, connection.userId)
  send({ type: 'state', version: record.version, data: record })
}
