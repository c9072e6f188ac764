import type { PaceClass } from '../format.ts'
import { paceClassOf } from '../paceClass.ts'
import { pickOne, pickWeighted, type Random } from '../seededRandom.ts'

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
export const DAY_MS = 86_400_000
export const drawStart = (random: Random) => BEGIN_MS + Math.floor(random() * DAYS * DAY_MS)
