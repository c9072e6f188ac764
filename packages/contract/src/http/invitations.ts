import { z } from 'zod'
import { clientId, gameId, userId } from './shared.ts'

/** What the one who invites plays. */
export const invitationColor = z.enum(['white', 'black', 'random'])

/** `id` is made by the page, at random: it is the secret of the link. `time_control` in seconds. */
export const invitationBody = z.strictObject({
  id: clientId,
  time_control: z.number().int(),
  color: invitationColor,
})
export type InvitationBody = z.infer<typeof invitationBody>

/**
 * An invitation as whoever has its link sees it; times in ms since 1970. `game_id` is there for its two players once
 * it is taken.
 */
export const invitation = z.object({
  id: clientId,
  status: z.enum(['open', 'taken']),
  host_id: userId,
  host_name: z.string(),
  time_control: z.number().int(),
  color: invitationColor,
  created_at: z.number(),
  until: z.number(),
  game_id: gameId.nullable(),
})
export type Invitation = z.infer<typeof invitation>

/** One's own invitations that nobody has taken yet. */
export const invitationList = z.object({ items: z.array(invitation) })

export const takenInvitation = z.object({ game_id: gameId })
