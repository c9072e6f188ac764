import type { Invitation } from '@lance/contract'
import { isDaily } from '@lance/domain'
import { useTranslation } from 'react-i18next'
import { timeControlLabel } from '../ui/timeControlLabel.ts'

type InvitationTermsProps = {
  invitation: Pick<Invitation, 'time_control' | 'color'>
  /** As his friend reads them: the other colour. */
  forFriend?: boolean
}

/** What is played: the time and who has which colour. */
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
