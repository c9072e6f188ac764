import type { SwissBoard, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { MoreButton } from '../../../design/MoreButton.tsx'
import { plainNumber } from '../../../design/numberText.ts'
import { shownName } from '../../../i18n/i18n.ts'
import { TournamentFailure } from '../shared/TournamentFailure.tsx'
import { pointsText } from './scoreText.ts'
import { useRound } from './swissQueries.ts'

type RoundsProps = { tournament: Tournament; userId: string }

/** The boards of a round with their results and games, the current one first to see. */
export function Rounds({ tournament: { id, currentRound }, userId }: RoundsProps) {
  const { t, i18n } = useTranslation('swiss')
  const [chosen, setChosen] = useState<number | null>(null)
  const round = chosen ?? currentRound
  const list = useRound(id, round)
  const pages = list.data?.pages ?? []
  const [first] = pages
  return (
    <section aria-label={t('tabs.rounds')} className="swiss-rounds">
      <fieldset className="swiss-picker" aria-label={t('rounds.choose')}>
        {Array.from({ length: currentRound }, (_, index) => index + 1).map((one) => (
          <button
            key={one}
            type="button"
            className="swiss-tab"
            aria-pressed={one === round}
            aria-label={t('round', { round: plainNumber(one, i18n.language) })}
            onClick={() => setChosen(one === currentRound ? null : one)}
          >
            {plainNumber(one, i18n.language)}
          </button>
        ))}
      </fieldset>
      <h2 className="text-20">{t('round', { round: plainNumber(round, i18n.language) })}</h2>
      {list.error !== null && first === undefined ? (
        <TournamentFailure
          title={t('rounds.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : first === undefined ? (
        <div className="skeleton h-64" aria-hidden />
      ) : (
        <>
          <ol className="swiss-boards">
            {pages.flatMap(({ boards }) =>
              boards.map((board) => <Board key={board.matchId} board={board} userId={userId} />),
            )}
          </ol>
          <MoreButton list={list} className="mt-4">
            {t('more')}
          </MoreButton>
          {first.byes.length > 0 && (
            <>
              <h3 className="mt-6 font-semibold">{t('rounds.byes')}</h3>
              <ul className="swiss-byes-list">
                {first.byes.map(({ user, kind }) => (
                  <li key={user.id} data-own={user.id === userId || undefined}>
                    <span dir="auto">{shownName(user.name)}</span>
                    <span className="text-14 text-quiet">{t(`cell.${kind}`)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  )
}

const SHOWN_RESULTS = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['½', '½'],
  '+/-': ['+', '−'],
  '-/+': ['−', '+'],
  '-/-': ['−', '−'],
} as const

/** A board: White above Black, each with points before the round and the result. */
function Board({ board, userId }: { board: SwissBoard; userId: string }) {
  const { t, i18n } = useTranslation('swiss')
  const { white, black, result, gameId, status } = board
  const isOwn = [white.id, black.id].includes(userId)
  const shown = result === null ? null : SHOWN_RESULTS[result]
  return (
    <li className="swiss-board" data-own={isOwn || undefined}>
      <span className="swiss-board-number text-14 text-quiet">
        <span className="sr-only">{t('rounds.board')} </span>
        {plainNumber(board.board, i18n.language)}
      </span>
      <dl className="swiss-sides">
        {([white, black] as const).map((player, index) => (
          <Fragment key={player.id}>
            <dt>
              <span className="swiss-stone" data-color={index === 0 ? 'white' : 'black'} aria-hidden />
              <span className="sr-only">{t(index === 0 ? 'rounds.white' : 'rounds.black')} </span>
              <span className="swiss-side-name" dir="auto">
                {shownName(player.name)}
              </span>
              <span className="text-14 text-quiet">({pointsText(player.points, i18n.language)})</span>
            </dt>
            <dd>{shown?.[index] ?? ''}</dd>
          </Fragment>
        ))}
      </dl>
      {gameId !== null ? (
        <Link to="/game/$gameId" params={{ gameId }} className="button button-quiet swiss-board-link">
          {t(status === 'IN_PROGRESS' ? 'rounds.running' : 'rounds.game')}
        </Link>
      ) : (
        <span className="text-14 text-quiet swiss-board-link">
          {status === 'PENDING' && t('rounds.waiting')}
        </span>
      )}
    </li>
  )
}
