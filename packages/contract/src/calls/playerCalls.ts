import { z } from 'zod'
import { champions, championsQuery, liveGames, liveGamesQuery, publicProfile } from '../http/hallOfFame.ts'
import { lobby } from '../http/lobby.ts'
import { userId } from '../http/shared.ts'
import { defineCall } from './defineCall.ts'

/** The public lists and pages about players. */
export const playerCalls = {
  readChampions: defineCall({
    method: 'GET',
    path: '/champions',
    tag: 'players',
    auth: 'anyone',
    query: championsQuery,
    responses: { 200: champions },
    errors: [],
  }),
  readLiveGames: defineCall({
    method: 'GET',
    path: '/live-games',
    tag: 'players',
    auth: 'anyone',
    query: liveGamesQuery,
    responses: { 200: liveGames },
    errors: [],
  }),
  readLobby: defineCall({
    method: 'GET',
    path: '/lobby',
    tag: 'players',
    auth: 'anyone',
    responses: { 200: lobby },
    errors: [],
  }),
  readProfile: defineCall({
    method: 'GET',
    path: '/users/:id/profile',
    tag: 'players',
    auth: 'anyone',
    params: z.object({ id: userId }),
    responses: { 200: publicProfile },
    errors: ['USER_NOT_FOUND'],
  }),
}
