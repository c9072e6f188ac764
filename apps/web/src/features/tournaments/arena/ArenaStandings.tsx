import { ARENA_PAGE, type ArenaPlayer, type ArenaStandingsPage } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { ChevronLeft, ChevronRight, Crosshair, Hourglass } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../design/missingPart.tsx'
import { plainNumber } from '../../../design/numberText.ts'
import { PlayerMarks } from '../../../design/PlayerMarks.tsx'
import { shownName } from '../../../i18n/i18n.ts'
import { pagesOf, type StandingsPlace } from './arenaQueries.ts'
import { FlameMark } from './FlameMark.tsx'
import { SheetMarks } from './SheetMarks.tsx'

const PlayerSheet = lazyDialog(
  async () => ({ default: (await import('./PlayerSheet.tsx')).PlayerSheet }),
  ({ onClose }) => onClose(),
)

type ArenaStandingsProps = {
  id: string
  userId: string
  page: ArenaStandingsPage
  isLoading: boolean
  onPlace: (place: StandingsPlace) => void
}

/** The standings, page by page, with the viewer's own row always in sight. A row opens the player's sheet. */
export function ArenaStandings({ id, userId, page, isLoading, onPlace }: ArenaStandingsProps) {
  const { t } = useTranslation('arena')
  const [opened, setOpened] = useState<string | null>(null)
  const { players, own, progress } = page
  const hasOwnRow = players.some(({ user }) => user.id === userId)
  return (
    <section aria-labelledby="standings" className="arena-standings">
      <h2 id="standings" className="text-20">
        {t('standings.title')}
      </h2>
      {isLoading && (
        <div role="status" aria-label={t('standings.loading')}>
          <div className="skeleton h-64" />
        </div>
      )}
      {!isLoading && players.length === 0 && <p className="text-quiet">{t('standings.empty')}</p>}
      <ol className="arena-rows" start={page.from}>
        {players.map((player) => (
          <PlayerRow
            key={player.user.id}
            player={player}
            isOwn={player.user.id === userId}
            onOpen={setOpened}
          />
        ))}
      </ol>
      {own !== null && !hasOwnRow && !isLoading && (
        <div className="arena-rows arena-own-row">
          <PlayerRow player={own} isOwn onOpen={setOpened} as="div" />
        </div>
      )}
      {progress !== null && <Pager page={page} onPlace={onPlace} hasOwn={own !== null && !hasOwnRow} />}
      {opened !== null && (
        <Suspense>
          <PlayerSheet id={id} playerId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

type PlayerRowProps = {
  player: ArenaPlayer
  isOwn: boolean
  onOpen: (userId: string) => void
  as?: 'li' | 'div'
}

function PlayerRow({ player, isOwn, onOpen, as: Row = 'li' }: PlayerRowProps) {
  const { t, i18n } = useTranslation(['arena', 'tournament'])
  const { rank, user, points, sheet, isOnFire, isPaused } = player
  return (
    <Row className="arena-row" data-own={isOwn || undefined} data-paused={isPaused || undefined}>
      <button type="button" className="arena-row-button" onClick={() => onOpen(user.id)}>
        <span className="arena-rank">{plainNumber(rank, i18n.language)}</span>
        <span className="arena-name">
          <span className="arena-name-text" dir="auto">
            {shownName(user.name)}
          </span>
          <PlayerMarks {...user} size={14} />
          {isOwn && <span className="sr-only">{t('tournament:detail.you')}</span>}
          {isPaused && (
            <span role="img" aria-label={t('paused')} title={t('paused')} className="arena-mark">
              <Hourglass size={14} aria-hidden />
            </span>
          )}
        </span>
        <SheetMarks sheet={sheet} />
        <span className="arena-points">
          {isOnFire && (
            <span role="img" aria-label={t('onFire')} title={t('onFire')} className="arena-fire">
              <FlameMark size={16} />
            </span>
          )}
          <span aria-hidden>{plainNumber(points, i18n.language)}</span>
          <span className="sr-only">{t('points', { count: points })}</span>
        </span>
      </button>
    </Row>
  )
}

type PagerProps = { page: ArenaStandingsPage; onPlace: (place: StandingsPlace) => void; hasOwn: boolean }

function Pager({ page, onPlace, hasOwn }: PagerProps) {
  const { t } = useTranslation('arena')
  const pages = pagesOf(page)
  const number = Math.floor((page.from - 1) / ARENA_PAGE) + 1
  if (pages <= 1) return null
  const words = t('standings.page', { page: number, pages })
  return (
    <nav className="tournament-pager" aria-label={words}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('standings.previous')}
        disabled={number === 1}
        onClick={() => onPlace(page.from - ARENA_PAGE)}
      >
        <ChevronLeft size={20} className="rtl:-scale-x-100" aria-hidden />
      </button>
      <p className="text-14 text-quiet">{words}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('standings.next')}
        disabled={number >= pages}
        onClick={() => onPlace(page.from + ARENA_PAGE)}
      >
        <ChevronRight size={20} className="rtl:-scale-x-100" aria-hidden />
      </button>
      {hasOwn && (
        <button type="button" className="button button-quiet" onClick={() => onPlace('me')}>
          <Crosshair size={18} aria-hidden /> {t('standings.mine')}
        </button>
      )}
    </nav>
  )
}
