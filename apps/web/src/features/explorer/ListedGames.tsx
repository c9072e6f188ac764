import type { Study } from '@lance/chess/study'
import type { HistoricGameItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { makeHistoricStudy } from './makeHistoricStudy.ts'
import type { ListedOwnGame } from './ownBook.ts'

const SCORES = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' } as const

/** The latest historic games of the position. A press opens one, with the position still shown. */
export function HistoricGames({
  games,
  onOpen,
}: {
  games: readonly HistoricGameItem[]
  onOpen: (study: Study) => void
}) {
  const { t } = useTranslation('analysis')
  return (
    <ul className="explorer-list" aria-label={t('explorer.games.historic')}>
      {games.map((game) => (
        <li key={`${game.year} ${game.moves}`}>
          <button
            type="button"
            className="explorer-game"
            onClick={() => {
              const study = makeHistoricStudy(game)
              if (study !== null) onOpen(study)
            }}
          >
            <bdi className="truncate">
              {game.white} – {game.black}
            </bdi>
            <span dir="ltr">{SCORES[game.result]}</span>
            <span>{game.year}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The user's latest games of the position; a press opens the review. */
export function OwnGameLinks({ games }: { games: readonly ListedOwnGame[] }) {
  const { t, i18n } = useTranslation('analysis')
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <ul className="explorer-list" aria-label={t('explorer.games.own')}>
      {games.map(({ gameId, result, endedAt }) => (
        <li key={gameId}>
          <Link to="/game/$gameId/review" params={{ gameId }} className="explorer-game">
            <span>{t(`explorer.games.${result}`)}</span>
            <span>{dates.format(endedAt)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
