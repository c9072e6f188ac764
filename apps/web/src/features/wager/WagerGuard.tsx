import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { session } from '../../net/session/wiring.ts'
import { readSearchTerms } from './wagerTerms.ts'

/**
 * Guards a screen that is opened with a wager in the navigation state. If the balance covers the wager, the
 * user sees the balance reduced by it until the server next sends it; otherwise they are sent to their
 * wallet. The guard decides nothing: the server takes or refuses the stake ([WAGER-11]).
 */
export function WagerGuard({ children }: { children: ReactNode }) {
  const state = useLocation({ select: (location) => location.state })
  const { user } = useAuth()
  const navigate = useNavigate()
  const [{ wagerReais, isCovered }] = useState(() => {
    const terms = readSearchTerms(state)
    return { ...terms, isCovered: user.balance >= terms.wagerReais }
  })
  useEffect(() => {
    if (wagerReais === 0) return
    if (isCovered) {
      session.debit(wagerReais)
      return () => session.undoDebit()
    }
    let isMounted = true
    // Few users are sent away, so the text is loaded on demand.
    const sendAway = (state: { error?: string }) => {
      if (isMounted) void navigate({ to: '/wallet', replace: true, state })
    }
    loadTexts('wager').then(
      () => sendAway({ error: i18n.t('wager:notCovered') }),
      () => sendAway({}),
    )
    return () => {
      isMounted = false
    }
  }, [wagerReais, isCovered, navigate])
  return isCovered ? children : null
}
