// Apart from the schemas: the site needs these at runtime, and not the library of the schemas.

/** Passkeys of one account. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX_CHARS = 50

/**
 * How owners prove themselves. `totp`: a code from an authenticator app. `recovery`: one of the ten codes for
 * a lost factor. `password` counts only where the account has no factor.
 */
export const PROOF_KINDS = ['passkey', 'totp', 'recovery', 'password'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]
