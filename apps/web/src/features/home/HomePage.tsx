import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tabStorage } from '../../base/tabStorage.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { lastUnfinishedBotGameId } from '../bot/index.ts'
import './home.css'
import { OwnGamesSkeleton } from './OwnGamesSkeleton.tsx'
import { PlayNow } from './PlayNow.tsx'
import { ShowTable } from './ShowTable.tsx'

// Only signed-in users have games, so guests don't load the code for them.
const OwnGames = lazy(() => loadWithTexts(() => import('./OwnGames.tsx'), 'OwnGames', 'ownGames'))

export function HomePage() {
  const { t, i18n } = useTranslation('home')
  const { status, user } = useAuth()
  // Without its full stop.
  usePageTitle(i18n.t('description').slice(0, -1))
  return (
    <>
      <section className="home-hero lamp-lit">
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
            <p className="text-14 text-quiet lg:mt-3">
              <span className="max-sm:sr-only">{t('guest.needsAccount')} </span>
              <Link to="/profile" className="link inline-block py-3">
                {t('guest.enter')}
              </Link>
            </p>
          )}
        </div>
        <ShowTable />
      </section>
      {status === 'user' && (
        <Suspense fallback={<OwnGamesSkeleton />}>
          <OwnGames />
        </Suspense>
      )}
    </>
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
