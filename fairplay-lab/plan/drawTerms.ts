import type { PaceClass } from '../format.ts'
import { paceClassOf } from '../paceClass.ts'
import { drawNormal, openRandom, pickOne, pickWeighted, type Random } from '../seededRandom.ts'

/** Paces of the site's pools, and how often each is played. */
const PACES = [
  { initialS: 60, incrementS: 0, weight: 3 },
  { initialS: 120, incrementS: 1, weight: 2 },
  { initialS: 180, incrementS: 0, weight: 4 },
  { initialS: 180, incrementS: 2, weight: 4 },
  { initialS: 300, incrementS: 0, weight: 4 },
  { initialS: 600, incrementS: 0, weight: 6 },
  { initialS: 600, incrementS: 5, weight: 2 },
  { initialS: 900, incrementS: 10, weight: 2 },
] as const

export type Terms = { class: PaceClass; initialS: number; incrementS: number; stakeCents: number }

const STAKES_CENTS = [200, 500, 1000, 2000, 5000] as const
const STAKED = 0.4

/** Draws a pace, and a stake in four games of ten. */
export function drawTerms(random: Random): Terms {
  const pace = pickWeighted(
    PACES,
    PACES.map(({ weight }) => weight),
    random,
  )
  const { initialS, incrementS } = pace
  const paceClass = paceClassOf(pace)
  if (!paceClass) throw new Error('a daily pace')
  const stakeCents = random() < STAKED ? pickOne(STAKES_CENTS, random) : 0
  return { class: paceClass, initialS, incrementS, stakeCents }
}

/** Games are played in these thirty days. */
export const BEGIN_MS = Date.UTC(2026, 0, 1)
const DAYS = 30
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** People play at hours of their own, most in the evening, give or take. */
const EVENING_HOUR = 20
const HABITS_HOURS = 4
const HABIT_HOURS = 1.5

/** The hour at which a person, named by these parts, likes to play. */
export const habitHour = (...parts: readonly (string | number)[]) =>
  EVENING_HOUR + HABITS_HOURS * drawNormal(openRandom('habit', ...parts))

/** When a person of such a habit plays: on one of the days, about that hour. */
export function drawStart(hour: number, random: Random): number {
  const day = Math.floor(random() * DAYS)
  return Math.round(BEGIN_MS + day * DAY_MS + Math.max(0, hour + HABIT_HOURS * drawNormal(random)) * HOUR_MS)
}
