import type { Time } from '../context.ts'
import type { Refusal } from '../routing.ts'
import { type Allowance, makeAllowance } from './allowance.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Doors that guess a secret, make accounts or send mail, each with its bounds for one network of clients. */
const NETWORK_BOUNDS = {
  register: { atOnce: 30, everyMs: 2 * MINUTE_MS },
  guess: { atOnce: 50, everyMs: 20 * SECOND_MS },
  forgotPassword: { atOnce: 10, everyMs: 6 * MINUTE_MS },
  mailToken: { atOnce: 30, everyMs: MINUTE_MS },
} as const
export type Door = keyof typeof NETWORK_BOUNDS

/** Guesses of one account's password from one network: strangers elsewhere never slow the owner down. */
const PAIR_BOUNDS = { atOnce: 5, everyMs: MINUTE_MS } as const

export type AccountLimits = {
  /** Counts one knock of this network at this door. */
  knock(door: Door, network: string): { ok: true } | Refusal
  /** Counts one guess before it is checked, so that many at once don't slip through. */
  guess(attempt: Guess): { ok: true } | Refusal
  /** The guess was right: it and the wrong ones before it no longer count. */
  guessedRight(attempt: Guess): void
  /** The guess could not be checked. */
  unguess(attempt: Guess): void
}

/** `account`: what the guesser names, whether or not there is such an account. */
export type Guess = { account: string; network: string }

const pairKey = ({ account, network }: Guess) => `${network} ${account}`

function answer(waitMs: number): { ok: true } | Refusal {
  return waitMs === 0 ? { ok: true } : { ok: false, code: 'TOO_OFTEN', retryAfterS: Math.ceil(waitMs / 1000) }
}

/** Counts within this process. With several servers a guesser has that many times the bounds, no more. */
export function openAccountLimits({ time, enabled }: { time: Time; enabled: boolean }): AccountLimits {
  if (!enabled) {
    const free = () => ({ ok: true }) as const
    return { knock: free, guess: free, guessedRight: () => {}, unguess: () => {} }
  }
  const byDoor = Object.fromEntries(
    Object.entries(NETWORK_BOUNDS).map(([door, bounds]) => [door, makeAllowance(bounds, { time })]),
  ) as Record<Door, Allowance>
  const pairs = makeAllowance(PAIR_BOUNDS, { time })
  const unguess = (attempt: Guess) => {
    byDoor.guess.giveBack(attempt.network)
    pairs.giveBack(pairKey(attempt))
  }
  return {
    knock: (door, network) => answer(byDoor[door].take(network)),
    guess(attempt) {
      const pairWaitMs = pairs.take(pairKey(attempt))
      if (pairWaitMs > 0) return answer(pairWaitMs)
      const waitMs = byDoor.guess.take(attempt.network)
      if (waitMs > 0) pairs.giveBack(pairKey(attempt))
      return answer(waitMs)
    },
    guessedRight(attempt) {
      unguess(attempt)
      pairs.forget(pairKey(attempt))
    },
    unguess,
  }
}
