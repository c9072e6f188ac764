import { CHESS960_STARTS, type Color, START_FEN } from '@lance/chess'
import { paceOf } from '@lance/domain'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { BoardPreview } from '../board/index.ts'
import { newBotGameId, releaseSpareWorker } from '../bot/index.ts'
import { parseTypedPace } from '../pace/index.ts'
import { BotSetup, type ChosenTerms } from './BotSetup.tsx'
import { preloadBotGame } from './preloadBotGame.ts'
import { RunningBotGames } from './RunningBotGames.tsx'
import './bot.css'

const FIRST_CHOICE: ChosenTerms = {
  level: 'easy',
  rating: 1200,
  pace: paceOf(600),
  typed: null,
  color: 'random',
  variant: 'standard',
}

/** /play-with-bot: unfinished games, and a new one ([BOT-1]). */
export function PlayWithBot() {
  const { t } = useTranslation('bot')
  const { user } = useAuth()
  const gate = usePlayGate()
  const navigate = useNavigate()
  usePageTitle(t('title'))
  usePageDescription(t('pageDescription'))
  const [chosen, setChosen] = useState<ChosenTerms>(FIRST_CHOICE)
  const isPreloaded = useBotGamePreload()

  function start() {
    const { level, rating, typed, color, variant } = chosen
    const pace = typed === null ? chosen.pace : parseTypedPace(typed)
    // The field says what is wrong with it.
    if (pace === null) return
    const { timeControlS: timeControl, incrementS: increment } = pace
    const botLevel = level === 'rated' ? rating : level
    const playerColor = color === 'random' ? drawColor() : color
    const params = { gameId: newBotGameId(Date.now()) }
    const start = variant === 'chess960' && { chess960: Math.floor(Math.random() * CHESS960_STARTS) }
    const state = { gameType: 'bot', botLevel, timeControl, increment, playerColor, ...start } as const
    gate(() => void navigate({ to: '/game/$gameId', params, state }))
  }

  return (
    <div className="bot-place">
      <div className="bot-words">
        <header>
          <h1 className="text-31 md:text-39">{t('title')}</h1>
          <p className="mt-2 text-quiet">{t('lead')}</p>
        </header>
        {user.id !== '' && <RunningBotGames playerId={user.id} />}
        <BotSetup chosen={chosen} onChoose={setChosen} onStart={start} isPreloaded={isPreloaded} />
      </div>
      <div className="bot-table">
        <BoardPreview
          fen={START_FEN}
          label={t('preview')}
          orientation={chosen.color === 'black' ? 'black' : 'white'}
        />
      </div>
    </div>
  )
}

const drawColor = (): Color => (Math.random() < 0.5 ? 'white' : 'black')

/** Preloads the game while the player makes choices; returns true once it can be played offline. */
function useBotGamePreload(): boolean {
  const router = useRouter()
  const [isPreloaded, setPreloaded] = useState(false)
  useEffect(() => {
    // What can't be loaded now is loaded again when needed, and fails visibly then.
    preloadBotGame(router).then(
      () => setPreloaded(true),
      () => {},
    )
    return releaseSpareWorker
  }, [router])
  return isPreloaded
}
