import {
  GAME_PHASES,
  type GameLosses,
  LOSS_THEMES,
  type Loss,
  type Theme,
  TIME_BANDS,
} from '@lance/chess/training'
import { SPEEDS, type Speed } from '../timeControl.ts'

/** Another way of counting is another version; summaries of different versions don't add up. */
export const SUMMARY_VERSION = 1
/** Most summaries of a player; the oldest games go first. */
export const SUMMARIES_MAX = 1000
export const SUMMARY_SOURCES = ['bot', 'online', 'imported'] as const
export type SummarySource = (typeof SUMMARY_SOURCES)[number]
export const SUMMARY_RESULTS = ['won', 'drawn', 'lost'] as const
export type SummaryResult = (typeof SUMMARY_RESULTS)[number]

/** What is known of a game beside its moves; null where it isn't. `rating`: the player's, unless it was provisional. */
export type GameFacts = {
  playedAtMs: number
  speed: Speed | null
  rating: number | null
  result: SummaryResult | null
}

/** What a player lost in one game, and where. */
export type GameSummary = GameFacts &
  GameLosses & { version: typeof SUMMARY_VERSION; gameId: string; source: SummarySource }

type Raw = Readonly<Record<string, unknown>>

const GAME_ID = /^[\w-]{1,64}$/
/** No game has more moves of one side. */
const MOVES_MAX = 600
const RATING_MAX = 4000
const FIELDS = 11

/** Reads a summary that was stored or sent; null if anything about it is wrong, down to sums that don't agree. */
export function parseGameSummary(raw: unknown): GameSummary | null {
  if (!isObject(raw) || Object.keys(raw).length !== FIELDS) return null
  const { version, gameId, source } = raw
  const from = SUMMARY_SOURCES.find((known) => known === source)
  if (version !== SUMMARY_VERSION || typeof gameId !== 'string' || !GAME_ID.test(gameId)) return null
  const facts = parseFacts(raw)
  const losses = parseLosses(raw)
  if (from === undefined || facts === null || losses === null) return null
  return { version, gameId, source: from, ...facts, ...losses }
}

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null
const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most

function parseFacts({ playedAtMs, rating, ...raw }: Raw): GameFacts | null {
  const speed = oneOf(SPEEDS, raw.speed)
  const result = oneOf(SUMMARY_RESULTS, raw.result)
  if (!Number.isSafeInteger(playedAtMs) || Number(playedAtMs) < 0) return null
  if (speed === undefined || result === undefined) return null
  if (rating !== null && !(isWithin(rating, RATING_MAX) && Number.isInteger(rating))) return null
  return { playedAtMs: Number(playedAtMs), speed, rating, result }
}

/** Undefined: neither null nor one of these. */
function oneOf<One>(all: readonly One[], value: unknown): One | null | undefined {
  return value === null ? null : all.find((one) => one === value)
}

function parseLosses(raw: Raw): GameLosses | null {
  const phases = parseLossesOf(GAME_PHASES, raw.phases)
  const time = raw.time === null ? null : parseLossesOf(TIME_BANDS, raw.time)
  const mistakes = parseLoss(raw.mistakes)
  const themes = parseThemes(raw.themes)
  if (phases === null || mistakes === null || themes === null) return null
  if (raw.time !== null && time === null) return null
  const moves = movesOf(phases)
  const isCounted = moves > 0 && moves <= MOVES_MAX && mistakes.moves <= moves
  const isPart = Object.values(themes).every((loss) => loss.moves <= mistakes.moves)
  if (!isCounted || !isPart || (time !== null && movesOf(time) > moves)) return null
  return { phases, time, mistakes, themes }
}

const movesOf = (losses: Readonly<Record<string, Loss>>) =>
  Object.values(losses).reduce((sum, { moves }) => sum + moves, 0)

function parseLossesOf<Key extends string>(keys: readonly Key[], raw: unknown): Record<Key, Loss> | null {
  if (!isObject(raw) || Object.keys(raw).length !== keys.length) return null
  const read = keys.map((key) => [key, parseLoss(raw[key])] as const)
  if (read.some(([, loss]) => loss === null)) return null
  return Object.fromEntries(read) as Record<Key, Loss>
}

function parseThemes(raw: unknown): GameLosses['themes'] | null {
  if (!isObject(raw)) return null
  const themes: Partial<Record<Theme, Loss>> = {}
  for (const [name, value] of Object.entries(raw)) {
    const theme = LOSS_THEMES.find((known) => known === name)
    const loss = parseLoss(value)
    if (theme === undefined || loss === null) return null
    themes[theme] = loss
  }
  return themes
}

/** A move loses 100 points at most, kept in tenths. */
function parseLoss(raw: unknown): Loss | null {
  if (!isObject(raw) || Object.keys(raw).length !== 2) return null
  const { moves, lost } = raw
  if (!isWithin(moves, MOVES_MAX) || !Number.isInteger(moves) || !isWithin(lost, 100 * moves)) return null
  return { moves, lost: Math.round(lost * 10) / 10 }
}

/** The newest games first, in the same order on every device. */
export const bySummaryTime = (one: GameSummary, other: GameSummary): number =>
  other.playedAtMs - one.playedAtMs || (one.gameId < other.gameId ? -1 : 1)
