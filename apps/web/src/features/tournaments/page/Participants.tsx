import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../../design/numberText.ts'
import { ParticipantRow } from '../shared/ParticipantRow.tsx'

/** The participants, as far as the server lists them, with the user's own entry marked. */
export function Participants({ tournament, userId }: { tournament: Tournament; userId: string }) {
  const { t, i18n } = useTranslation('tournament')
  const { participants, _count } = tournament
  const others = _count.participants - participants.length
  return (
    <section aria-labelledby="participants">
      <h2 id="participants" className="text-20">
        {t('detail.participants')}{' '}
        <span className="text-quiet">({plainNumber(_count.participants, i18n.language)})</span>
      </h2>
      {participants.length === 0 ? (
        <p className="mt-3 text-quiet">{t('detail.nobody')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        <ul className="tournament-participants" tabIndex={0} aria-labelledby="participants">
          {participants.map((one) => (
            <ParticipantRow key={one.userId} participant={one} userId={userId} />
          ))}
          {others > 0 && <li className="text-quiet">{t('detail.others', { count: others })}</li>}
        </ul>
      )}
    </section>
  )
}
