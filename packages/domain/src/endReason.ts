/** Why a game ended: a closed list, in the spelling of the wire. */
export const END_REASONS = [
  'checkmate',
  'stalemate',
  'repetition',
  'fifty_moves',
  'insufficient_material',
  'agreement',
  'resignation',
  'timeout',
  'timeout_draw',
  'abandoned',
  'no_show',
  'aborted',
  'server',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** The status of a game: `playing`, or how it ended ([GAME-20]). */
export const GAME_STATUSES = [
  'playing',
  'checkmate',
  'stalemate',
  'draw',
  'resignation',
  'timeout',
  'aborted',
] as const
export type GameStatus = (typeof GAME_STATUSES)[number]

const statusByReason: Record<EndReason, Exclude<GameStatus, 'playing'>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  repetition: 'draw',
  fifty_moves: 'draw',
  insufficient_material: 'draw',
  agreement: 'draw',
  resignation: 'resignation',
  timeout: 'timeout',
  timeout_draw: 'draw',
  abandoned: 'resignation',
  no_show: 'timeout',
  aborted: 'aborted',
  server: 'aborted',
}

export function statusOfReason(reason: EndReason): Exclude<GameStatus, 'playing'> {
  return statusByReason[reason]
}

/** A finished game's result for one of its players. */
export const GAME_RESULTS = ['won', 'drawn', 'lost'] as const
