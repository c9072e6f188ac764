import type { Invitation } from '@lance/contract'
import { useTranslation } from 'react-i18next'
import { usePaceText } from '../pace/index.ts'

type InvitationTermsProps = {
  invitation: Pick<Invitation, 'time_control' | 'increment' | 'color'>
  /** From the friend's view, with the other color. */
  forFriend?: boolean
}

/** The terms of the game: time control and colors. */
export function InvitationTerms({
  invitation: { time_control: timeControlS, increment: incrementS = 0, color },
  forFriend = false,
}: InvitationTermsProps) {
  const { t } = useTranslation('invitation')
  const { key, values } = usePaceText({ timeControlS, incrementS })
  return (
    <span className="font-medium">
      {t(`terms.${key}`, values)}
      {' · '}
      {forFriend ? t(`friend.color.${color}`) : t(`colors.${color}`)}
    </span>
  )
}
