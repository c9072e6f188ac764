import { isBasicPace, type Pace } from './pace.ts'

// A move is charged from the start of its turn to its receipt at the server, less what the network took. The
// page says how long its player thought, and a changed page can say anything: what it can gain by that is
// bounded for each move, for bursts of moves, and for the game.

/** The most that one move is credited. */
export const LAG_MOVE_MAX_MS = 100
/** The most that a player is credited in one game. */
export const LAG_GAME_MAX_MS = 2000
/** What a player has at the start for moves in quick succession, and what each move refills. */
const LAG_BURST_MS = 600
const LAG_REFILL_MS = 90
/** How much longer than the measured round trip one move may have been under way. */
const LINE_SLACK_MS = 50

/** A player's credit in a game. `usedMs`: what they were credited so far, in `moves` moves. */
export type LagAccount = { usedMs: number; readyMs: number; moves: number }

export const FULL_LAG_ACCOUNT: LagAccount = { usedMs: 0, readyMs: LAG_BURST_MS, moves: 0 }

/**
 * Whether the time of the network is credited: at the paces beside the six time controls, and only where neither
 * money nor a prize is at stake. `hasPrize`: it is played in a tournament with an entry fee.
 */
export function creditsLag(game: Pace & { wagerCents: bigint; hasPrize: boolean }): boolean {
  return !isBasicPace(game) && game.wagerCents === 0n && !game.hasPrize
}

/**
 * How much of a turn is not charged, in whole ms. `elapsedMs`: from the start of the turn to the receipt of its
 * move. `thinkMs`: what the page says of its player. `lineMs`: the last round trip of the server's own ping on the
 * player's connection; null before the first.
 */
export function creditLag(
  account: LagAccount,
  { elapsedMs, thinkMs, lineMs }: { elapsedMs: number; thinkMs: number; lineMs: number | null },
): number {
  if (lineMs === null) return 0
  const credit = Math.min(
    elapsedMs - thinkMs,
    lineMs + LINE_SLACK_MS,
    LAG_MOVE_MAX_MS,
    account.readyMs,
    LAG_GAME_MAX_MS - account.usedMs,
  )
  return Math.max(0, Math.floor(credit))
}

/** The account after a move that was credited this much. */
export function bookLag({ usedMs, readyMs, moves }: LagAccount, creditMs: number): LagAccount {
  return {
    usedMs: usedMs + creditMs,
    readyMs: Math.min(LAG_BURST_MS, readyMs - creditMs + LAG_REFILL_MS),
    moves: moves + 1,
  }
}

/**
 * The account of a player who has made `moves` moves, some of them through another server, which does not tell its
 * credits: each of those counts as the most that it can have been. So changing the server gains nothing.
 */
export function catchUpLag(account: LagAccount, { moves }: { moves: number }): LagAccount {
  const missed = moves - account.moves
  if (missed <= 0) return account
  return {
    usedMs: Math.min(LAG_GAME_MAX_MS, account.usedMs + missed * LAG_MOVE_MAX_MS),
    readyMs: Math.max(0, account.readyMs - missed * (LAG_MOVE_MAX_MS - LAG_REFILL_MS)),
    moves,
  }
}
