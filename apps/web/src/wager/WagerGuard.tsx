import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { i18n, loadTexts } from '../i18n/i18n.ts'
import { readSearchTerms } from '../matchmaking/searchTerms.ts'
import { useAuth } from '../session/useAuth.ts'
import { session } from '../session/wiring.ts'

/**
 * Stands before a screen that is opened with a wager in the navigation state: whose balance covers it sees that
 * balance less the wager, until the server next says what it is; anybody else is led to his wallet. Decides nothing:
 * the server takes a stake, or refuses. Specification, part 1, section 5.
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
    let isHere = true
    // Few are sent away, so its text comes when it is needed.
    const sendAway = (state: { error?: string }) => {
      if (isHere) void navigate({ to: '/wallet', replace: true, state })
    }
    loadTexts('wager').then(
      () => sendAway({ error: i18n.t('wager:notCovered') }),
      () => sendAway({}),
    )
    return () => {
      isHere = false
    }
  }, [wagerReais, isCovered, navigate])
  return isCovered ? children : null
}
