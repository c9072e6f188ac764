import type { Invitation } from '@lance/contract'
import { isDaily } from '@lance/domain'
import { useTranslation } from 'react-i18next'
import { timeControlLabel } from '../../design/timeControlLabel.ts'

type InvitationTermsProps = {
  invitation: Pick<Invitation, 'time_control' | 'color'>
  /** From the friend's view, with the other color. */
  forFriend?: boolean
}

/** The terms of the game: time control and colors. */
export function InvitationTerms({
  invitation: { time_control: timeControlS, color },
  forFriend = false,
}: InvitationTermsProps) {
  const { t, i18n } = useTranslation('invitation')
  const label = timeControlLabel(timeControlS, i18n.language)
  return (
    <span className="font-medium">
      {t(isDaily(timeControlS) ? 'terms.daily' : 'terms.live', { label })}
      {' · '}
      {forFriend ? t(`friend.color.${color}`) : t(`colors.${color}`)}
    </span>
  )
}
