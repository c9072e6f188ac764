import { z } from 'zod'
import { acceptedInvitation, invitation, invitationBody, invitationList } from '../http/invitations.ts'
import { clientId } from '../http/shared.ts'
import { defineCall, noContent } from './defineCall.ts'

const tag = 'invitations'
const params = z.object({ id: clientId })

/** A game with a friend: its link carries the invitation's id. */
export const invitationCalls = {
  listInvitations: defineCall({
    method: 'GET',
    path: '/invitations',
    tag,
    auth: 'user',
    perMinute: 60,
    responses: { 200: invitationList },
    errors: [],
  }),
  inviteFriend: defineCall({
    method: 'POST',
    path: '/invitations',
    tag,
    auth: 'user',
    perMinute: 60,
    body: invitationBody,
    responses: { 201: invitation },
    errors: ['TIME_CONTROL_UNKNOWN', 'PACE_NOT_OPEN', 'TOO_MANY_INVITATIONS'],
  }),
  cancelInvitation: defineCall({
    method: 'DELETE',
    path: '/invitations/:id',
    tag,
    auth: 'user',
    perMinute: 60,
    params,
    responses: { 204: noContent },
    errors: ['INVITATION_TAKEN'],
  }),
  /** Open to visitors without an account too: it shows the host and the terms. */
  readInvitation: defineCall({
    method: 'GET',
    path: '/invitations/:id',
    tag,
    auth: 'anyone',
    params,
    responses: { 200: invitation },
    errors: ['INVITATION_NOT_FOUND'],
  }),
  takeInvitation: defineCall({
    method: 'POST',
    path: '/invitations/:id/take',
    tag,
    auth: 'user',
    perMinute: 60,
    params,
    responses: { 200: acceptedInvitation },
    errors: [
      'INVITATION_NOT_FOUND',
      'INVITATION_TAKEN',
      'OWN_INVITATION',
      'ALREADY_IN_GAME',
      'MATCH_WAITING',
      'ARENA_ACTIVE',
      'TOO_MANY_DAILY_GAMES',
      'OPPONENT_IN_GAME',
      'OPPONENT_GONE',
      'OPPONENT_TOO_MANY_DAILY_GAMES',
      'DRAINING',
    ],
  }),
}
