import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { afterFirstLook, lazyPart } from '../../base/laterParts.ts'
import { tabStorage } from '../../base/tabStorage.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { lastUnfinishedBotGameId } from '../bot/index.ts'
// The styles of parts whose scripts come later: the page comes with them.
import '../../design/meter.css'
import '../board/board.css'
import '../liveGames/liveGames.css'
import './home.css'
import './whatsOn.css'
import { OwnGamesSkeleton } from './OwnGamesSkeleton.tsx'
import { PlayNow } from './PlayNow.tsx'

// Only signed-in users have games, so guests don't load the code for them.
const OwnGames = lazyPart(() => loadWithTexts(() => import('./OwnGames.tsx'), 'OwnGames', 'ownGames'))
// The page comes with these parts; their scripts come after those of what is seen first.
const WaysToPlay = lazyPart(() => loadWithTexts(() => import('./WaysToPlay.tsx'), 'WaysToPlay', 'lobby'))
const ShowTable = lazyPart(async () => {
  await afterFirstLook
  return { default: (await import('./ShowTable.tsx')).ShowTable }
})
const WhatsOn = lazyPart(async () => {
  await afterFirstLook
  return loadWithTexts(() => import('./WhatsOn.tsx'), 'WhatsOn', 'lobby', 'liveGames')
})

export function HomePage() {
  const { i18n } = useTranslation()
  const { status } = useAuth()
  const isMember = status === 'user'
  // Without its full stop.
  usePageTitle(i18n.t('description').slice(0, -1))
  return (
    <>
      <section className="home-hero lamp-lit" data-own={isMember || undefined}>
        {isMember && (
          <Suspense fallback={<OwnGamesSkeleton />}>
            <OwnGames />
          </Suspense>
        )}
        <Welcome />
        {!isMember && (
          <Suspense fallback={<div className="show-table" />}>
            <ShowTable />
          </Suspense>
        )}
      </section>
      <Suspense fallback={<div className="ways" />}>
        <WaysToPlay />
      </Suspense>
      <Suspense fallback={<div className="whats-on" />}>
        <WhatsOn />
      </Suspense>
    </>
  )
}

function Welcome() {
  const { t } = useTranslation('home')
  const { status, user } = useAuth()
  return (
    <div className="home-words">
      <h1 className="home-title">{t('title')}</h1>
      <p className="home-lead">{t('lead')}</p>
      {user.currentGameId !== null && (
        <Link to="/game/$gameId" params={{ gameId: user.currentGameId }} className="live-game">
          <span>{t('liveGame.text')}</span>
          <span className="link">{t('liveGame.goBack')}</span>
        </Link>
      )}
      {status === 'user' && <UnfinishedBotGame playerId={user.id} />}
      <PlayNow />
      {status === 'guest' && (
        <p className="text-14 text-quiet">
          <span className="max-sm:sr-only">{t('guest.needsAccount')} </span>
          <Link to="/profile" className="link inline-block py-3">
            {t('guest.enter')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** A link back to an unfinished game against the bot. */
function UnfinishedBotGame({ playerId }: { playerId: string }) {
  const { t } = useTranslation('home')
  const [gameId] = useState(() => lastUnfinishedBotGameId(tabStorage(), playerId))
  if (gameId === null) return null
  return (
    <Link to="/game/$gameId" params={{ gameId }} className="live-game">
      <span>{t('botGame.text')}</span>
      <span className="link">{t('botGame.goOn')}</span>
    </Link>
  )
}
