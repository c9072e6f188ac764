import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '../apps/server/src/people/accounts/isCommonPassword.ts'
import { makePasswordFilter } from '../apps/server/src/people/accounts/passwordFilter.ts'
import { FILE, listCommonPasswords } from './commonPasswords.mjs'

describe('the list of leaked and common passwords', () => {
  it('is the file that the script makes, of at most 150 kB', () => {
    const stored = readFileSync(FILE)
    expect(stored.equals(makePasswordFilter(listCommonPasswords()))).toBe(true)
    expect(stored.length).toBeLessThan(150_000)
  })

  it('knows every listed password, in capitals too [ACCOUNT-51]', () => {
    expect(listCommonPasswords().filter((password) => !isCommonPassword(password))).toEqual([])
    expect(['123456', 'Senha123', 'FLAMENGO', 'xadrez2026'].every(isCommonPassword)).toBe(true)
  })

  it('takes next to no other password for a listed one', () => {
    const others = Array.from({ length: 100_000 }, () => randomBytes(9).toString('base64'))
    expect(others.filter(isCommonPassword).length).toBeLessThan(12)
  })
})
