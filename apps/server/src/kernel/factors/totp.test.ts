import { generateSync, NobleCryptoPlugin, ScureBase32Plugin } from 'otplib'
import { describe, expect, it } from 'vitest'
import { makeTotpSecret, totpSecretText, totpUri, verifyTotp } from './totp.ts'

const NOW_MS = Date.UTC(2026, 0, 10, 12, 0, 7)
const STEP_MS = 30_000
const step = Math.floor(NOW_MS / STEP_MS)

/** The code that another library's authenticator shows. */
function codeAt(secret: Uint8Array, nowMs: number): string {
  const plugins = { crypto: new NobleCryptoPlugin(), base32: new ScureBase32Plugin() }
  return generateSync({ ...plugins, secret, epoch: Math.floor(nowMs / 1000), strategy: 'totp' })
}

describe('a TOTP secret', () => {
  it('has 160 random bits, and is shown in base32 and as an address that apps read', () => {
    const secret = makeTotpSecret()
    expect(secret).toHaveLength(20)
    expect(secret.equals(makeTotpSecret())).toBe(false)
    expect(Buffer.from(new ScureBase32Plugin().decode(totpSecretText(secret)))).toEqual(secret)
    const uri = new URL(totpUri({ secret, issuer: 'Lance', account: 'ana+1@lance.test' }))
    expect(decodeURIComponent(uri.pathname)).toBe('/Lance:ana+1@lance.test')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Lance',
      secret: totpSecretText(secret),
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})

describe('verifyTotp', () => {
  const secret = makeTotpSecret()
  const verify = (code: string, lastStep: number | null = null) =>
    verifyTotp({ secret, code, nowMs: NOW_MS, lastStep })

  it('accepts the codes of RFC 6238', () => {
    const given = { secret: Buffer.from('12345678901234567890'), lastStep: null }
    expect(verifyTotp({ ...given, code: '287082', nowMs: 59_000 })).toEqual({ ok: true, step: 1 })
    expect(verifyTotp({ ...given, code: '081804', nowMs: 1_111_111_109_000 })).toMatchObject({ ok: true })
    expect(verifyTotp({ ...given, code: '353130', nowMs: 20_000_000_000_000 })).toMatchObject({ ok: true })
  })

  it.each([-1, 0, 1])('accepts another library’s code of step %i and returns the step', (offset) => {
    const code = codeAt(secret, NOW_MS + offset * STEP_MS)
    expect(verify(code)).toEqual({ ok: true, step: step + offset })
    expect(verify(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ ok: true, step: step + offset })
  })

  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '０１２３４５６７８９'])(
    'accepts a code typed with the digits %s',
    (digits) => {
      const code = codeAt(secret, NOW_MS).replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
      expect(verify(code)).toEqual({ ok: true, step })
    },
  )

  it.each([-2, 2])('rejects the code of step %i', (offset) => {
    expect(verify(codeAt(secret, NOW_MS + offset * STEP_MS))).toEqual({ ok: false, code: 'WRONG_CODE' })
  })

  it('rejects a step that was used, and those before it', () => {
    const used = { ok: false, code: 'CODE_USED' }
    expect(verify(codeAt(secret, NOW_MS), step)).toEqual(used)
    expect(verify(codeAt(secret, NOW_MS - STEP_MS), step)).toEqual(used)
    expect(verify(codeAt(secret, NOW_MS + STEP_MS), step)).toEqual({ ok: true, step: step + 1 })
  })

  it.each(['', '12345', '1234567', 'abcdef', '𝟏𝟐𝟑𝟒𝟓𝟔'])('rejects %j, which is no code', (code) => {
    expect(verify(code)).toEqual({ ok: false, code: 'WRONG_CODE' })
  })

  it('rejects the code of another secret', () => {
    expect(verify(codeAt(Buffer.alloc(20, 7), NOW_MS))).toEqual({ ok: false, code: 'WRONG_CODE' })
  })
})
