import { z } from 'zod'
import {
  cancelSearchQuery,
  ownSearches,
  playerOnline,
  searchAnswer,
  searchBody,
  updatePlayerOnlineBody,
} from '../http/matchmaking.ts'
import { userId } from '../http/shared.ts'
import { defineCall } from './defineCall.ts'

const tag = 'matchmaking'
const params = z.object({ id: userId })
const searcher = z.object({ player_id: userId })

/** Searching for an opponent, and a player's own row of `players_online`. */
export const matchmakingCalls = {
  enterSearch: defineCall({
    method: 'POST',
    path: '/matchmaking-v2',
    tag,
    auth: 'user',
    perMinute: 60,
    body: searchBody,
    responses: { 200: searchAnswer },
    errors: [
      'ALREADY_IN_GAME',
      'MATCH_WAITING',
      'ARENA_ACTIVE',
      'TOO_MANY_DAILY_GAMES',
      'TIME_CONTROL_UNKNOWN',
      'PACE_NOT_OPEN',
      'WAGER_UNKNOWN',
      'WAGER_TIME_CONTROL',
      'BALANCE_TOO_LOW',
      'DEBT_OPEN',
      'ACCOUNT_FROZEN',
      'ADULT_UNDECLARED',
      'PLAY_PAUSED',
      'ABORTED_TOO_OFTEN',
      'DRAINING',
    ],
  }),
  listSearches: defineCall({
    method: 'GET',
    path: '/matchmaking_queue/:player_id',
    tag,
    auth: 'user',
    params: searcher,
    responses: { 200: ownSearches },
    errors: [],
  }),
  leaveSearch: defineCall({
    method: 'DELETE',
    path: '/matchmaking_queue/:player_id',
    tag,
    auth: 'user',
    params: searcher,
    query: cancelSearchQuery,
    responses: { 200: playerOnline },
    errors: ['ALREADY_IN_GAME'],
  }),
  readPlayerOnline: defineCall({
    method: 'GET',
    path: '/players_online/:id',
    tag,
    auth: 'user',
    params,
    responses: { 200: playerOnline },
    errors: [],
  }),
  updatePlayerOnline: defineCall({
    method: 'PATCH',
    path: '/players_online/:id',
    tag,
    auth: 'user',
    params,
    body: updatePlayerOnlineBody,
    responses: { 200: playerOnline },
    errors: ['ALREADY_IN_GAME', 'STATUS_REFUSED'],
  }),
}
