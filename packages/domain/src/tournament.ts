import { totalRoundsOf } from './bracket.ts'
import { asCents, type Cents } from './money.ts'
import { hasHiddenCharacters } from './playerName.ts'

/** What entering a tournament may cost, in R$. Specification, part 2, section 9. */
export const ENTRY_FEES_REAIS = [
  0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 50, 70, 100, 200, 500, 1000, 2000, 5000, 10_000,
] as const
export type EntryFeeReais = (typeof ENTRY_FEES_REAIS)[number]

export const DEFAULT_ENTRY_FEE_REAIS: EntryFeeReais = 1

/** How many players a tournament may have room for. */
export const PLAYER_COUNTS = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

export const DEFAULT_PLAYER_COUNT: PlayerCount = 8

export function isPlayerCount(value: number): value is PlayerCount {
  return (PLAYER_COUNTS as readonly number[]).includes(value)
}

/** So often somebody may enter the same tournament: each time they leave, money moves back and forth. */
export const TOURNAMENT_ENTRIES_MAX = 5

/** Reads an entry fee as the wire carries it; null where it is none of the list. */
export function parseEntryFee(reais: number): Cents | null {
  return (ENTRY_FEES_REAIS as readonly number[]).includes(reais) ? asCents(BigInt(reais) * 100n) : null
}

/** Specification, part 2, section 4; CANCELLED is ours: every fee went back. */
export const TOURNAMENT_STATUSES = ['WAITING', 'IN_PROGRESS', 'FINISHED', 'CANCELLED'] as const
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

export const MATCH_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'BYE'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

const MINUTE_MS = 60_000

/** How long before its start a tournament is created at the latest, unless an operator says otherwise. */
export const TOURNAMENT_MIN_LEAD_MS = 5 * MINUTE_MS

/** A form takes a while to arrive, and clocks differ. */
export const LEAD_TOLERANCE_MS = 30_000

export type StartRefusal =
  | { code: 'START_IN_PAST' }
  /** `minutes`: the whole minutes that are left until the wished start; `minMinutes`: what there must be. */
  | { code: 'START_TOO_SOON'; minutes: number; minMinutes: number }

/** Whether a tournament may start at that time; null when it may. */
export function refuseStart({
  startMs,
  nowMs,
  minLeadMs = TOURNAMENT_MIN_LEAD_MS,
}: {
  startMs: number
  nowMs: number
  minLeadMs?: number
}): StartRefusal | null {
  const leadMs = startMs - nowMs
  if (leadMs <= 0) return { code: 'START_IN_PAST' }
  if (leadMs >= minLeadMs - LEAD_TOLERANCE_MS) return null
  return {
    code: 'START_TOO_SOON',
    minutes: Math.floor(leadMs / MINUTE_MS),
    minMinutes: Math.ceil(minLeadMs / MINUTE_MS),
  }
}

/** The start that a form proposes: the shortest lead, rounded up to the next whole minute. */
export function proposedStartMs(nowMs: number, minLeadMs: number = TOURNAMENT_MIN_LEAD_MS): number {
  return Math.ceil((nowMs + minLeadMs) / MINUTE_MS) * MINUTE_MS
}

/** How long a round may take: a drawn game, its replay, and the waits between. */
export const ROUND_MAX_MS = 33 * MINUTE_MS

/** When a tournament of so many players is over at the latest, if it starts in time. */
export function likelyEndMs({ startMs, players }: { startMs: number; players: number }): number {
  return startMs + totalRoundsOf(players) * ROUND_MAX_MS
}

/** The bound of a tournament's name, in characters. */
export const TITLE_MAX_CHARS = 60

export type TitleRefusal =
  | { code: 'TOURNAMENT_NAME_TOO_LONG'; params: { max: number } }
  | { code: 'NAME_FORBIDDEN' }

/**
 * Trims a tournament's name and folds its spaces. Refuses one that is too long, has hidden characters, or the marks
 * of HTML: it is read by strangers, also in mails.
 */
export function parseTitle(text: string): { ok: true; title: string } | ({ ok: false } & TitleRefusal) {
  const title = text.normalize('NFC').trim().replace(/ +/g, ' ')
  if (hasHiddenCharacters(title) || /[<>]/.test(title)) return { ok: false, code: 'NAME_FORBIDDEN' }
  if ([...title].length > TITLE_MAX_CHARS)
    return { ok: false, code: 'TOURNAMENT_NAME_TOO_LONG', params: { max: TITLE_MAX_CHARS } }
  return { ok: true, title }
}
