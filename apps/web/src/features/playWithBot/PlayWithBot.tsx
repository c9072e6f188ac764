import { START_FEN } from '@lance/chess'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { BoardPreview } from '../board/index.ts'
import { BotSetup, type ChosenTerms, FIRST_CHOICE } from './BotSetup.tsx'
import { RunningBotGames } from './RunningBotGames.tsx'
import { useBotGamePreload } from './useBotGamePreload.ts'
import { useStartBotGame } from './useStartBotGame.ts'
import './bot.css'

/** /play-with-bot: unfinished games, and a new one ([BOT-1]). */
export function PlayWithBot() {
  const { t } = useTranslation('bot')
  const { user } = useAuth()
  const start = useStartBotGame()
  usePageTitle(t('title'))
  usePageDescription(t('pageDescription'))
  const [chosen, setChosen] = useState<ChosenTerms>(FIRST_CHOICE)
  const isPreloaded = useBotGamePreload()

  return (
    <div className="bot-place">
      <div className="bot-words">
        <header>
          <h1 className="text-31 md:text-39">{t('title')}</h1>
          <p className="mt-2 text-quiet">{t('lead')}</p>
        </header>
        {user.id !== '' && <RunningBotGames playerId={user.id} />}
        <BotSetup
          chosen={chosen}
          onChoose={setChosen}
          onStart={() => start(chosen)}
          isPreloaded={isPreloaded}
        />
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
