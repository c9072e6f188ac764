import { z } from 'zod'
import {
  arenaHighlights,
  arenaPause,
  arenaSheet,
  arenaStandings,
  arenaStandingsQuery,
} from '../http/arenas.ts'
import { emptyBody, userId } from '../http/shared.ts'
import { tournamentId } from '../http/tournaments.ts'
import { defineCall } from './defineCall.ts'

const tag = 'tournaments'
const params = z.object({ id: tournamentId })

const pauseErrors = [
  'TOURNAMENT_NOT_FOUND',
  'TOURNAMENT_NOT_JOINED',
  'TOURNAMENT_OVER',
  'TOURNAMENT_CANCELLED',
  'ARENA_NOT_RUNNING',
] as const

/** Arenas ([TOUR-60] to [TOUR-75]). An id of another tournament is not found. */
export const arenaCalls = {
  pauseArena: defineCall({
    method: 'POST',
    path: '/tournaments/:id/pause',
    tag,
    auth: 'user',
    perMinute: 60,
    params,
    body: emptyBody,
    responses: { 200: arenaPause },
    errors: [...pauseErrors],
  }),
  resumeArena: defineCall({
    method: 'POST',
    path: '/tournaments/:id/resume',
    tag,
    auth: 'user',
    perMinute: 60,
    params,
    body: emptyBody,
    responses: { 200: arenaPause },
    errors: [...pauseErrors],
  }),
  readArenaStandings: defineCall({
    method: 'GET',
    path: '/tournaments/:id/arena/standings',
    tag,
    auth: 'anyone',
    params,
    query: arenaStandingsQuery,
    responses: { 200: arenaStandings },
    errors: ['TOURNAMENT_NOT_FOUND'],
  }),
  readArenaSheet: defineCall({
    method: 'GET',
    path: '/tournaments/:id/arena/players/:userId',
    tag,
    auth: 'anyone',
    params: params.extend({ userId }),
    responses: { 200: arenaSheet },
    errors: ['TOURNAMENT_NOT_FOUND', 'USER_NOT_FOUND'],
  }),
  readArenaHighlights: defineCall({
    method: 'GET',
    path: '/tournaments/:id/arena/highlights',
    tag,
    auth: 'anyone',
    params,
    responses: { 200: arenaHighlights },
    errors: ['TOURNAMENT_NOT_FOUND'],
  }),
}
