import { z } from 'zod'
import { emptyBody } from '../http/shared.ts'
import {
  swissByesBody,
  swissOwn,
  swissPageQuery,
  swissRound,
  swissRoundParams,
  swissStandings,
} from '../http/swiss.ts'
import { tournamentId } from '../http/tournaments.ts'
import { defineCall, file } from './defineCall.ts'

const tag = 'tournaments'
const params = z.object({ id: tournamentId })

/** Swiss tournaments ([TOUR-80] to [TOUR-95]). A tournament of another format is not found. */
export const swissCalls = {
  readStandings: defineCall({
    method: 'GET',
    path: '/tournaments/:id/swiss/standings',
    tag,
    auth: 'anyone',
    params,
    query: swissPageQuery,
    responses: { 200: swissStandings },
    errors: ['TOURNAMENT_NOT_FOUND'],
  }),
  readRound: defineCall({
    method: 'GET',
    path: '/tournaments/:id/swiss/rounds/:round',
    tag,
    auth: 'anyone',
    params: params.extend(swissRoundParams.shape),
    query: swissPageQuery,
    responses: { 200: swissRound },
    errors: ['TOURNAMENT_NOT_FOUND', 'SWISS_ROUND_NOT_PAIRED'],
  }),
  readOwn: defineCall({
    method: 'GET',
    path: '/tournaments/:id/swiss/me',
    tag,
    auth: 'user',
    params,
    responses: { 200: swissOwn },
    errors: ['TOURNAMENT_NOT_FOUND', 'TOURNAMENT_NOT_JOINED'],
  }),
  readTrf: defineCall({
    method: 'GET',
    path: '/tournaments/:id/trf',
    tag,
    auth: 'anyone',
    perMinute: 30,
    params,
    responses: { 200: file("FIDE's tournament report file (TRF16)") },
    errors: ['TOURNAMENT_NOT_FOUND', 'TOURNAMENT_NOT_STARTED'],
  }),
  setByes: defineCall({
    method: 'PUT',
    path: '/tournaments/:id/swiss/byes',
    tag,
    auth: 'user',
    perMinute: 60,
    params,
    body: swissByesBody,
    responses: { 200: swissOwn },
    errors: [
      'TOURNAMENT_NOT_FOUND',
      'TOURNAMENT_NOT_JOINED',
      'TOURNAMENT_OVER',
      'TOURNAMENT_CANCELLED',
      'SWISS_BYES_TOO_MANY',
      'SWISS_BYE_ROUND_CLOSED',
    ],
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/tournaments/:id/swiss/withdraw',
    tag,
    auth: 'user',
    perMinute: 60,
    params,
    body: emptyBody,
    responses: { 200: swissOwn },
    errors: [
      'TOURNAMENT_NOT_FOUND',
      'TOURNAMENT_NOT_JOINED',
      'TOURNAMENT_NOT_STARTED',
      'TOURNAMENT_OVER',
      'TOURNAMENT_CANCELLED',
    ],
  }),
  resume: defineCall({
    method: 'POST',
    path: '/tournaments/:id/swiss/resume',
    tag,
    auth: 'user',
    perMinute: 60,
    params,
    body: emptyBody,
    responses: { 200: swissOwn },
    errors: [
      'TOURNAMENT_NOT_FOUND',
      'TOURNAMENT_NOT_JOINED',
      'TOURNAMENT_NOT_STARTED',
      'TOURNAMENT_OVER',
      'TOURNAMENT_CANCELLED',
      'TOURNAMENTS_OVERLAP',
      'SWISS_NO_ROUND_LEFT',
    ],
  }),
}
