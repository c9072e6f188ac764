import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { playerChannel } from '../session/playerChannel.ts'
import { callApi } from '../session/wiring.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { createSearch, type Search, type SearchEnd } from './search.ts'
import { readSearchTerms } from './searchTerms.ts'

/**
 * Searches for as long as the waiting place is open, says how it ends, and goes where that leads. A page that
 * comes back from the browser's memory searches anew.
 */
export function useSearch(playerId: string) {
  const { t } = useTranslation(['matchmaking', 'common'])
  const navigate = useNavigate()
  const state = useLocation({ select: (location) => location.state })
  const [terms] = useState(() => readSearchTerms(state))
  const [round, setRound] = useState(0)
  const search = useRef<Search | null>(null)

  function finish(end: SearchEnd) {
    if (end.kind === 'matched') {
      showToast({ title: t('common:found.title'), description: t('common:found.text') })
      const { timeControlS: timeControl } = terms
      const game = { to: '/game/$gameId', params: { gameId: end.gameId } } as const
      return navigate({ ...game, replace: true, state: { gameType: 'online', timeControl } })
    }
    if (end.kind === 'failed')
      showToast({ style: 'destructive', title: t('failed'), description: end.message })
    else if (end.kind === 'checkFailed')
      showToast({ style: 'destructive', title: t('checkFailed'), description: end.message })
    else showToast({ title: t('cancelled.title'), description: t('cancelled.text') })
    return navigate({ to: '/', replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search is begun once a round, with its first terms
  useEffect(() => {
    const running = createSearch({
      callApi,
      channel: playerChannel,
      playerId,
      ...terms,
      onEntered: () => void navigate({ to: '/gameroom', replace: true, state: (kept) => kept }),
      onEnd: (end) => void finish(end),
    })
    search.current = running
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setRound((last) => last + 1)
    const goAway = () => running.leave()
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('pagehide', goAway)
    // A moment later, so that a component that is mounted twice while developing searches once.
    const starting = setTimeout(() => {
      showToast({ title: t('waiting.title'), description: t('connecting') })
      running.start()
    })
    return () => {
      clearTimeout(starting)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('pagehide', goAway)
      running.leave()
    }
  }, [playerId, round])

  return { ...terms, cancel: () => void search.current?.cancel() }
}
