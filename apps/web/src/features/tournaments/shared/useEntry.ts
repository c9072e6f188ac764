import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { keepWayBack } from '../../../base/wayBack.ts'
import { showToast } from '../../../design/toast/toastStore.ts'
import { ApiError } from '../../../net/api/apiError.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { refuseUnconfirmed } from './refuseUnconfirmed.ts'
import { refetchTournament } from './tournamentQueries.ts'

/** The codes with which the server refuses an entry for lack of money. */
const LOW_BALANCE_CODES = ['JOIN_BALANCE_TOO_LOW', 'DEBT_OPEN']

export type EnteredTournament = Pick<Tournament, 'id' | 'entryFee' | 'isParticipant' | 'isEntryFree'>

/** Joins or leaves a tournament, once however often it is pressed ([TOUR-5] to [TOUR-8]). */
export function useEntry(tournament: EnteredTournament) {
  const { t } = useTranslation('tournament')
  const navigate = useNavigate()
  const { user } = useAuth()
  const { isBusy, once } = useOnce()
  const [isAsking, setAsking] = useState(false)
  const key = useRef<string | null>(null)
  const { id, entryFee, isParticipant, isEntryFree } = tournament

  function sendToWallet(description: string) {
    showToast({ style: 'destructive', title: t('detail.poor.title'), description })
    keepWayBack(`/tournament/${id}`)
    void navigate({ to: '/wallet' })
  }
  async function send() {
    key.current ??= crypto.randomUUID()
    try {
      const call = { params: { id }, body: {}, idempotencyKey: key.current }
      const { message } = await callApi('POST /tournaments/:id/join', call)
      showToast({ title: t('detail.joined'), description: message })
      key.current = null
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code !== 'NO_ANSWER'
      // Only a retry after a lost answer reuses the idempotency key.
      if (isRefused) key.current = null
      if (isRefused && error.code === 'ADULT_UNDECLARED') return setAsking(true)
      const description = error instanceof Error ? error.message : String(error)
      if (isRefused && LOW_BALANCE_CODES.includes(error.code)) return sendToWallet(description)
      const title = t('detail.joinFailed')
      if (isRefused && error.code === 'ENTRY_EMAIL_UNCONFIRMED')
        void refuseUnconfirmed({ title, description }, user)
      else showToast({ style: 'destructive', title, description })
    }
    refetchTournament(id)
  }
  function join() {
    if (isParticipant) return
    // The server knows what a membership still pays; without free entry, a low balance is refused here at
    // once.
    if (entryFee > 0 && user.balance < entryFee && !isEntryFree)
      return sendToWallet(t('detail.poor.text', { fee: entryFee }))
    void once(send)
  }
  async function sendLeave() {
    try {
      await callApi('DELETE /tournaments/:id/leave', { params: { id } })
      showToast({ title: t('detail.left'), description: t('detail.leftText') })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('detail.leaveFailed'), description })
    }
    refetchTournament(id)
  }
  const adult = {
    isAsking,
    onDeclared: () => {
      setAsking(false)
      void once(send)
    },
    onRefused: () => setAsking(false),
  }
  return { join, leave: () => void once(sendLeave), isBusy, adult }
}

/** Runs one action at a time: while it runs, no other begins. */
function useOnce() {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  async function once(run: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await run()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, once }
}
