import { z } from 'zod'
import { clientId, gameId, increment, userId, variant } from './shared.ts'

/** The host's color. */
export const invitationColor = z.enum(['white', 'black', 'random'])

/** `id` is random and made by the page: it is the link's secret. `time_control` and `increment` in seconds. */
export const invitationBody = z.strictObject({
  id: clientId,
  time_control: z.number().int(),
  increment: increment.optional(),
  variant: variant.optional(),
  color: invitationColor,
})
export type InvitationBody = z.infer<typeof invitationBody>

/**
 * An invitation as shown to anyone with its link; times in ms since 1970. `game_id` is set only for its two
 * players, once the invitation is accepted.
 */
export const invitation = z.object({
  id: clientId,
  status: z.enum(['open', 'taken']),
  host_id: userId,
  host_name: z.string(),
  time_control: z.number().int(),
  increment: increment.optional(),
  variant: variant.optional(),
  color: invitationColor,
  created_at: z.number(),
  until: z.number(),
  game_id: gameId.nullable(),
})
export type Invitation = z.infer<typeof invitation>

/** The user's own invitations that are still open. */
export const invitationList = z.object({ items: z.array(invitation) })

export const acceptedInvitation = z.object({ game_id: gameId })
