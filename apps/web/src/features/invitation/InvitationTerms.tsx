import type { Invitation } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { CHESS960 } from '../../design/paceLabel.ts'
import { usePaceText } from '../pace/index.ts'

type InvitationTermsProps = {
  invitation: Pick<Invitation, 'time_control' | 'increment' | 'variant' | 'color'>
  /** From the friend's view, with the other color. */
  forFriend?: boolean
}

/** The terms of the game: time control, Chess960 and colors. */
export function InvitationTerms({
  invitation: { time_control: timeControlS, increment: incrementS = 0, variant, color },
  forFriend = false,
}: InvitationTermsProps) {
  const { t } = useTranslation('invitation')
  const { key, values } = usePaceText({ timeControlS, incrementS })
  return (
    <span className="font-medium">
      {t(`terms.${key}`, values)}
      {variant === 'chess960' && ` · ${CHESS960}`}
      {' · '}
      {forFriend ? t(`friend.color.${color}`) : t(`colors.${color}`)}
    </span>
  )
}
