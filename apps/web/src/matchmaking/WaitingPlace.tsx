import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../session/useAuth.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { SearchView } from './SearchView.tsx'
import './matchmaking.css'
import { useSearch } from './useSearch.ts'

/** /matchmaking and /gameroom. Only somebody who is logged in can search. */
export function WaitingPlace() {
  const { status, user } = useAuth()
  return status === 'user' ? <Searching playerId={user.id} /> : <SendToProfile />
}

function Searching({ playerId }: { playerId: string }) {
  const { timeControlS, cancel } = useSearch(playerId)
  const isEntered = useLocation({ select: ({ pathname }) => pathname === '/gameroom' })
  return <SearchView timeControlS={timeControlS} isEntered={isEntered} onCancel={cancel} />
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
