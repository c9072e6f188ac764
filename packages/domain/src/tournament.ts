import { totalRoundsOf } from './bracket.ts'
import { asCents, type Cents } from './money.ts'
import { hasHiddenCharacters } from './playerName.ts'

/** The entry fees to choose from, in R$ ([TOUR-1]). */
export const ENTRY_FEES_REAIS = [
  0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 50, 70, 100, 200, 500, 1000, 2000, 5000, 10_000,
] as const
export type EntryFeeReais = (typeof ENTRY_FEES_REAIS)[number]

export const DEFAULT_ENTRY_FEE_REAIS: EntryFeeReais = 1

/** The sizes a tournament may have, in players. */
export const PLAYER_COUNTS = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

export const DEFAULT_PLAYER_COUNT: PlayerCount = 8

export function isPlayerCount(value: number): value is PlayerCount {
  return (PLAYER_COUNTS as readonly number[]).includes(value)
}

/** How often a user may enter the same tournament: each time they leave, money moves back and forth. */
export const TOURNAMENT_ENTRIES_MAX = 5

/** Parses an entry fee from the wire; null if it is not in the list. */
export function parseEntryFee(reais: number): Cents | null {
  return (ENTRY_FEES_REAIS as readonly number[]).includes(reais) ? asCents(BigInt(reais) * 100n) : null
}

/** [TOUR-14]. CANCELLED is our addition: every fee was paid back. */
export const TOURNAMENT_STATUSES = ['WAITING', 'IN_PROGRESS', 'FINISHED', 'CANCELLED'] as const
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

/** The lists beside those that are open for entries. `mine`: all that the user has entered. */
export const TOURNAMENT_VIEWS = ['running', 'finished', 'mine'] as const
export type TournamentView = (typeof TOURNAMENT_VIEWS)[number]

export const MATCH_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'BYE'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

/** With fewer players a championship brings no title ([RATING-7]). */
export const TITLE_PLAYERS_MIN = 4

/**
 * What a championship won means for its champion's titles: a title, or none because the champion made no move
 * (`champion_idle`), too few players started (`few_started`), too few made a move (`few_played`), or it was a free
 * tournament of the platform's own calendar (`house`).
 */
export const CHAMPION_TITLES = ['won', 'champion_idle', 'few_started', 'few_played', 'house'] as const
export type ChampionTitle = (typeof CHAMPION_TITLES)[number]

/**
 * Whether a championship brings its champion a title: with an entry fee, if enough players started; without,
 * if enough of them made a move, since entering cost nothing. The champion made a move either way.
 */
export function judgeTitle({
  isHouse = false,
  isPaid,
  starters,
  movers,
  hasChampionMoved,
}: {
  /** A tournament of the platform's own calendar. */
  isHouse?: boolean
  isPaid: boolean
  starters: number
  movers: number
  hasChampionMoved: boolean
}): ChampionTitle {
  if (isHouse && !isPaid) return 'house'
  if (!hasChampionMoved) return 'champion_idle'
  if (isPaid) return starters >= TITLE_PLAYERS_MIN ? 'won' : 'few_started'
  return movers >= TITLE_PLAYERS_MIN ? 'won' : 'few_played'
}

const MINUTE_MS = 60_000

/** The shortest time from creating a tournament to its start, unless an operator sets another. */
export const TOURNAMENT_MIN_LEAD_MS = 5 * MINUTE_MS

/** Leeway for the time a form takes to arrive, and for clocks that differ. */
export const LEAD_TOLERANCE_MS = 30_000

export type StartRefusal =
  | { code: 'START_IN_PAST' }
  /** `minutes`: whole minutes left until the requested start; `minMinutes`: how many are required. */
  | { code: 'START_TOO_SOON'; minutes: number; minMinutes: number }

/** Why a tournament may not start at that time; null if it may. */
export function refuseStart({
  startMs,
  nowMs,
  minLeadMs = TOURNAMENT_MIN_LEAD_MS,
}: {
  startMs: number
  nowMs: number
  minLeadMs?: number | undefined
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

/** The start that a form proposes: the shortest lead time, rounded up to the whole minute. */
export function proposedStartMs(nowMs: number, minLeadMs: number = TOURNAMENT_MIN_LEAD_MS): number {
  return Math.ceil((nowMs + minLeadMs) / MINUTE_MS) * MINUTE_MS
}

/** What an operator sets for the matches, in seconds ([TOUR-15] and [TOUR-17]). */
export type MatchRules = { noShowS: number; timeControlS: number }

/** The wait before a drawn game is played again, and the clocks of the second game ([TOUR-18]). */
export const REPLAY_WAIT_S = 60
export const REPLAY_WHITE_S = 300
export const REPLAY_BLACK_S = 240

/** The longest a round may take: a drawn game, a second game, and the waits between. */
export const roundMaxMs = ({ noShowS, timeControlS }: MatchRules): number =>
  (noShowS + 2 * timeControlS + REPLAY_WAIT_S + REPLAY_WHITE_S + REPLAY_BLACK_S) * 1000

/** When a tournament with that many players is over at the latest, if it starts on time. */
export function likelyEndMs(
  { startMs, players }: { startMs: number; players: number },
  rules: MatchRules,
): number {
  return startMs + totalRoundsOf(players) * roundMaxMs(rules)
}

/** Maximum length of a tournament's name, in characters. */
export const TITLE_MAX_CHARS = 60

export type TitleRefusal =
  | { code: 'TOURNAMENT_NAME_TOO_LONG'; params: { max: number } }
  | { code: 'NAME_FORBIDDEN' }

/**
 * Trims a tournament's name and collapses its spaces. Refuses a name that is too long or has hidden
 * characters or angle brackets: strangers read it, also in mails.
 */
export function parseTitle(text: string): { ok: true; title: string } | ({ ok: false } & TitleRefusal) {
  const title = text.normalize('NFC').trim().replace(/ +/g, ' ')
  if (hasHiddenCharacters(title) || /[<>]/.test(title)) return { ok: false, code: 'NAME_FORBIDDEN' }
  if ([...title].length > TITLE_MAX_CHARS)
    return { ok: false, code: 'TOURNAMENT_NAME_TOO_LONG', params: { max: TITLE_MAX_CHARS } }
  return { ok: true, title }
}
