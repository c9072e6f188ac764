import type { Lobby } from '@lance/contract'
import { makeReais, PLAYER_COUNTS, PREMIUM_PRICE } from '@lance/domain'
import { RATED_OPPONENTS } from '@lance/engine/opponents'
import type { Translate } from '@lance/texts'
import { moneyText } from '../../design/numberText.ts'

/** The ways to play that have a card, in the order of their cards. */
export const WAYS = [
  'playWagered',
  'playBot',
  'inviteFriend',
  'createTournament',
  'enterTournament',
  'goPremium',
] as const
export type Way = (typeof WAYS)[number]

type Facts = { lobby: Lobby | null; isPremium: boolean; nowMs: number }
type Language = { t: Translate<'lobby'>; language: string }

const DAY_MS = 86_400_000

/** One fact about a way to play; empty while it is not known. */
export function wayFact(way: Way, { lobby, isPremium, nowMs }: Facts, { t, language }: Language): string {
  switch (way) {
    case 'playWagered':
      return lobby === null ? '' : wagerFact(lobby, { t, language })
    case 'playBot':
      return t('facts.bot', { least: RATED_OPPONENTS[0]?.rating, most: RATED_OPPONENTS.at(-1)?.rating })
    case 'inviteFriend':
      return t('facts.friend')
    case 'createTournament':
      return t('facts.create', { count: PLAYER_COUNTS.at(-1) ?? 0 })
    case 'enterTournament':
      return lobby === null ? '' : nextFact(lobby, { t, language }, nowMs)
    case 'goPremium':
      return isPremium
        ? t('facts.member')
        : t('facts.premium', { price: moneyText(makeReais(PREMIUM_PRICE), language) })
  }
}

function wagerFact({ wagers }: Lobby, { t, language }: Language): string {
  if (wagers.searching > 0) return t('facts.searching', { count: wagers.searching })
  return t('facts.prize', { prize: moneyText(wagers.prizeMax, language) })
}

/** When the next tournament starts: its time, with the day unless it is within a day. */
function nextFact({ tournaments: [next] }: Lobby, { t, language }: Language, nowMs: number): string {
  if (next === undefined) return t('facts.none')
  const startMs = Date.parse(next.startTime)
  const day: Intl.DateTimeFormatOptions =
    startMs - nowMs < DAY_MS ? {} : { weekday: 'short', day: 'numeric', month: 'short' }
  const time = new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' })
  return t('facts.next', { time: time.format(startMs) })
}
