import { currentLanguage } from './i18n.ts'

/** An amount in cents, as the operator's language writes it. */
export const formatCents = (cents: number, currency = 'BRL'): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency }).format(cents / 100)

export const formatNumber = (number: number): string =>
  new Intl.NumberFormat(currentLanguage()).format(number)

/** Date and time of an ISO time, to the minute. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))

/** Date and time of an ISO time, to the second. */
export const formatSecond = (iso: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(iso),
  )

export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(new Date(iso))

/** "123.456.789-09", as Brazilians read a CPF. */
export const formatCpf = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** A Pix key as people read it. */
export const formatPixKey = ({ pixKind, pixKey }: { pixKind: string; pixKey: string }): string =>
  pixKind === 'cpf' ? formatCpf(pixKey) : pixKey

/** A day without a time, `2026-01-15`. */
export const formatCalendarDay = (day: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago an ISO time is, in the largest unit that fits: "3 hours ago". */
export function formatAge(iso: string, nowMs = Date.now()): string {
  const ms = Date.parse(iso) - nowMs
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' })
  for (const [unit, unitMs] of UNITS)
    if (Math.abs(ms) >= unitMs) return format.format(Math.trunc(ms / unitMs), unit)
  return format.format(0, 'minute')
}
