import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the values that every authenticator app knows: SHA-1, six digits, steps of 30 s. */
const PERIOD_S = 30
const DIGITS = 6
const ALGORITHM = 'SHA1'
const CODE = new RegExp(`^[0-9]{${DIGITS}}$`)
/** Steps before and after the present one whose codes count too: phones' clocks are not exact. */
const WINDOW_STEPS = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** A new shared secret. */
export function makeTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)
}

/** The zeros of the digits that the keyboards of our languages type: Arabic (two sets), Devanagari, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

const toAsciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code <= one + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** A typed code without spaces and in ASCII digits; null if it is no code. */
function normaliseCode(text: string): string | null {
  const code = text.replace(/\s/g, '').replace(/\p{Nd}/gu, toAsciiDigit)
  return CODE.test(code) ? code : null
}

const toSecret = (secret: Uint8Array) => new Secret({ buffer: Uint8Array.from(secret).buffer })

/** The secret in base32, for people who type it into their app. */
export function totpSecretText(secret: Uint8Array): string {
  return toSecret(secret).base32
}

/** The `otpauth://` address that an authenticator app reads from a QR code. `account`: how the app names the owner. */
export function totpUri({
  secret,
  issuer,
  account,
}: {
  secret: Uint8Array
  issuer: string
  account: string
}): string {
  const totp = { algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S, secret: toSecret(secret) }
  return new TOTP({ ...totp, issuer, label: account }).toString()
}

/** `CODE_USED`: the code is right, but a code of its step or of a later one was accepted before. */
export type TotpResult = { ok: true; step: number } | { ok: false; code: 'WRONG_CODE' | 'CODE_USED' }

/**
 * Checks a code of the present step, the one before or the one after. `lastStep`: the step of the last
 * accepted code, or null. A success returns the step, which the caller stores as the next `lastStep` only if
 * the stored one is still lower: that decides which of two simultaneous uses counts.
 */
export function verifyTotp({
  secret,
  code,
  nowMs,
  lastStep,
}: {
  secret: Uint8Array
  code: string
  nowMs: number
  lastStep: number | null
}): TotpResult {
  const token = normaliseCode(code)
  if (token === null) return { ok: false, code: 'WRONG_CODE' }
  const asked = { token, secret: toSecret(secret), algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S }
  const delta = TOTP.validate({ ...asked, timestamp: nowMs, window: WINDOW_STEPS })
  if (delta === null) return { ok: false, code: 'WRONG_CODE' }
  const step = TOTP.counter({ period: PERIOD_S, timestamp: nowMs }) + delta
  return lastStep !== null && step <= lastStep ? { ok: false, code: 'CODE_USED' } : { ok: true, step }
}
