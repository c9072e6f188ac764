import type { SwissOwn } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { refetchTournament } from '../shared/tournamentQueries.ts'
import { noteOwnSwiss } from './swissQueries.ts'

export type SwissPresence = {
  isBusy: boolean
  withdraw(): Promise<void>
  resume(): Promise<void>
  setByes(rounds: number[]): Promise<void>
}

/** Leaving a running tournament, returning to it, and byes on request; one at a time, each with a toast. */
export function useSwissPresence({ id, userId }: { id: string; userId: string }): SwissPresence {
  const { t } = useTranslation('swiss')
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const params = { id }
  async function send(call: () => Promise<SwissOwn>, done: string): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      noteOwnSwiss({ id, userId, own: await call() })
      showToast({ title: done })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('own.failed'), description })
    }
    isSending.current = false
    setBusy(false)
    refetchTournament(id)
  }
  return {
    isBusy,
    withdraw: () =>
      send(() => callApi('POST /tournaments/:id/swiss/withdraw', { params, body: {} }), t('withdraw.done')),
    resume: () =>
      send(() => callApi('POST /tournaments/:id/swiss/resume', { params, body: {} }), t('own.resumed')),
    setByes: (rounds) =>
      send(() => callApi('PUT /tournaments/:id/swiss/byes', { params, body: { rounds } }), t('byes.saved')),
  }
}
