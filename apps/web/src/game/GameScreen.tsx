import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isBotGameId } from '../bot/botGameId.ts'
import { loadBotGame } from '../bot/loadBotGame.ts'
import { useAuth } from '../session/useAuth.ts'
import { usePageTitle } from '../ui/usePageTitle.ts'
import { GameTable } from './GameTable.tsx'
import { OnlineGame } from './OnlineGame.tsx'
import { LOADING_GAME } from './tableGame.ts'

const route = getRouteApi('/game/$gameId')

// Who plays people needs nothing of the bot.
const BotGame = lazy(loadBotGame)

/** /game/{gameId}. Whoever has not signed in is sent to do so first. */
export function GameScreen() {
  const { gameId } = route.useParams()
  const { t } = useTranslation('game')
  const { user, status } = useAuth()
  const navigate = useNavigate()
  usePageTitle(t('title'))
  const isGuest = status === 'guest'
  useEffect(() => {
    if (isGuest) void navigate({ to: '/profile', state: { message: t('needsLogin') }, replace: true })
  }, [isGuest, navigate, t])
  if (isGuest) return null
  if (!isBotGameId(gameId)) return <OnlineGame key={gameId} gameId={gameId} userId={user.id} />
  return (
    <Suspense fallback={<GameTable source={LOADING_GAME} endActions={null} />}>
      <BotGame key={gameId} gameId={gameId} user={user} />
    </Suspense>
  )
}
