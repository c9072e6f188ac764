/** A house bot: an opponent by rating with a name, and openings in `openingMove.ts` ([BOT-13]). */
export type HouseBot = {
  id: HouseBotId
  /** The same in all languages: a bird of Brazil. */
  name: string
  /** One of `RATED_OPPONENTS`. */
  rating: number
}

/** From the weakest up. */
export const HOUSE_BOT_IDS = [
  'tuim',
  'tico',
  'curio',
  'sabia',
  'jacana',
  'arara',
  'carcara',
  'gaviao',
  'harpia',
] as const
export type HouseBotId = (typeof HOUSE_BOT_IDS)[number]

/** From the weakest up: the smallest bird first. */
export const HOUSE_BOTS: readonly HouseBot[] = [
  { id: 'tuim', name: 'Tuim', rating: 800 },
  { id: 'tico', name: 'Tico', rating: 1000 },
  { id: 'curio', name: 'Curió', rating: 1200 },
  { id: 'sabia', name: 'Sabiá', rating: 1300 },
  { id: 'jacana', name: 'Jaçanã', rating: 1500 },
  { id: 'arara', name: 'Arara', rating: 1700 },
  { id: 'carcara', name: 'Carcará', rating: 1900 },
  { id: 'gaviao', name: 'Gavião', rating: 2100 },
  { id: 'harpia', name: 'Harpia', rating: 2400 },
]

/** Null for any other value. */
export const findHouseBot = (value: unknown): HouseBot | null =>
  HOUSE_BOTS.find(({ id }) => id === value) ?? null

/** The house bot nearest to a rating, the weaker one of two. */
export const nearestHouseBot = (elo: number): HouseBot =>
  HOUSE_BOTS.reduce((best, one) => (Math.abs(one.rating - elo) < Math.abs(best.rating - elo) ? one : best))

/** So many house bots around the nearest one to a rating, the weakest first. */
export function nearbyHouseBots(elo: number, { count }: { count: number }): readonly HouseBot[] {
  const at = HOUSE_BOTS.indexOf(nearestHouseBot(elo)) - Math.floor(count / 2)
  const from = Math.max(0, Math.min(at, HOUSE_BOTS.length - count))
  return HOUSE_BOTS.slice(from, from + count)
}
