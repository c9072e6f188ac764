import type { Tournament, TournamentBody } from '@lance/contract'
import {
  DEFAULT_ENTRY_FEE_REAIS,
  DEFAULT_PLAYER_COUNT,
  DEFAULT_PRIZE_DISTRIBUTION,
  type EntryFeeReais,
  type PlayerCount,
  proposedStartMs,
} from '@lance/domain'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../design/toast/toastStore.ts'
import { ApiError } from '../../../net/api/apiError.ts'
import { ownMatches } from '../../../net/session/playerChannel.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { callApi, credential } from '../../../net/session/wiring.ts'
import {
  type FormRefusal,
  fieldsOf,
  refuseForm,
  startOf,
  type TournamentFormValues,
} from '../shared/tournamentForm.ts'
import { dateTimeText } from '../shared/tournamentTexts.ts'

type Values = TournamentFormValues & { entryFee: EntryFeeReais; playerCount: PlayerCount }

export type NewTournament = {
  values: Values
  change: (changed: Partial<Values>) => void
  errors: { name?: string }
}

const TICK_MS = 1000

/** The server's time, as far as its channel has reported it: a browser's clock may be minutes off. */
const serverNowMs = () => Date.now() + ownMatches.serverAheadMs()

/** The form's values. The start follows the clock until the user edits it, and again once they clear it. */
export function useNewTournament(): NewTournament {
  const [values, setValues] = useState<Values>(() => ({
    name: '',
    ...fieldsOf(proposedStartMs(serverNowMs())),
    entryFee: DEFAULT_ENTRY_FEE_REAIS,
    playerCount: DEFAULT_PLAYER_COUNT,
    prizeDistribution: DEFAULT_PRIZE_DISTRIBUTION,
  }))
  const [isStartEdited, setStartEdited] = useState(false)
  useEffect(() => {
    if (isStartEdited) return
    const timer = setInterval(() => {
      const next = fieldsOf(proposedStartMs(serverNowMs()))
      setValues((now) => (now.time === next.time && now.date === next.date ? now : { ...now, ...next }))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isStartEdited])
  const change = (changed: Partial<Values>) => {
    if (changed.date !== undefined || changed.time !== undefined) {
      const { date, time } = { ...values, ...changed }
      setStartEdited(date !== '' || time !== '')
    }
    setValues((now) => ({ ...now, ...changed }))
  }
  return { values, change, errors: {} }
}

/** Creates the tournament and opens its page. Asks for a missing declaration of age, then sends again. */
export function useCreateTournament(values: Values) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { t, i18n } = useTranslation('tournament')
  const showRefusal = useRefusalToast(values)
  const showServerRefusal = useServerRefusal()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isSending = useRef(false)
  const last = useRef({ content: '', key: '' })

  async function send(body: TournamentBody) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const content = JSON.stringify(body)
    // Sending the same form again after a lost answer must not create a second tournament.
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    try {
      const id = await createTournament(body, last.current.key, t('create.noId'))
      const description = t('create.doneText', { start: dateTimeText(body.startTime, i18n.language) })
      showToast({ title: t('create.done'), description })
      await navigate({ to: '/tournament/$tournamentId', params: { tournamentId: id } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ADULT_UNDECLARED') setAsking(true)
      else showServerRefusal(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  function submit() {
    const nowMs = serverNowMs()
    const creator = {
      balanceReais: user.balance,
      hasToken: credential.token() !== null,
      entersFree: user.isPremium,
    }
    const refusal = refuseForm(values, creator, nowMs)
    if (refusal !== null) return showRefusal(refusal)
    const { name, entryFee, playerCount, prizeDistribution } = values
    const startTime = new Date(startOf(values, nowMs)).toISOString()
    void send({ name: name.trim(), entryFee, playerCount, prizeDistribution, startTime })
  }
  const adult = {
    isAsking,
    onDeclared: () => {
      setAsking(false)
      submit()
    },
    onRefused: () => setAsking(false),
  }
  return { submit, isBusy, adult }
}

/** Shows a refusal by the server under the title that the form's own check of the same rule has. */
function useServerRefusal() {
  const { t } = useTranslation('tournament')
  return (error: unknown) => {
    const code = error instanceof ApiError ? error.code : ''
    const title =
      code === 'TOURNAMENT_INCOMPLETE'
        ? t('create.missing.title')
        : code === 'CREATE_BALANCE_TOO_LOW'
          ? t('create.poor.title')
          : code.startsWith('START_')
            ? t('create.badTime.title')
            : t('create.failed')
    const description = error instanceof Error && error.message !== '' ? error.message : t('create.later')
    showToast({ style: 'destructive', title, description })
  }
}

type NewTournamentAnswer = Partial<Tournament> & { tournament?: Partial<Tournament> }

/**
 * The id of the new tournament; the answer is the tournament or holds it.
 */
async function createTournament(body: TournamentBody, key: string, noId: string): Promise<string> {
  const answer: NewTournamentAnswer = await callApi('POST /tournaments', { body, idempotencyKey: key })
  const id = answer?.tournament?.id ?? answer?.id
  if (typeof id !== 'string' || id === '') throw new Error(noId)
  return id
}

function useRefusalToast({ entryFee }: Values) {
  const { t } = useTranslation('tournament')
  return (refusal: FormRefusal) => {
    const [title, description] = words(refusal)
    showToast({ style: 'destructive', title, description })
  }
  function words(refusal: FormRefusal): [title: string, text: string] {
    if (refusal.code === 'missing') return [t('create.missing.title'), t('create.missing.text')]
    if (refusal.code === 'past') return [t('create.badTime.title'), t('create.badTime.past')]
    if (refusal.code === 'soon')
      return [t('create.badTime.title'), t('create.badTime.soon', { minutes: refusal.minutes })]
    if (refusal.code === 'poor') return [t('create.poor.title'), t('create.poor.text', { fee: entryFee })]
    return [t('create.noToken.title'), t('create.noToken.text')]
  }
}
