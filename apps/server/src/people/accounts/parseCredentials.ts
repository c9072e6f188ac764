import { isEmail, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@lance/contract'
import type { Refusal } from '../../kernel/routing.ts'
import { isCommonPassword } from './isCommonPassword.ts'

/** Parses an e-mail address into the form that accounts are stored under: trimmed, NFC, lower case. */
export function parseEmail(text: string): { ok: true; email: string } | Refusal {
  const email = text.normalize('NFC').trim().toLowerCase()
  return isEmail(email) ? { ok: true, email } : { ok: false, code: 'EMAIL_INVALID' }
}

/** Checks the length of a password in characters (code points), spaces included. */
export function checkPassword(password: string): { ok: true } | Refusal {
  const chars = [...password].length
  if (chars < PASSWORD_MIN_CHARS) return { ok: false, code: 'PASSWORD_TOO_SHORT' }
  if (chars > PASSWORD_MAX_CHARS) {
    return { ok: false, code: 'PASSWORD_TOO_LONG', params: { max: PASSWORD_MAX_CHARS } }
  }
  return { ok: true }
}

/** Checks a password that a user chooses. Those chosen before the list go on working. */
export function checkNewPassword(password: string): { ok: true } | Refusal {
  const checked = checkPassword(password)
  if (!checked.ok) return checked
  return isCommonPassword(password) ? { ok: false, code: 'PASSWORD_COMMON' } : { ok: true }
}
