import type { User } from '@lance/contract'
import { displayName } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { shownName } from '../../i18n/i18n.ts'

/** The user's name at a table against the bot, a guest's in their language. A PGN has the server's form. */
export function useOwnName(user: User): string {
  const { t } = useTranslation('bot')
  return user.isRegistered ? shownName(displayName(user)) : t('guest')
}
