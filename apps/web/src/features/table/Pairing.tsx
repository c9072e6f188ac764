import type { Color } from '@lance/chess'
import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../design/numberText.ts'
import { PlayerMarks } from '../../design/PlayerMarks.tsx'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import { shownName } from '../../i18n/i18n.ts'
import type { TableGame, TablePlayer } from './tableGame.ts'
import './pairing.css'

/** Both players of a game that begins, over its board. Screen readers have the same in the page's heading and bars. */
export function Pairing({ players, own }: { players: TableGame['players']; own: Color }) {
  const { t } = useTranslation('game')
  const opponent = otherColor(own)
  return (
    <div className="pairing" aria-hidden>
      <div className="pairing-players">
        <PairedPlayer player={players[own]} color={own} />
        <PairedPlayer player={players[opponent]} color={opponent} />
      </div>
      <p className="pairing-side">{t(`pairing.${own}`)}</p>
    </div>
  )
}

function PairedPlayer({ player, color }: { player: TablePlayer; color: Color }) {
  const { t, i18n } = useTranslation('game')
  const { picture, rating, isPremium, titles } = player
  const name = shownName(player.name) || t('unknownPlayer')
  return (
    <div className="paired-player">
      <span className="player-seat" data-color={color}>
        {picture.of === 'person' && <PlayerPicture id={picture.id} name={name} />}
      </span>
      <p className="paired-name" dir="auto">
        {name}
      </p>
      <p className="paired-rating">
        {rating !== null && (
          <span dir="ltr">
            {plainNumber(rating.elo, i18n.language)}
            {rating.isProvisional && '?'}
          </span>
        )}
        <PlayerMarks isPremium={isPremium} titles={titles} />
      </p>
    </div>
  )
}
