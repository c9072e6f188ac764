import type { EndReason } from './endReason.ts'

/**
 * What a player is told of a tournament's match that ended without them ([TOUR-41]). `both_absent`: both players
 * are out. `saved`: neither came, nor did any other match of the round have a winner, and this player, as its
 * best seed, goes on. `bye`: there was no opponent. `corrected`: an operator has set the winner afterwards.
 */
export const MATCH_NOTICE_KINDS = [
  'no_show_won',
  'no_show_lost',
  'both_absent',
  'saved',
  'timeout_won',
  'timeout_lost',
  'abandoned_lost',
  'checkmate_lost',
  'resignation_won',
  'second_draw_won',
  'second_draw_lost',
  'bye',
  'corrected_won',
  'corrected_lost',
] as const
export type MatchNoticeKind = (typeof MATCH_NOTICE_KINDS)[number]

const isKind = (text: string): text is MatchNoticeKind =>
  (MATCH_NOTICE_KINDS as readonly string[]).includes(text)

/**
 * The notice for a player whose match the end of a game has decided; null where they ended the game themselves.
 * `wasDrawn`: the second game was a draw. `winnerId` null: both are out.
 */
export function noticeOfEnd(
  { reason, wasDrawn, winnerId }: { reason: EndReason; wasDrawn: boolean; winnerId: string | null },
  userId: string,
): MatchNoticeKind | null {
  if (winnerId === null) return reason === 'no_show' ? 'both_absent' : null
  const kind = `${wasDrawn ? 'second_draw' : reason}_${winnerId === userId ? 'won' : 'lost'}`
  return isKind(kind) ? kind : null
}

/** How long after its end a tournament's notices are kept. */
export const MATCH_NOTICE_DAYS = 7
