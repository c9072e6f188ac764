import type { StartedSubscription } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { usePageRestore } from '../../base/usePageRestore.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'

/**
 * Opens the provider's page for a subscription. A request whose answer was lost is sent again with the same
 * key, so it opens the same page. `onRefused`: the shown plan was out of date.
 */
export function useSubscribe({ onRefused }: { onRefused: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const key = useRef('')
  const report = useReport()
  usePageRestore(() => setBusy(false))

  async function subscribe() {
    if (isBusy) return
    setBusy(true)
    key.current ||= crypto.randomUUID()
    try {
      const call = { idempotencyKey: key.current }
      const { url }: Partial<StartedSubscription> = await callApi('POST /subscriptions', call)
      if (!url) throw new Error('the subscription answer has no url')
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

/** Says why it failed: refusals by the provider, and all other failures. */
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
