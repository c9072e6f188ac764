import {
  findHouseBot,
  HOUSE_BOTS,
  type HouseBot,
  type HouseBotId,
  nearestHouseBot,
} from '@lance/engine/opponents'
import { useTranslation } from '@lance/texts'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { BotFace } from '../../design/BotFace.tsx'
import { MarkedName } from '../../design/BotMark.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { botFace, botName, browserBotGames } from '../bot/index.ts'
import { type BotScore, pointsText, scoreBots } from './botScore.ts'
import './houseBots.css'

type HouseBotsProps = {
  /** The chosen opponent, a house bot or not. */
  chosen: string
  onChoose: (id: HouseBotId) => void
}

/** The house bots, the weakest first, as further radio buttons beside the levels ([BOT-13] [BOT-14]). */
export function HouseBots({ chosen, onChoose }: HouseBotsProps) {
  const { t } = useTranslation('bot')
  const { user } = useAuth()
  const [scores] = useState(() => scoreBots(browserBotGames(user.id).finished().games))
  const nearest = user.id === '' ? null : nearestHouseBot(user.elo)
  const about = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium text-quiet">{t('house.title')}</legend>
      <div className="house-bots">
        {HOUSE_BOTS.map((bot) => (
          <label key={bot.id} className="choice house-bot" data-near={bot === nearest || undefined}>
            <input
              type="radio"
              name="level"
              value={bot.id}
              checked={bot.id === chosen}
              aria-describedby={bot.id === chosen ? about : undefined}
              onChange={() => onChoose(bot.id)}
            />
            <HouseBotCard bot={bot} hasWon={scores.get(bot.id)?.hasWon === true} />
            {bot === nearest && <span className="house-bot-near">{t('house.nearest')}</span>}
          </label>
        ))}
      </div>
      <About id={about} bot={findHouseBot(chosen)} score={scores.get(chosen as HouseBotId)} />
    </fieldset>
  )
}

function HouseBotCard({ bot, hasWon }: { bot: HouseBot; hasWon: boolean }) {
  const { t, i18n } = useTranslation('bot')
  return (
    <>
      <BotFace face={botFace(bot.id)} className="house-bot-face" />
      <span className="house-bot-name" dir="auto">
        <MarkedName name={botName(t, bot.id)} />
      </span>
      <span className="house-bot-rating">
        {plainNumber(bot.rating, i18n.language)}
        {hasWon && (
          <span
            role="img"
            aria-label={t('house.beaten')}
            title={t('house.beaten')}
            className="house-bot-beaten"
          >
            <Check size={16} aria-hidden />
          </span>
        )}
      </span>
    </>
  )
}

type AboutProps = { id: string; bot: HouseBot | null; score: BotScore | undefined }

/** What the chosen bot is like, and that its games are rated by no one. */
function About({ id, bot, score }: AboutProps) {
  const { t, i18n } = useTranslation('bot')
  const write = (points: number) => pointsText(points, (whole) => plainNumber(whole, i18n.language))
  return (
    <div id={id} className="house-bot-about">
      {bot !== null && <p className="font-medium">{t(`house.lines.${bot.id}`)}</p>}
      {bot !== null && score !== undefined && (
        <p>
          {t('house.score')} <span dir="ltr">{`${write(score.own)}–${write(score.bots)}`}</span>
        </p>
      )}
      <p className="text-quiet">{t('house.unrated')}</p>
    </div>
  )
}
