import type { OwnSession } from '@lance/contract'
import { useTranslation } from 'react-i18next'

/** A browser and its system in words; what is not known of them is left out. */
export function useDeviceName({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  const { t } = useTranslation('ownData')
  if (browser !== null && system !== null) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.deviceUnknown')
}
