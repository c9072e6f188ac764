import { z } from 'zod'
import {
  beaconBody,
  endGameBody,
  gameList,
  gameListQuery,
  gameRecord,
  playerOpenings,
  ratingHistory,
} from '../http/games.ts'
import { gameReviewRecord } from '../http/reviews.ts'
import { gameId, userId } from '../http/shared.ts'
import { defineCall, file, noContent } from './defineCall.ts'

const tag = 'games'
const params = z.object({ id: gameId })
const player = z.object({ id: userId })

/** `navigator.sendBeacon` sends its text as text/plain, and can't set headers. */
const beacon = z.preprocess((body) => {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}, beaconBody)

const oneGame = {
  readGame: defineCall({
    method: 'GET',
    path: '/api/game/:id/state',
    tag,
    auth: 'anyone',
    params,
    responses: { 200: gameRecord },
    errors: ['GAME_NOT_FOUND', 'UNAUTHENTICATED', 'WATCH_PREMIUM_ONLY', 'WATCH_TOURNAMENT_ONLY'],
  }),
  readPgn: defineCall({
    method: 'GET',
    path: '/api/game/:id/pgn',
    tag,
    auth: 'anyone',
    params,
    responses: { 200: file('PGN') },
    errors: ['GAME_NOT_FOUND', 'UNAUTHENTICATED', 'WATCH_PREMIUM_ONLY', 'WATCH_TOURNAMENT_ONLY'],
  }),
  requestEnd: defineCall({
    method: 'PUT',
    path: '/api/game/:id/end',
    tag,
    auth: 'user',
    params,
    body: endGameBody,
    responses: { 200: gameRecord },
    errors: ['GAME_NOT_FOUND', 'GAME_OVER', 'GAME_NOT_READY'],
  }),
  /** A page that is closed resigns its player's game: it carries its own token. */
  sendBeacon: defineCall({
    method: 'POST',
    path: '/api/game/:id/end',
    tag,
    auth: 'anyone',
    params,
    body: beacon,
    responses: { 204: noContent },
    errors: ['GAME_NOT_FOUND', 'BEACON_REFUSED', 'GAME_OVER'],
  }),
}

const lists = {
  listGames: defineCall({
    method: 'GET',
    path: '/users/:id/games',
    tag,
    auth: 'anyone',
    params: player,
    query: gameListQuery,
    responses: { 200: gameList },
    errors: ['USER_NOT_FOUND'],
  }),
  readRatingHistory: defineCall({
    method: 'GET',
    path: '/users/:id/rating-history',
    tag,
    auth: 'anyone',
    params: player,
    responses: { 200: ratingHistory },
    errors: ['USER_NOT_FOUND'],
  }),
  readOpenings: defineCall({
    method: 'GET',
    path: '/users/:id/openings',
    tag,
    auth: 'anyone',
    perMinute: 60,
    params: player,
    responses: { 200: playerOpenings },
    errors: ['USER_NOT_FOUND'],
  }),
  listPgn: defineCall({
    method: 'GET',
    path: '/users/:id/games.pgn',
    tag,
    auth: 'user',
    perMinute: 10,
    params: player,
    responses: { 200: file('PGN of all games') },
    errors: ['USER_NOT_FOUND'],
  }),
}

/** One game, and the games of a player. */
export const gameCalls = { ...oneGame, ...lists }

/** The engine's review of the user's own games. The browser's engine makes it; the server stores it. */
export const reviewCalls = {
  readReview: defineCall({
    method: 'GET',
    path: '/api/game/:id/review',
    tag: 'reviews',
    auth: 'user',
    perMinute: 60,
    params,
    responses: { 200: gameReviewRecord },
    errors: ['GAME_NOT_FOUND', 'GAME_RUNNING', 'REVIEW_PREMIUM_ONLY', 'REVIEW_NOT_FOUND'],
  }),
  storeReview: defineCall({
    method: 'PUT',
    path: '/api/game/:id/review',
    tag: 'reviews',
    auth: 'user',
    perMinute: 20,
    // About 200 bytes per position.
    bodyMaxBytes: 262_144,
    params,
    body: gameReviewRecord,
    responses: { 204: noContent },
    errors: ['GAME_NOT_FOUND', 'GAME_RUNNING', 'REVIEW_PREMIUM_ONLY', 'REVIEW_MISFIT'],
  }),
}
