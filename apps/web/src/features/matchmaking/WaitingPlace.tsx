import { useTranslation } from '@lance/texts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyView } from '../../design/missingPart.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import type { WaitingChoice } from '../bot/index.ts'
import { readSearchTerms, WagerGuard } from '../wager/index.ts'
import { SearchBar } from './SearchBar.tsx'
import { SearchHalted } from './SearchHalted.tsx'
import { SearchView } from './SearchView.tsx'
import './matchmaking.css'
import { useSearch } from './useSearch.ts'

// Most players wait without it.
const WaitingBotGame = lazyView(() =>
  loadWithTexts(() => import('../bot/WaitingBotGame.tsx'), 'WaitingBotGame', 'bot', 'game'),
)

/** /matchmaking and /gameroom. Searching requires a login, and a balance that covers the stake. */
export function WaitingPlace() {
  const { status, user } = useAuth()
  const key = useTermsKey()
  if (status !== 'user') return <SendToProfile />
  return (
    <WagerGuard key={key}>
      <Searching playerId={user.id} />
    </WagerGuard>
  )
}

/** Changes when this screen is asked for a search with other terms, but not when the user leaves it. */
function useTermsKey(): string {
  const requestedTerms = useLocation({
    select: ({ pathname, state }) =>
      pathname === '/matchmaking' || pathname === '/gameroom' ? JSON.stringify(readSearchTerms(state)) : null,
  })
  const last = useRef(requestedTerms)
  last.current = requestedTerms ?? last.current
  return last.current ?? ''
}

function Searching({ playerId }: { playerId: string }) {
  const state = useLocation({ select: (location) => location.state })
  const [terms] = useState(() => readSearchTerms(state))
  const { halt, cancel, again } = useSearch(playerId, terms)
  const isEntered = useLocation({ select: ({ pathname }) => pathname === '/gameroom' })
  const elapsedS = useElapsedS()
  const [choice, setChoice] = useState<WaitingChoice | null>(null)
  if (halt !== null) return <SearchHalted halt={halt} terms={terms} onAgain={again} />
  const view = { ...terms, isEntered, elapsedS, onCancel: cancel }
  const searchView = <SearchView {...view} onPlayBot={setChoice} />
  if (choice === null) return searchView
  return (
    <Suspense fallback={searchView}>
      <div className="waiting-play">
        <SearchBar {...terms} elapsedS={elapsedS} onCancel={cancel} />
        <WaitingBotGame choice={choice} paced={terms} />
      </div>
    </Suspense>
  )
}

/** Whole seconds since the component mounted, updated once a second. */
function useElapsedS(): number {
  const [startedAtMs] = useState(() => Date.now())
  const [elapsedS, setElapsedS] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsedS(Math.floor((Date.now() - startedAtMs) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [startedAtMs])
  return elapsedS
}

function SendToProfile() {
  const { t } = useTranslation('matchmaking')
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ style: 'destructive', title: t('loginFirst.title'), description: t('loginFirst.text') })
    void navigate({ to: '/profile', replace: true })
  }, [navigate, t])
  return null
}
