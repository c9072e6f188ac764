import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { moneyText } from '../../../design/numberText.ts'
import '../../../design/podium.css'
import { shownName } from '../../../i18n/i18n.ts'
import { titleText } from '../shared/tournamentTexts.ts'
import './results.css'

const PODIUM_PLACES = 3

type TournamentResultsProps = { tournament: Tournament; userId: string }

/** The results of a finished tournament: the podium, the champion's title, and what each place won ([TOUR-35]). */
export function TournamentResults({ tournament, userId }: TournamentResultsProps) {
  const { t, i18n } = useTranslation('tournament')
  const { podium, prizes, champion, championTitle } = tournament
  const title = titleText(championTitle, t, { isOwn: champion?.id === userId })
  return (
    <section aria-labelledby="results" className="results">
      <h2 id="results" className="text-20">
        {t('results.title')}
      </h2>
      <ol className="podium" aria-label={t('results.podium')}>
        {podium.slice(0, PODIUM_PLACES).map(({ place, user, amount }) => (
          <li key={place} className="podium-place" data-place={place}>
            <p className="podium-name results-name" data-own={user.id === userId || undefined}>
              <Link to="/player/$playerId" params={{ playerId: user.id }} dir="auto">
                {shownName(user.name)}
              </Link>
            </p>
            <p className="podium-step results-step">
              <span className="results-rank">{t('results.place', { place })}</span>
              {amount > 0 && <strong>{moneyText(amount, i18n.language)}</strong>}
            </p>
          </li>
        ))}
      </ol>
      {title !== '' && <p className="mt-4 text-quiet">{title}</p>}
      {prizes.length > 0 && <Prizes prizes={prizes} userId={userId} />}
    </section>
  )
}

/** All prizes, as they were paid. */
function Prizes({ prizes, userId }: Pick<Tournament, 'prizes'> & { userId: string }) {
  const { t, i18n } = useTranslation('tournament')
  return (
    <>
      <h3 className="mt-6 font-semibold">{t('results.prizes')}</h3>
      <ol className="results-prizes">
        {prizes.map(({ place, user, amount }) => (
          <li key={place} data-own={user.id === userId || undefined}>
            <span className="min-w-0">
              <span className="text-quiet">{t('results.place', { place })}</span>{' '}
              <span dir="auto">{shownName(user.name)}</span>{' '}
              {user.id === userId && <strong>{t('detail.you')}</strong>}
            </span>
            <span className="results-amount">{moneyText(amount, i18n.language)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
