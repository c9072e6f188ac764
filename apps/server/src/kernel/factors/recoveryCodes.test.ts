import { describe, expect, it } from 'vitest'
import { findRecoveryCode, makeRecoveryCodes, normaliseRecoveryCode } from './recoveryCodes.ts'

describe('recovery codes', () => {
  it('come in tens, all different, with a salt and a hash of their own', () => {
    const made = makeRecoveryCodes()
    expect(made).toHaveLength(10)
    for (const part of ['code', 'salt', 'hash'] as const)
      expect(new Set(made.map((one) => one[part].toString('hex'))).size).toBe(10)
    for (const { code } of made) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
  })

  it('are found however they are typed', () => {
    const made = makeRecoveryCodes()
    for (const one of made) {
      const [plain, loud] = [one.code.replaceAll('-', ''), one.code.toUpperCase().replaceAll('-', ' – ')]
      expect(findRecoveryCode(one.code, made)).toBe(one)
      expect(findRecoveryCode(plain, made)).toBe(one)
      expect(findRecoveryCode(loud.replaceAll('0', 'O').replaceAll('1', 'l'), made)).toBe(one)
    }
  })

  it('are not found among another owner’s codes, nor once they were used', () => {
    const [mine, others] = [makeRecoveryCodes(), makeRecoveryCodes()]
    const [first, ...rest] = mine
    expect(findRecoveryCode(first?.code ?? '', others)).toBeNull()
    expect(findRecoveryCode(first?.code ?? '', rest)).toBeNull()
  })

  it.each(['', '123456', 'k3v9-0mzq-7w2h-x5r', 'k3v9-0mzq-7w2h-x5ra-1', 'u3v9-0mzq-7w2h-x5ra'])(
    'do not include %j',
    (text) => {
      expect(normaliseRecoveryCode(text)).toBeNull()
      expect(findRecoveryCode(text, makeRecoveryCodes())).toBeNull()
    },
  )
})
