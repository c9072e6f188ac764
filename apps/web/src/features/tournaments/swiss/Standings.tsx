import { SWISS_PAGE, type SwissCell, type SwissLine, type Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { MoreButton } from '../../../design/MoreButton.tsx'
import { plainNumber } from '../../../design/numberText.ts'
import { shownName } from '../../../i18n/i18n.ts'
import { TournamentFailure } from '../shared/TournamentFailure.tsx'
import { cellText, cellWords, pointsText } from './scoreText.ts'
import { useStandings } from './swissQueries.ts'

type StandingsProps = { tournament: Tournament; userId: string; ownRank: number | null }

/** The standings after the last finished round: a cross table, and on a phone two lines for each player. */
export function Standings({ tournament, userId, ownRank }: StandingsProps) {
  const { t, i18n } = useTranslation('swiss')
  const list = useStandings(tournament.id)
  const own = useRef<HTMLLIElement>(null)
  const pages = list.data?.pages ?? []
  const lines = pages.flatMap((page) => page.lines)
  const isOwnShown = lines.some(({ user }) => user.id === userId)
  const showOwn = useShowOwn({ isOwnShown, own, list, ownRank })
  if (list.error !== null && list.data === undefined)
    return (
      <TournamentFailure
        title={t('standings.failed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    )
  if (list.data === undefined) return <div className="skeleton h-64" aria-hidden />
  const after = pages[0]?.round ?? 0
  const round = plainNumber(after, i18n.language)
  return (
    <section aria-labelledby="swiss-standings" className="swiss-standings">
      <div className="swiss-section-head">
        <h2 id="swiss-standings" className="text-20">
          {t('tabs.standings')}
        </h2>
        <p className="text-14 text-quiet">
          {after === 0 ? t('standings.before') : t('standings.after', { round })}
        </p>
        {ownRank !== null && lines.length > 12 && (
          <button type="button" className="link swiss-own-link" onClick={showOwn}>
            {t('standings.own')}
          </button>
        )}
      </div>
      <ol className="swiss-lines" data-rounds={tournament.currentRound}>
        {lines.map((line) => (
          <Line key={line.user.id} line={line} isOwn={line.user.id === userId} own={own} />
        ))}
      </ol>
      <p className="swiss-legend text-14 text-quiet">{t('standings.legend')}</p>
      <MoreButton list={list} className="mt-4">
        {t('more')}
      </MoreButton>
    </section>
  )
}

type ShowOwn = {
  isOwnShown: boolean
  own: React.RefObject<HTMLLIElement | null>
  list: ReturnType<typeof useStandings>
  ownRank: number | null
}

/** Scrolls to the user's line, after the pages above it are there. */
function useShowOwn({ isOwnShown, own, list, ownRank }: ShowOwn): () => void {
  const isWanted = useRef(false)
  const { hasNextPage, isFetching, fetchNextPage } = list
  const loaded = (list.data?.pages.length ?? 0) * SWISS_PAGE
  useEffect(() => {
    if (!isWanted.current) return
    if (isOwnShown) {
      isWanted.current = false
      own.current?.scrollIntoView({ block: 'center' })
    } else if (hasNextPage && !isFetching && ownRank !== null && loaded < ownRank) void fetchNextPage()
  })
  return () => {
    isWanted.current = true
    if (isOwnShown) own.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    else void fetchNextPage()
  }
}

type LineProps = { line: SwissLine; isOwn: boolean; own: React.RefObject<HTMLLIElement | null> }

function Line({ line, isOwn, own }: LineProps) {
  const { t, i18n } = useTranslation(['swiss', 'tournament'])
  const { user, place, points, buchholzCut1, sonnebornBerger, rating, isWithdrawn, rounds } = line
  const number = (value: number) => plainNumber(value, i18n.language)
  const score = (value: number) => pointsText(value, i18n.language)
  return (
    <li className="swiss-line" data-own={isOwn || undefined} ref={isOwn ? own : undefined}>
      <span className="swiss-place" title={t('standings.place')}>
        {place === null ? '–' : number(place)}
      </span>
      <span className="swiss-player">
        <Link to="/player/$playerId" params={{ playerId: user.id }} className="swiss-name" dir="auto">
          {shownName(user.name)}
        </Link>
        <span className="text-14 text-quiet">
          {user.number !== null && <bdi>#{number(user.number)}</bdi>} <bdi>{number(rating)}</bdi>
          {isOwn && <strong> {t('tournament:detail.you')}</strong>}
          {isWithdrawn && <> · {t('standings.withdrawn')}</>}
        </span>
      </span>
      <span className="swiss-points">
        <span className="sr-only">{t('standings.points')} </span>
        <bdi>{score(points)}</bdi>
      </span>
      <span className="swiss-breaks text-14 text-quiet">
        <span title={t('standings.buchholz')}>
          {t('standings.buchholzShort')} <bdi dir="ltr">{score(buchholzCut1)}</bdi>
        </span>
        <span title={t('standings.sonneborn')}>
          {t('standings.sonnebornShort')} <bdi dir="ltr">{score(sonnebornBerger)}</bdi>
        </span>
      </span>
      <ol className="swiss-cells" aria-label={t('standings.results')}>
        {rounds.map((cell) => (
          <Cell key={cell.round} cell={cell} />
        ))}
      </ol>
    </li>
  )
}

/** One round of a player: the opponent's pairing number, the color, the result. */
function Cell({ cell }: { cell: SwissCell }) {
  const { t, i18n } = useTranslation('swiss')
  const words = `${t('round', { round: plainNumber(cell.round, i18n.language) })}: ${cellWords(cell, t)}`
  const tone =
    cell.points === null ? 'open' : cell.points === 1 ? 'won' : cell.points === 0 ? 'lost' : 'drawn'
  const shown = (
    <>
      <span aria-hidden>{cellText(cell, i18n.language)}</span>
      {cell.kind === 'game' && cell.opponent.number !== null && (
        <span className="swiss-opponent" data-color={cell.color} aria-hidden>
          {plainNumber(cell.opponent.number, i18n.language)}
        </span>
      )}
      <span className="sr-only">{words}</span>
    </>
  )
  return (
    <li className="swiss-cell" data-tone={tone} title={words}>
      {cell.kind === 'game' && cell.gameId !== null && cell.points !== null ? (
        <Link to="/game/$gameId" params={{ gameId: cell.gameId }}>
          {shown}
        </Link>
      ) : (
        <span>{shown}</span>
      )}
    </li>
  )
}
