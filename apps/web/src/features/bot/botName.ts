import { findHouseBot, isBotLevel, type Opponent } from '@lance/engine/opponents'
import type { Translate } from '@lance/texts'
import { markName } from '../../design/BotMark.tsx'

/** What a bot is called: by its level, or by its rating; a house bot by its name and mark ([BOT-13]). */
export function botName(t: Translate<'bot'>, level: Opponent): string {
  const houseBot = findHouseBot(level)
  if (houseBot !== null) return markName(houseBot.name)
  return t('name', { level: isBotLevel(level) ? t(`levels.${level}.name`) : level })
}
