import { nearbyHouseBots } from '@lance/engine/opponents'
import { useTranslation } from '@lance/texts'
import { useId, useState } from 'react'
import { BotFace } from '../../design/BotFace.tsx'
import { MarkedName } from '../../design/BotMark.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { botFace } from './botFace.ts'
import { lastUnfinishedBotGameId } from './botGameIds.ts'
import { botName } from './botName.ts'
import type { WaitingChoice } from './openBotGame.ts'
import './waitingBots.css'

/** The nearest one, a weaker and a stronger one. */
const OFFERED = 3

type WaitingBotsProps = { onPlay: (choice: WaitingChoice) => void }

/**
 * House bots near the player's rating, to play while they wait ([MATCH-28]), and their last unfinished game.
 */
export function WaitingBots({ onPlay }: WaitingBotsProps) {
  const { t, i18n } = useTranslation(['bot', 'matchmaking'])
  const { user } = useAuth()
  const [unfinishedId] = useState(() => lastUnfinishedBotGameId(localStorage, user.id))
  const title = useId()
  return (
    <section className="waiting-bots" aria-labelledby={title}>
      <h2 id={title} className="text-16 font-semibold">
        {t('matchmaking:waiting.playBot')}
      </h2>
      <p className="mt-1 text-14 text-quiet">{t('house.unrated')}</p>
      <div className="waiting-bots-list">
        {nearbyHouseBots(user.elo, { count: OFFERED }).map(({ id, rating }) => (
          <button key={id} type="button" className="waiting-bot" onClick={() => onPlay({ level: id })}>
            <BotFace face={botFace(id)} className="waiting-bot-face" />
            <span className="waiting-bot-name" dir="auto">
              <MarkedName name={botName(t, id)} />
            </span>
            <span className="text-14 text-quiet">{plainNumber(rating, i18n.language)}</span>
          </button>
        ))}
      </div>
      {unfinishedId !== null && (
        <button
          type="button"
          className="button button-quiet mt-3"
          onClick={() => onPlay({ gameId: unfinishedId })}
        >
          {t('running.title')}
        </button>
      )}
    </section>
  )
}
