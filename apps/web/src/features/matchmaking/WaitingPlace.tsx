import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { readSearchTerms, WagerGuard } from '../wager/index.ts'
import { SearchHalted } from './SearchHalted.tsx'
import { SearchView } from './SearchView.tsx'
import './matchmaking.css'
import { useSearch } from './useSearch.ts'

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
  if (halt !== null) return <SearchHalted halt={halt} terms={terms} onAgain={again} />
  return <SearchView {...terms} isEntered={isEntered} onCancel={cancel} />
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
