import type { OwnMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useRouterState } from '@tanstack/react-router'
import { Swords } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ownMatches } from '../../../net/session/playerChannel.ts'
import { countdownText, useNow } from '../shared/countdown.ts'
import { useMatchCall } from './useMatchCall.ts'
import './banner.css'

/** Shown on every screen while a match of the user's waits or runs, with the time left and a link to it. */
export function MatchBanner() {
  const [match] = useSyncExternalStore(ownMatches.subscribe, ownMatches.get)
  useMatchCall(match)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (match === undefined || isAlreadyShown(match, path)) return null
  return <Banner match={match} />
}

/** Whether this screen shows the match anyway: its game, its tournament or bracket, or the match itself. */
function isAlreadyShown({ gameId, tournamentId }: OwnMatch, path: string): boolean {
  return path === `/game/${gameId}` || path.startsWith(`/tournament/${tournamentId}`)
}

function Banner({ match }: { match: OwnMatch }) {
  const { t } = useTranslation('tournament')
  const { tournamentId, tournamentName, matchId, opponent, gameId, startsAt } = match
  const banner = useRef<HTMLElement>(null)
  useBannerHeight(banner)
  return (
    <aside ref={banner} className="match-banner" aria-label={t('banner.label')}>
      <Swords size={22} aria-hidden className="flex-none" />
      <div className="min-w-0 grow" role="status">
        <p className="font-semibold">{t(gameId === null ? 'banner.ready' : 'banner.running')}</p>
        <p className="truncate text-14 text-quiet">
          {t('banner.text', { tournament: tournamentName, name: opponent.name })}
        </p>
      </div>
      {startsAt !== null && <TimeLeft atMs={startsAt} />}
      <Link
        to="/tournament/$tournamentId/match/$matchId"
        params={{ tournamentId, matchId }}
        className="button button-primary"
      >
        {t('banner.action')}
      </Link>
    </aside>
  )
}

/** Tells the styles its height: what is pinned to the top of a page lies below it. */
function useBannerHeight(banner: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = banner.current
    if (element === null) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() =>
      style.setProperty('--match-banner-height', `${element.offsetHeight}px`),
    )
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--match-banner-height')
    }
  }, [banner])
}

function TimeLeft({ atMs }: { atMs: number }) {
  const { t, i18n } = useTranslation('tournament')
  const leftMs = atMs - useNow(ownMatches.serverAheadMs())
  return (
    <p className="match-banner-left" role="timer">
      {t('banner.left', { left: countdownText(leftMs, i18n.language) })}
    </p>
  )
}
