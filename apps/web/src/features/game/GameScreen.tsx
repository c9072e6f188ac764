import { useTranslation } from '@lance/texts'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect } from 'react'
import { lazyView } from '../../design/missingPart.tsx'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { isBotGameId } from '../bot/index.ts'
import { GameTable, LOADING_GAME } from '../table/index.ts'
import { noteBotGame } from '../training/index.ts'
import { WagerGuard } from '../wager/index.ts'
import { GuestGame } from './GuestGame.tsx'
import { OnlineGame } from './OnlineGame.tsx'

const route = getRouteApi('/game/$gameId')

// Games between people don't need the bot's code.
const BotGame = lazyView(() => loadWithTexts(() => import('../bot/BotGame.tsx'), 'BotGame', 'bot'))

/** /game/{gameId}. A game against the bot belongs to its player: guests are sent to sign in first. */
export function GameScreen() {
  const { gameId } = route.useParams()
  return (
    <WagerGuard key={gameId}>
      <Game gameId={gameId} />
    </WagerGuard>
  )
}

function Game({ gameId }: { gameId: string }) {
  const { t } = useTranslation('game')
  const { user, status } = useAuth()
  const navigate = useNavigate()
  const isGuest = status === 'guest'
  const isBotGame = isBotGameId(gameId)
  const mustLogIn = isGuest && isBotGame
  useEffect(() => {
    if (mustLogIn) void navigate({ to: '/profile', state: { message: t('needsLogin') }, replace: true })
  }, [mustLogIn, navigate, t])
  const note = useCallback((isRunning: boolean) => noteBotGame(user.id, { isRunning }), [user.id])
  if (mustLogIn) return <GameTable source={LOADING_GAME} endActions={null} />
  if (isGuest) return <GuestGame key={gameId} gameId={gameId} />
  if (!isBotGame) return <OnlineGame key={gameId} gameId={gameId} userId={user.id} />
  return (
    <Suspense fallback={<GameTable source={LOADING_GAME} endActions={null} />}>
      <BotGame key={gameId} gameId={gameId} user={user} onRunning={note} />
    </Suspense>
  )
}
