import type { OpeningScore, PlayerOpenings } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { ListFailed } from '../../design/ListNote.tsx'
import { BoardPreview } from '../board/index.ts'
import { OpeningName, useOpeningNames } from '../opening/index.ts'
import { useOpenings } from './playerQueries.ts'
import { OUTCOMES, ResultsBar } from './ResultsBar.tsx'
import './gameRow.css'
import './openings.css'

/** The openings that a player meets most with each color, and how those games ended. */
export function Openings({ playerId }: { playerId: string }) {
  const { t } = useTranslation('player')
  const { data, error, isFetching, refetch } = useOpenings(playerId)
  return (
    <section aria-labelledby="player-openings">
      <h2 id="player-openings" className="text-20">
        {t('openings.title')}
      </h2>
      {data !== undefined ? (
        <ByColor openings={data} />
      ) : error === null || isFetching ? (
        <div className="openings mt-3" role="status" aria-label={t('openings.loading')}>
          <div className="skeleton h-80" />
          <div className="skeleton h-80" />
        </div>
      ) : (
        <div className="mt-3">
          <ListFailed title={t('openings.failed')} reason={error.message} onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  )
}

function ByColor({ openings: { games, white, black } }: { openings: PlayerOpenings }) {
  const { t } = useTranslation('player')
  return (
    <>
      {games > 0 && <p className="mt-1 text-14 text-quiet">{t('openings.note', { count: games })}</p>}
      <div className="openings">
        <OpeningList color="white" scores={white} />
        <OpeningList color="black" scores={black} />
      </div>
    </>
  )
}

function OpeningList({ color, scores }: { color: 'white' | 'black'; scores: readonly OpeningScore[] }) {
  const { t } = useTranslation('player')
  return (
    <div className="min-w-0">
      <h3 className="openings-color">
        <span className="piece-color" data-color={color} aria-hidden />
        {t(`openings.${color}`)}
      </h3>
      {scores.length === 0 ? (
        <p className="mt-3 text-quiet">{t('openings.none')}</p>
      ) : (
        <ol className="opening-rows">
          {scores.map((score) => (
            <OpeningRow key={score.name} score={score} color={color} />
          ))}
        </ol>
      )}
    </div>
  )
}

function OpeningRow({ score, color }: { score: OpeningScore; color: 'white' | 'black' }) {
  const { t } = useTranslation('player')
  const showName = useOpeningNames()
  return (
    <li className="opening-row">
      <div className="opening-row-board" aria-hidden>
        <BoardPreview fen={score.fen} label="" orientation={color} />
      </div>
      <div className="min-w-0">
        <p className="opening-row-name">{showName && <OpeningName shown={showName(score.name)} />}</p>
        <p className="opening-row-score">
          <span>{t('ratings.games', { count: score.wins + score.draws + score.losses })}</span>
          <Score score={score} />
        </p>
        <ResultsBar counts={score} />
      </div>
    </li>
  )
}

const SIGNS = { wins: '+', draws: '=', losses: '−' } as const

/** Wins, draws and losses as in chess literature: +12 =3 −5. */
function Score({ score }: { score: OpeningScore }) {
  const { t, i18n } = useTranslation('player')
  const number = new Intl.NumberFormat(i18n.language).format
  return (
    <>
      <span className="opening-row-signs" dir="ltr" aria-hidden>
        {OUTCOMES.map((outcome) => `${SIGNS[outcome]}${number(score[outcome])}`).join(' ')}
      </span>
      <span className="sr-only">
        {OUTCOMES.map((outcome) => `${t(`record.${outcome}`)}: ${number(score[outcome])}`).join(', ')}
      </span>
    </>
  )
}
