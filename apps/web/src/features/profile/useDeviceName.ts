import type { OwnSession } from '@lance/contract'
import { useTranslation } from 'react-i18next'

/** A browser and its operating system in words, leaving out what is unknown. */
export function useDeviceName({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  const { t } = useTranslation('ownData')
  if (browser !== null && system !== null) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.deviceUnknown')
}
