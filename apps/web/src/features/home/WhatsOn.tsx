import type { Lobby } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { afterFirstLook, lazyPart } from '../../base/laterParts.ts'
import { ListFailed } from '../../design/ListNote.tsx'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { readLobby, useLobby } from '../../net/lobbyStore.ts'
import { LiveGameCard, LiveGamesSkeleton } from '../liveGames/index.ts'
import { NextTournaments } from './NextTournaments.tsx'
import { WeekChampions } from './WeekChampions.tsx'

const DayPuzzle = lazyPart(() =>
  loadWithTexts(() => import('../training/DayPuzzle.tsx'), 'DayPuzzle', 'training'),
)

/** What is on: the next tournaments, the champions of the week, the day's puzzle and running games ([SITE-21]). */
export function WhatsOn() {
  const { t } = useTranslation('lobby')
  const { lobby, error, aheadMs } = useLobby()
  const isOnline = useIsOnline()
  if (lobby === null && error !== null)
    return (
      <section className="whats-on" aria-label={t('on')} data-failed>
        {isOnline ? (
          <ListFailed title={t('failed')} reason={error.message} onRetry={() => void readLobby()} />
        ) : (
          <p className="on-note" role="status">
            {t('offline')}
          </p>
        )}
        <Panel name="puzzle" to="/puzzle">
          <PuzzlePlace />
        </Panel>
      </section>
    )
  return (
    <section className="whats-on" aria-label={t('on')} aria-busy={lobby === null}>
      {error !== null && (
        <p role="status" className="on-stale">
          {t('stale')}
        </p>
      )}
      <Panel name="tournaments" to="/tournament">
        <NextTournaments tournaments={lobby?.tournaments ?? null} aheadMs={aheadMs} />
      </Panel>
      <Panel name="champions" to="/hall-of-fame">
        <WeekChampions lobby={lobby} />
      </Panel>
      <Panel name="puzzle" to="/puzzle">
        <PuzzlePlace />
      </Panel>
      <Panel name="games" to="/live-games">
        <RunningGames games={lobby?.liveGames ?? null} />
      </Panel>
    </section>
  )
}

type PanelProps = {
  name: 'tournaments' | 'champions' | 'puzzle' | 'games'
  to: '/tournament' | '/hall-of-fame' | '/puzzle' | '/live-games'
  children: ReactNode
}

function Panel({ name, to, children }: PanelProps) {
  const { t } = useTranslation('lobby')
  return (
    <section className="on-panel" data-panel={name} aria-labelledby={`on-${name}`}>
      <div className="part-head">
        <h2 id={`on-${name}`}>{t(`${name}.title`)}</h2>
        <Link to={to} className="link">
          {t(`${name}.all`)}
        </Link>
      </div>
      {children}
    </section>
  )
}

/** The day is the browser's, so a page that is rendered without one leaves the place empty. */
function PuzzlePlace() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    let isWanted = true
    void afterFirstLook.then(() => isWanted && setDue(true))
    return () => {
      isWanted = false
    }
  }, [])
  const place = <div className="on-puzzle" />
  return isDue ? (
    <Suspense fallback={place}>
      <DayPuzzle />
    </Suspense>
  ) : (
    place
  )
}

function RunningGames({ games }: { games: Lobby['liveGames'] | null }) {
  const { t } = useTranslation('liveGames')
  if (games === null) return <LiveGamesSkeleton />
  if (games.items.length === 0)
    return (
      <div className="on-note">
        <p className="font-medium">{t('empty.title')}</p>
        <p className="mt-1 text-quiet">{t('empty.text')}</p>
      </div>
    )
  return (
    <ul className="live-cards">
      {games.items.map((game) => (
        <LiveGameCard key={game.game_id_text} game={game} />
      ))}
    </ul>
  )
}

const watchNetwork = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network; true in a page rendered without a browser. */
const useIsOnline = () =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
