import type { Caller, Refusal } from './routing.ts'

/** What a call brings to show that the account's owner makes it. `password`: from its body, if any. */
export type OwnerProof = { caller: Caller; password: string | undefined; network: string }

/**
 * Whether the account's owner makes a call, and not a borrowed session. Without a factor, the password
 * proves it, and guesses count; with one, only a proof that this session gave in the last minutes. Refuses
 * STEP_UP_REQUIRED with the account's `proofs`, or what checking a password refuses. `passwordHash`: that of
 * a password that proved it.
 */
export type ProveOwner = (proof: OwnerProof) => Promise<{ ok: true; passwordHash?: string } | Refusal>
