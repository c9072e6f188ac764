import type { Tournament, TournamentBody } from '@lance/contract'
import { proposedStartMs } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { keepWayBack } from '../../../base/wayBack.ts'
import { showToast } from '../../../design/toast/toastStore.ts'
import { ApiError } from '../../../net/api/apiError.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { queryClient } from '../../../net/queryClient.ts'
import { ownMatches } from '../../../net/session/playerChannel.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { callApi, credential } from '../../../net/session/wiring.ts'
import { refuseUnconfirmed } from '../shared/refuseUnconfirmed.ts'
import { type FormRefusal, fieldsOf, refuseForm, startOf } from '../shared/tournamentForm.ts'
import { dateTimeText, waitLabel } from '../shared/tournamentTexts.ts'
import { type FormValues, forgetDraft, keepDraft, readDraft } from './formDraft.ts'
import { termsOfForm } from './formTerms.ts'

export type NewTournament = {
  values: FormValues
  change: (changed: Partial<FormValues>) => void
  errors: { name?: string }
}

const TICK_MS = 1000

/** The server's time, as far as its channel has reported it: a browser's clock may be minutes off. */
const serverNowMs = () => Date.now() + ownMatches.serverAheadMs()

/** The shortest time before a start, in ms; undefined until the server has told it. */
function useMinLeadMs(): number | undefined {
  const settings = usePublicSettings()
  return settings && settings.tournament.minLeadS * 1000
}

/**
 * The form's values, with what was typed in this tab before. The start follows the clock until the user edits
 * it, and again once they clear it.
 */
export function useNewTournament(): NewTournament {
  const minLeadMs = useMinLeadMs()
  const [values, setValues] = useState(readDraft)
  const isStartEdited = values.date !== '' || values.time !== ''
  const [proposed, setProposed] = useState(() => fieldsOf(proposedStartMs(serverNowMs(), minLeadMs)))
  useEffect(() => {
    const propose = () => {
      const next = fieldsOf(proposedStartMs(serverNowMs(), minLeadMs))
      setProposed((now) => (now.time === next.time && now.date === next.date ? now : next))
    }
    propose()
    const timer = setInterval(propose, TICK_MS)
    return () => clearInterval(timer)
  }, [minLeadMs])
  const change = (changed: Partial<FormValues>) => {
    // Editing the date alone keeps the proposed time, and the other way round.
    const start = isStartEdited || !('date' in changed || 'time' in changed) ? {} : proposed
    const next = { ...values, ...start, ...changed }
    keepDraft(next)
    setValues(next)
  }
  const shown = isStartEdited ? values : { ...values, ...proposed }
  const isFree = useIsFreeOnly(shown.format)
  return { values: isFree ? { ...shown, entryFee: 0 } : shown, change, errors: {} }
}

/** Whether tournaments of this format have no entry fee: arenas and Swiss ones, until the operator allows it. */
export function useIsFreeOnly(format: FormValues['format']): boolean {
  const settings = usePublicSettings()
  return format !== 'KNOCKOUT' && settings?.tournament.paidFormats !== true
}

/** Whether the user's Premium pays this fee; undefined until the server has told it. */
export function useFreeEntry(feeReais: number): boolean | undefined {
  const { user } = useAuth()
  const { data } = useQuery(
    {
      queryKey: ['premium', user.id],
      queryFn: ({ signal }) => callApi('GET /subscriptions', { signal }),
      enabled: user.isPremium,
    },
    queryClient,
  )
  if (!user.isPremium) return false
  return data && data.allowance !== null && data.allowance.left >= feeReais
}

/** Creates the tournament and opens its page. Asks for a missing declaration of age, then sends again. */
export function useCreateTournament(values: FormValues) {
  const minLeadMs = useMinLeadMs()
  const entersFree = useFreeEntry(values.entryFee)
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
      forgetDraft()
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
    const refusal = refuseForm(values, {
      balanceReais: user.balance,
      hasToken: credential.token() !== null,
      // While it is unknown what Premium pays, the server decides.
      entersFree: entersFree ?? true,
      nowMs,
      minLeadMs,
    })
    if (refusal !== null) return showRefusal(refusal)
    const { name, entryFee, prizeDistribution } = values
    const startTime = new Date(startOf(values, { nowMs, minLeadMs })).toISOString()
    void send({ name: name.trim(), entryFee, prizeDistribution, startTime, ...termsOfForm(values) })
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
  const { user } = useAuth()
  const walletAction = useWalletAction()
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
    if (code === 'ENTRY_EMAIL_UNCONFIRMED') return void refuseUnconfirmed({ title, description }, user)
    const isAboutMoney = code === 'CREATE_BALANCE_TOO_LOW' || code === 'DEBT_OPEN'
    showToast({ style: 'destructive', title, description, ...(isAboutMoney && { action: walletAction }) })
  }
}

/** Leads to the wallet, which leads back to the form as it was. */
function useWalletAction() {
  const { t } = useTranslation('tournament')
  const navigate = useNavigate()
  const onPress = () => {
    keepWayBack('/create-tournament')
    void navigate({ to: '/wallet' })
  }
  return { label: t('create.poor.action'), onPress }
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

function useRefusalToast({ entryFee }: FormValues) {
  const { t, i18n } = useTranslation('tournament')
  const walletAction = useWalletAction()
  return (refusal: FormRefusal) => {
    const [title, description] = words(refusal)
    const isPoor = refusal.code === 'poor'
    showToast({ style: 'destructive', title, description, ...(isPoor && { action: walletAction }) })
  }
  function words(refusal: FormRefusal): [title: string, text: string] {
    if (refusal.code === 'missing') return [t('create.missing.title'), t('create.missing.text')]
    if (refusal.code === 'past') return [t('create.badTime.title'), t('create.badTime.past')]
    if (refusal.code === 'soon')
      return [
        t('create.badTime.title'),
        t('create.badTime.soon', {
          minutes: refusal.minutes,
          least: waitLabel(refusal.minMinutes * 60, i18n.language),
        }),
      ]
    if (refusal.code === 'poor') return [t('create.poor.title'), t('create.poor.text', { fee: entryFee })]
    return [t('create.noToken.title'), t('create.noToken.text')]
  }
}
