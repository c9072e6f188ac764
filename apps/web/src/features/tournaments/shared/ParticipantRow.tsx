import type { Participant } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../../design/numberText.ts'
import { PlayerMarks } from '../../../design/PlayerMarks.tsx'
import { shownName } from '../../../i18n/i18n.ts'

type ParticipantRowProps = { participant: Participant; userId: string }

/** A participant with their marks and rating; the user's own entry is marked. */
export function ParticipantRow({ participant: { userId: id, user }, userId }: ParticipantRowProps) {
  const { t, i18n } = useTranslation('tournament')
  return (
    <li data-own={id === userId || undefined}>
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate" dir="auto">
          {shownName(user.name)} {id === userId && <strong>{t('detail.you')}</strong>}
        </span>
        <PlayerMarks isPremium={user.isPremium} titles={user.titles} size={14} />
      </span>
      <span className="text-quiet tabular-nums" dir="ltr">
        {plainNumber(user.elo, i18n.language)}
        {user.eloProvisional && '?'}
      </span>
    </li>
  )
}
