import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { RelyingParty } from '../../kernel/factors/passkeys.ts'
import type { SecretBox } from '../../kernel/factors/secretBox.ts'
import type { Refusal } from '../../kernel/routing.ts'
import type { AccountLimits, SignInRequest } from '../accounts/index.ts'

/** Port: checks an account's password; guesses are counted. */
export type ProvePassword = (guess: {
  userId: string
  password: string
  network: string
}) => Promise<{ ok: true; hash: string } | Refusal>

/** Port: the owner has used a factor, so they need no way back without one. */
export type OnFactorUsed = (trx: Kysely<Database>, user: { userId: string; nowMs: number }) => Promise<void>

/** What the functions of factors share within one server. */
export type FactorsContext = Context & {
  provePassword: ProvePassword
  signIn: SignInRequest
  limits: AccountLimits
  onFactorUsed: OnFactorUsed
  /** Encrypts the secrets of authenticator apps. */
  box: SecretBox
  /** Who asks for passkeys: the host of the site's address. */
  party(): RelyingParty
}
