import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dictionary } from '@zxcvbn-ts/language-common'
import { makePasswordFilter } from '../apps/server/src/people/accounts/passwordFilter.ts'
import { PASSWORD_MIN_CHARS } from '../packages/contract/src/http/credentials.ts'

// `node scripts/commonPasswords.mjs` writes the filter of leaked and common passwords that the server refuses:
// the list of @zxcvbn-ts/language-common (MIT), which was counted in leaked databases, and our own below.

/** What people choose here in particular. */
const OWN = ['lance', 'xadrez', 'chess', 'senha', 'brasil', 'mengao', 'timao', 'palmeiras', 'gremio', 'vasco']
const ENDINGS = ['', '1', '12', '123', '1234', '12345', '10', '@123', '2024', '2025', '2026', '2027']

export const FILE = fileURLToPath(
  new URL('../apps/server/src/people/accounts/commonPasswords.bin', import.meta.url),
)

export function listCommonPasswords() {
  const all = [
    ...dictionary['passwords-common'],
    ...OWN.flatMap((word) => ENDINGS.map((ending) => word + ending)),
  ]
  return [...new Set(all.map((password) => password.normalize('NFC').toLowerCase()))]
    .filter((password) => [...password].length >= PASSWORD_MIN_CHARS)
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(FILE, makePasswordFilter(listCommonPasswords()))
