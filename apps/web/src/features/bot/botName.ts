import type { Opponent } from '@lance/engine/opponents'
import type { TFunction } from 'i18next'

/** What a bot is called: by its level, or by its rating. */
export function botName(t: TFunction<'bot'>, level: Opponent): string {
  return t('name', { level: typeof level === 'number' ? level : t(`levels.${level}.name`) })
}
