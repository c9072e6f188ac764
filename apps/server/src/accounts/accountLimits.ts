import type { Allowances, SharedAllowance } from '../limits/openAllowances.ts'
import type { Refusal } from '../routing.ts'

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

/**
 * Guesses of one account's password from anywhere, below a hundred in an hour (ASVS 2.2.1). Who has the cookie of a
 * session of his is not counted by it: many strangers slow down strangers alone.
 */
const ACCOUNT_BOUNDS = { atOnce: 50, everyMs: 72 * SECOND_MS } as const

export type AccountLimits = {
  /** Counts one knock of this network at this door. */
  knock(door: Door, network: string): Promise<{ ok: true } | Refusal>
  /** Counts one guess before it is checked, so that many at once don't slip through. */
  guess(attempt: Guess): Promise<{ ok: true } | Refusal>
  /** The guess was right: it and the wrong ones before it no longer count. */
  guessedRight(attempt: Guess): Promise<void>
  /** The guess could not be checked. */
  unguess(attempt: Guess): Promise<void>
}

/** `account`: what the guesser names, whether or not there is such an account. */
export type Guess = {
  account: string
  network: string
  /** The browser has the cookie of a session of this account. */
  isKnownBrowser?: boolean
}

type Counted = { allowance: SharedAllowance; key: string }

function answer(waitMs: number): { ok: true } | Refusal {
  return waitMs === 0 ? { ok: true } : { ok: false, code: 'TOO_OFTEN', retryAfterS: Math.ceil(waitMs / 1000) }
}

/** The bounds of guessing and knocking, counted for all servers together. */
export function openAccountLimits({
  allowances,
  enabled,
}: {
  allowances: Allowances
  enabled: boolean
}): AccountLimits {
  if (!enabled) {
    const free = async () => ({ ok: true }) as const
    return { knock: free, guess: free, guessedRight: async () => {}, unguess: async () => {} }
  }
  const byDoor = Object.fromEntries(
    Object.entries(NETWORK_BOUNDS).map(([door, bounds]) => [door, allowances(door, bounds)]),
  ) as Record<Door, SharedAllowance>
  const pairs = allowances('pair', PAIR_BOUNDS)
  const accounts = allowances('account', ACCOUNT_BOUNDS)
  const countedOf = ({ account, network, isKnownBrowser }: Guess): Counted[] => [
    { allowance: pairs, key: `${network} ${account}` },
    { allowance: byDoor.guess, key: network },
    ...(isKnownBrowser ? [] : [{ allowance: accounts, key: account }]),
  ]
  const giveBack = async (counted: readonly Counted[]) => {
    await Promise.all(counted.map(({ allowance, key }) => allowance.giveBack(key)))
  }
  return {
    knock: async (door, network) => answer(await byDoor[door].take(network)),
    async guess(attempt) {
      const taken: Counted[] = []
      for (const one of countedOf(attempt)) {
        const waitMs = await one.allowance.take(one.key)
        if (waitMs > 0) {
          await giveBack(taken)
          return answer(waitMs)
        }
        taken.push(one)
      }
      return { ok: true }
    },
    async guessedRight(attempt) {
      await giveBack(countedOf(attempt))
      await pairs.forget(`${attempt.network} ${attempt.account}`)
    },
    unguess: (attempt) => giveBack(countedOf(attempt)),
  }
}
