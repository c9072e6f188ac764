import { readFileSync } from 'node:fs'
import { hasPassword } from './passwordFilter.ts'

// Made by scripts/commonPasswords.mjs.
const filter = readFileSync(new URL('commonPasswords.bin', import.meta.url))

/** Whether a password is on the list of leaked and common ones. Says so of 1 in 100 000 others. */
export const isCommonPassword = (password: string): boolean => hasPassword(filter, password)
