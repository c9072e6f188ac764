import { z } from 'zod'
import { clientId, gameId, userId } from './shared.ts'

/**
 * A chat message of a game ([CHAT-2]). `number` counts the game's messages from 1, to
 * recognize one that arrives twice. `messageId` is the sender's id for it.
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
 * The chat of a game for one of its players: the latest messages, oldest first. `enabled`: whether the
 * operator has turned chat on; `muted`: whether this player has muted the opponent, whose messages are then
 * missing. A message may arrive before a record that was read without it: the page merges both by `number`.
 */
export const gameChat = z.object({
  enabled: z.boolean(),
  muted: z.boolean(),
  messages: z.array(chatMessage),
})
export type GameChat = z.infer<typeof gameChat>

/** What a report is about: the opponent's messages, or how they found their moves or got their results. */
export const REPORT_KINDS = ['chat', 'fair_play'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Reports the opponent's conduct in a game to the operator. */
export const reportBody = z.strictObject({ gameId, kind: z.enum(REPORT_KINDS) })
