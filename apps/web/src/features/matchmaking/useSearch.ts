import type { ErrorCode } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { showToast, toasts } from '../../design/toast/toastStore.ts'
import { playerChannel } from '../../net/session/playerChannel.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'
import type { SearchTerms } from '../wager/index.ts'
import { createSearch, type Search, type SearchEnd } from './search.ts'

/** The topic of the toast that says that the search has begun. */
const SEARCHING = 'search'

/**
 * Searches while the waiting screen is open, announces the end and navigates accordingly. A page restored
 * from the back/forward cache searches again. `halt`: why the search is halted, until `again` is called.
 */
export function useSearch(playerId: string, terms: SearchTerms) {
  const { t } = useTranslation('matchmaking')
  const navigate = useNavigate()
  const { history } = useRouter()
  const { user } = useAuth()
  const finish = useFinish(terms)
  const [round, setRound] = useState(0)
  const [halt, setHalt] = useState<SearchHalt | null>(null)
  const search = useRef<Search | null>(null)

  function end(result: SearchEnd) {
    toasts.withdraw(SEARCHING)
    if (result.kind !== 'failed' || !isHaltCode(result.code)) return finish(result)
    setHalt({ code: result.code, message: result.message })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search starts once per round, with its first terms
  useEffect(() => {
    const running = createSearch({
      callApi,
      channel: playerChannel,
      playerId,
      seatedIn: user.currentGameId,
      ...terms,
      onEntered() {
        // A user who has navigated away in the meantime must not be brought back.
        if (history.location.pathname !== '/matchmaking') return
        void navigate({ to: '/gameroom', replace: true, state: (kept) => kept })
      },
      onEnd: end,
    })
    search.current = running
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setRound((last) => last + 1)
    const onPageHide = () => running.leave()
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('pagehide', onPageHide)
    // Deferred, so that a component mounted twice in development searches only once.
    const starting = setTimeout(() => {
      showToast({ title: t('waiting.title'), description: t('connecting'), topic: SEARCHING })
      running.start()
    })
    return () => {
      clearTimeout(starting)
      toasts.withdraw(SEARCHING)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('pagehide', onPageHide)
      running.leave()
    }
  }, [playerId, round])

  return {
    halt,
    cancel: () => void search.current?.cancel(),
    again() {
      setHalt(null)
      setRound((last) => last + 1)
    },
  }
}

/** Announces how a search ended and navigates accordingly. */
function useFinish({ wagerReais }: Pick<SearchTerms, 'wagerReais'>) {
  const { t } = useTranslation(['matchmaking', 'common'])
  const navigate = useNavigate()
  const fail = (title: string, description: string) => showToast({ style: 'destructive', title, description })

  return (end: SearchEnd) => {
    if (end.kind === 'matched' || end.kind === 'inGame') {
      const [title, description] = [t('common:found.title'), t('common:found.text')]
      if (end.kind === 'matched') showToast({ title, description, topic: end.gameId, isUrgent: true })
      // No wager in the state: the stake of this game has already been taken.
      return void navigate({ to: '/game/$gameId', params: { gameId: end.gameId }, replace: true })
    }
    if (end.kind === 'unpaid') fail(t('lowBalance.title'), t('lowBalance.text', { wager: wagerReais }))
    else if (end.kind === 'checkFailed') fail(t('checkFailed'), end.message)
    else if (end.kind !== 'failed')
      showToast({ title: t('cancelled.title'), description: t('cancelled.text') })
    else if (end.code === 'BALANCE_TOO_LOW') fail(t('lowBalance.title'), end.message)
    else fail(t('failed'), end.message)
    const needsDeposit = end.kind === 'unpaid' || (end.kind === 'failed' && end.code === 'BALANCE_TOO_LOW')
    void navigate({ to: needsDeposit ? '/wallet' : '/', replace: true })
  }
}

/** Refusals of a stake that the search screen shows, each with what the player can do about it. */
const HALT_CODES = [
  'ADULT_UNDECLARED',
  'PLAY_PAUSED',
  'ACCOUNT_FROZEN',
  'DEBT_OPEN',
  'ABORTED_TOO_OFTEN',
] as const satisfies ErrorCode[]

/** Why a search is halted; `message` comes from the server. */
export type SearchHalt = { code: (typeof HALT_CODES)[number]; message: string }

function isHaltCode(code: string | null): code is SearchHalt['code'] {
  return (HALT_CODES as readonly (string | null)[]).includes(code)
}
