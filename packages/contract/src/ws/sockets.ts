import { z } from 'zod'
import { gameClientMessage, gameServerEvent } from './gameMessages.ts'
import type { pingMessage } from './messageShapes.ts'
import { playerClientMessage, playerServerEvent } from './playerMessages.ts'
import { tournamentClientMessage, tournamentServerEvent } from './tournamentMessages.ts'

/** The shapes of what goes through a socket once its user is known. Frames are JSON. */
export type SocketDefinition = {
  clientMessage: z.ZodType<{ type: string }>
  serverEvent: z.ZodType<{ type: string }>
}

/** Every socket, by the second part of its path: `/ws/game/{gameId}` is `game`. */
export const SOCKETS = {
  game: { clientMessage: gameClientMessage, serverEvent: gameServerEvent },
  player: { clientMessage: playerClientMessage, serverEvent: playerServerEvent },
  tournament: { clientMessage: tournamentClientMessage, serverEvent: tournamentServerEvent },
} satisfies Record<string, SocketDefinition>

export type Sockets = typeof SOCKETS
export type SocketName = keyof Sockets

/** The messages that a client may send to a socket, as the server reads them. */
export type MessageOf<Socket extends SocketDefinition> = z.infer<Socket['clientMessage']>
/** The events that the server may send to a socket. */
export type EventOf<Socket extends SocketDefinition> = z.infer<Socket['serverEvent']>

/** The same by name, all of them or those of some types: `ClientMessage<'game', 'move'>`. */
export type ClientMessage<
  Name extends SocketName,
  Type extends MessageOf<Sockets[Name]>['type'] = MessageOf<Sockets[Name]>['type'],
> = Extract<MessageOf<Sockets[Name]>, { type: Type }>
export type ServerEvent<
  Name extends SocketName,
  Type extends EventOf<Sockets[Name]>['type'] = EventOf<Sockets[Name]>['type'],
> = Extract<EventOf<Sockets[Name]>, { type: Type }>

export type GameClientMessage = ClientMessage<'game'>
export type GameServerEvent = ServerEvent<'game'>
export type PlayerServerEvent = ServerEvent<'player'>
export type TournamentServerEvent = ServerEvent<'tournament'>
export type PingMessage = z.infer<typeof pingMessage>

/** The first frame of every socket. A guest has no token. */
export const authMessage = z.object({ type: z.literal('auth'), token: z.string().max(200).nullable() })
export type AuthMessage = z.infer<typeof authMessage>
