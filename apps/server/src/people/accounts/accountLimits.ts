import type { RateLimiters, SharedRateLimiter } from '../../kernel/limits/openRateLimiters.ts'
import type { Refusal } from '../../kernel/routing.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Endpoints that check a secret, create accounts or send mail, each with its limit per network. */
const NETWORK_BOUNDS = {
  register: { atOnce: 30, everyMs: 2 * MINUTE_MS },
  guess: { atOnce: 50, everyMs: 20 * SECOND_MS },
  forgotPassword: { atOnce: 10, everyMs: 6 * MINUTE_MS },
  confirmationMail: { atOnce: 10, everyMs: 6 * MINUTE_MS },
  passkeyChallenge: { atOnce: 60, everyMs: 10 * SECOND_MS },
  mailToken: { atOnce: 30, everyMs: MINUTE_MS },
} as const
export type LimitedEndpoint = keyof typeof NETWORK_BOUNDS

/** Guesses of one account's password from one network: guesses from elsewhere never slow the owner down. */
const PAIR_BOUNDS = { atOnce: 5, everyMs: MINUTE_MS } as const

/**
 * Guesses of one account's password from all networks, below a hundred an hour (ASVS 2.2.1). A browser that
 * has signed in to the account before is not counted, so that a crowd of strangers slows down only
 * strangers.
 */
const ACCOUNT_BOUNDS = { atOnce: 50, everyMs: 72 * SECOND_MS } as const

/** Confirmation mails that one account may ask for: its address may be a stranger's. */
const CONFIRMATION_BOUNDS = { atOnce: 3, everyMs: 4 * 60 * MINUTE_MS } as const

/** Changes of address that one account may ask for: each sends a mail to an address of its choice. */
const EMAIL_CHANGE_BOUNDS = { atOnce: 3, everyMs: 4 * 60 * MINUTE_MS } as const

export type AccountLimits = {
  /** Counts one attempt from this network on this endpoint. */
  countAttempt(endpoint: LimitedEndpoint, network: string): Promise<{ ok: true } | Refusal>
  /** Counts one request for another confirmation mail, by its account and its network. */
  countConfirmation(request: { userId: string; network: string }): Promise<{ ok: true } | Refusal>
  /** Counts one request to change an account's address, by its account and its network. */
  countEmailChange(request: { userId: string; network: string }): Promise<{ ok: true } | Refusal>
  /** Counts one guess before it is checked, so that simultaneous guesses don't slip through. */
  countGuess(attempt: PasswordGuess): Promise<{ ok: true } | Refusal>
  /** The guess was right: it and the wrong guesses before it no longer count. */
  clearGuesses(attempt: PasswordGuess): Promise<void>
  /** The guess could not be checked, so it no longer counts. */
  uncountGuess(attempt: PasswordGuess): Promise<void>
}

/** `account`: what the caller typed, whether or not such an account exists. */
export type PasswordGuess = {
  account: string
  network: string
  /** The browser has signed in to this account before. */
  isKnownBrowser?: boolean
}

type LimiterKey = { allowance: SharedRateLimiter; key: string }

function toResult(waitMs: number): { ok: true } | Refusal {
  return waitMs === 0 ? { ok: true } : { ok: false, code: 'TOO_OFTEN', retryAfterS: Math.ceil(waitMs / 1000) }
}

/** The limits on guesses and attempts, counted across all servers. */
export function openAccountLimits({
  allowances,
  enabled,
}: {
  allowances: RateLimiters
  enabled: boolean
}): AccountLimits {
  if (!enabled) {
    const unlimited = async () => ({ ok: true }) as const
    return {
      countAttempt: unlimited,
      countConfirmation: unlimited,
      countEmailChange: unlimited,
      countGuess: unlimited,
      clearGuesses: async () => {},
      uncountGuess: async () => {},
    }
  }
  const byEndpoint = Object.fromEntries(
    Object.entries(NETWORK_BOUNDS).map(([endpoint, bounds]) => [endpoint, allowances(endpoint, bounds)]),
  ) as Record<LimitedEndpoint, SharedRateLimiter>
  const pairs = allowances('pair', PAIR_BOUNDS)
  const accounts = allowances('account', ACCOUNT_BOUNDS)
  const confirmations = allowances('confirmation', CONFIRMATION_BOUNDS)
  const emailChanges = allowances('emailChange', EMAIL_CHANGE_BOUNDS)
  const limiterKeysOf = ({ account, network, isKnownBrowser }: PasswordGuess): LimiterKey[] => [
    { allowance: pairs, key: `${network} ${account}` },
    { allowance: byEndpoint.guess, key: network },
    ...(isKnownBrowser ? [] : [{ allowance: accounts, key: account }]),
  ]
  const giveBack = async (counted: readonly LimiterKey[]) => {
    await Promise.all(counted.map(({ allowance, key }) => allowance.giveBack(key)))
  }
  const countAll = async (limiterKeys: readonly LimiterKey[]) => {
    const charged: LimiterKey[] = []
    for (const one of limiterKeys) {
      const waitMs = await one.allowance.take(one.key)
      if (waitMs > 0) {
        await giveBack(charged)
        return toResult(waitMs)
      }
      charged.push(one)
    }
    return { ok: true } as const
  }
  return {
    countAttempt: async (endpoint, network) => toResult(await byEndpoint[endpoint].take(network)),
    countConfirmation: ({ userId, network }) =>
      countAll([
        { allowance: confirmations, key: userId },
        { allowance: byEndpoint.confirmationMail, key: network },
      ]),
    countEmailChange: ({ userId, network }) =>
      countAll([
        { allowance: emailChanges, key: userId },
        { allowance: byEndpoint.confirmationMail, key: network },
      ]),
    countGuess: (attempt) => countAll(limiterKeysOf(attempt)),
    async clearGuesses(attempt) {
      await giveBack(limiterKeysOf(attempt))
      await pairs.forget(`${attempt.network} ${attempt.account}`)
    },
    uncountGuess: (attempt) => giveBack(limiterKeysOf(attempt)),
  }
}
