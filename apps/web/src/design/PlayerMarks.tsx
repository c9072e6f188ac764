import type { Color } from '@lance/chess'
import type { GameListItem, GameRecord } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Gem, Trophy } from 'lucide-react'

/** The marks shown beside a player's name: membership and titles won. */
export type Marks = { isPremium: boolean; titles: number }

/** The marks of the bot. */
export const NO_MARKS: Marks = { isPremium: false, titles: 0 }

/** The marks of one of a game's players. */
export const marksOf = (game: GameListItem | GameRecord, color: Color): Marks => ({
  isPremium: game[`${color}_player_premium`],
  titles: game[`${color}_player_titles`],
})

export function PlayerMarks({ isPremium, titles, size = 16 }: Marks & { size?: number }) {
  const { t } = useTranslation()
  if (!isPremium && titles === 0) return null
  const champion = t('champion', { count: titles })
  return (
    <span className="inline-flex flex-none items-center gap-1 align-[-0.15em]">
      {isPremium && <PremiumMark size={size} />}
      {titles > 0 && (
        <span role="img" aria-label={champion} title={champion} className="inline-flex text-brass">
          <Trophy size={size} aria-hidden />
        </span>
      )}
    </span>
  )
}

/** The diamond beside a member's name. */
export function PremiumMark({ size = 16 }: { size?: number }) {
  const { t } = useTranslation()
  const name = t('premiumMember')
  return (
    <span role="img" aria-label={name} title={name} className="inline-flex flex-none text-brass">
      <Gem size={size} aria-hidden />
    </span>
  )
}
