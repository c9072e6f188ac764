import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useLayoutEffect } from 'react'
import { afterFirstView, lazyPart, useAfterFirstView } from '../../base/laterParts.ts'
import { enableControls } from '../../base/shownFirst.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useLobby } from '../../net/lobbyStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { WAYS, type Way, wayFact } from './wayFacts.ts'
import art from './ways.svg'

/** It is no part of the first view, so it loads afterwards. */
const InstallButton = lazyPart(async () => {
  await afterFirstView
  return loadWithTexts(() => import('../install/installing.tsx'), 'InstallButton', 'app')
})

/** Where the ways to play lead that need an account; Premium is open to all. */
const GATED = {
  playWagered: '/wager-match',
  playBot: '/play-with-bot',
  inviteFriend: '/game/new',
  createTournament: '/create-tournament',
  enterTournament: '/tournament',
} as const satisfies Record<Exclude<Way, 'goPremium'>, string>

/** The other ways to play as picture cards, each with one fact ([SITE-1]). */
export function WaysToPlay() {
  const { t } = useTranslation('lobby')
  const isRested = useAfterFirstView()
  useLayoutEffect(() => enableControls('ways'), [])
  const installPlace = <span className="install-place" />
  return (
    <section className="ways" aria-labelledby="ways" data-later="ways">
      <div className="part-head">
        <h2 id="ways">{t('ways')}</h2>
        {/* It has its space from the start, so that nothing moves when it becomes available. */}
        <Suspense fallback={installPlace}>{isRested ? <InstallButton /> : installPlace}</Suspense>
      </div>
      <ul className="way-cards">
        {WAYS.map((way) => (
          <li key={way}>
            <WayCard way={way} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WayCard({ way }: { way: Way }) {
  const { t, i18n } = useTranslation(['lobby', 'home'])
  const { lobby, aheadMs } = useLobby()
  const { user } = useAuth()
  const gate = usePlayGate()
  const navigate = useNavigate()
  const facts = { lobby, isPremium: user.isPremium, nowMs: Date.now() + aheadMs }
  const names = { 'aria-labelledby': `way-${way}`, 'aria-describedby': `fact-${way}`, className: 'way-card' }
  const content = (
    <>
      <svg className="way-art" viewBox="0 0 96 96" aria-hidden>
        <use href={`${art}#${way}`} />
      </svg>
      <span className="way-words">
        <span id={`way-${way}`} className="way-name">
          {t(`home:${way}`)}
        </span>
        <span id={`fact-${way}`} className="way-fact">
          {wayFact(way, facts, { t: i18n.getFixedT(i18n.language, 'lobby'), language: i18n.language })}
        </span>
      </span>
    </>
  )
  if (way === 'goPremium')
    return (
      <Link to="/premium" {...names}>
        {content}
      </Link>
    )
  return (
    <button type="button" {...names} onClick={() => gate(() => void navigate({ to: GATED[way] }))}>
      {content}
    </button>
  )
}
