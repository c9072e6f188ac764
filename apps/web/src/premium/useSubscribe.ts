import type { StartedSubscription } from '@lance/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/apiError.ts'
import { callApi } from '../session/wiring.ts'
import { showToast } from '../ui/toast/toastStore.ts'

/**
 * Opens the provider's page of a subscription. A request whose answer was lost is sent again under its own key, so it
 * opens the same page. `onRefused`: what is shown was out of date.
 */
export function useSubscribe({ onRefused }: { onRefused: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const key = useRef('')
  const report = useReport()
  useEffect(() => {
    // The browser shows a page that was left as it was: its button must be pressable again.
    const release = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  async function subscribe() {
    if (isBusy) return
    setBusy(true)
    key.current ||= crypto.randomUUID()
    try {
      const call = { method: 'POST', path: '/subscriptions', idempotencyKey: key.current } as const
      const { url } = await callApi<Partial<StartedSubscription>>(call)
      if (!url) throw new Error('no page came with the subscription')
      key.current = ''
      window.location.assign(url)
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.status < 500) key.current = ''
      if (error instanceof ApiError && error.code === 'SUBSCRIPTION_RUNS') onRefused()
      report(error)
    }
  }
  return { isBusy, subscribe: () => void subscribe() }
}

/** Specification, part 2, section 8: what the provider refused, and everything else. */
function useReport() {
  const { t } = useTranslation('premium')
  return (error: unknown) => {
    const isApi = error instanceof ApiError
    const description =
      isApi && error.code === 'SUBSCRIPTION_RUNS'
        ? error.message
        : t(isApi && error.code === 'SUBSCRIPTION_UNAVAILABLE' ? 'failed.provider' : 'failed.unexpected')
    showToast({ style: 'destructive', title: t('failed.title'), description })
  }
}
