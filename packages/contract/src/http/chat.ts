import { z } from 'zod'
import { clientId, gameId, userId } from './shared.ts'

/**
 * A message of the chat of a game. Specification, part 1, section 3. `number` counts the game's messages from 1: what
 * has been seen may come again. `messageId` is its sender's name for it.
 */
export const chatMessage = z.object({
  sender_id: userId,
  sender_name: z.string(),
  message: z.string(),
  at: z.number(),
  number: z.number().int(),
  messageId: clientId,
})
export type ChatMessage = z.infer<typeof chatMessage>

/**
 * The chat of a game as one of its players sees it: the latest messages, oldest first. `enabled`: whether the
 * operator lets anyone write; `muted`: whether this player has muted his opponent, whose messages he then has not.
 * A message may be told before a record comes that was read without it: a page unites both by `number`.
 */
export const gameChat = z.object({
  enabled: z.boolean(),
  muted: z.boolean(),
  messages: z.array(chatMessage),
})
export type GameChat = z.infer<typeof gameChat>

/** What he wrote, or how he came by his moves and results. */
export const REPORT_KINDS = ['chat', 'fair_play'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Tells the operator of the opponent's conduct in a game. */
export const reportBody = z.strictObject({ gameId, kind: z.enum(REPORT_KINDS) })
