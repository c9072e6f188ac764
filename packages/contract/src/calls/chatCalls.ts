import { z } from 'zod'
import { reportBody } from '../http/chat.ts'
import { emptyAnswer, gameId } from '../http/shared.ts'
import { defineCall, noContent } from './defineCall.ts'

const params = z.object({ id: gameId })

/** Muting the opponent and reporting them. Messages are sent over the socket. */
export const chatCalls = {
  muteOpponent: defineCall({
    method: 'PUT',
    path: '/api/game/:id/mute',
    tag: 'chat',
    auth: 'user',
    perMinute: 60,
    params,
    responses: { 204: noContent },
    errors: ['GAME_NOT_FOUND'],
  }),
  unmuteOpponent: defineCall({
    method: 'DELETE',
    path: '/api/game/:id/mute',
    tag: 'chat',
    auth: 'user',
    perMinute: 60,
    params,
    responses: { 204: noContent },
    errors: ['GAME_NOT_FOUND'],
  }),
  reportOpponent: defineCall({
    method: 'POST',
    path: '/reports',
    tag: 'chat',
    auth: 'user',
    perMinute: 60,
    body: reportBody,
    responses: { 201: emptyAnswer },
    errors: ['GAME_NOT_FOUND', 'NOTHING_TO_REPORT'],
  }),
}
