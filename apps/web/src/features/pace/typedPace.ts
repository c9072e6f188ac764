import { CUSTOM_MINUTES_MAX, isFriendPace, type Pace } from '@lance/domain'

/** A pace as it is being typed. */
export type TypedPace = { minutes: string; seconds: string }

/** The pace that was typed; null while it is not one that a game may have outside the pools. */
export function parseTypedPace({ minutes, seconds }: TypedPace): Pace | null {
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
  const pace = { timeControlS: number(minutes) * 60, incrementS: number(seconds) }
  return number(minutes) <= CUSTOM_MINUTES_MAX && isFriendPace(pace) ? pace : null
}
