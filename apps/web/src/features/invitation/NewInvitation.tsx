import type { Invitation } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Choice } from '../../design/form/Choice.tsx'
import { SubmitButton } from '../../design/form/Field.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { callApi } from '../../net/session/wiring.ts'
import {
  DEFAULT_TERMS,
  OwnPace,
  PaceChoice,
  parseTypedPace,
  type TypedPace,
  usePaceText,
  VariantChoice,
  withPace,
  withVariant,
} from '../pace/index.ts'
import { OpenInvitations } from './OpenInvitations.tsx'
import './invitation.css'

const COLORS = ['white', 'random', 'black'] as const
type ChosenColor = Invitation['color']

/** /game/new: the terms of a game with a friend. Creating the invitation leads to its waiting screen. */
export function NewInvitation() {
  const { t } = useTranslation('invitation')
  const { status } = useAuth()
  usePageTitle(t('title'))
  const [listed, setListed] = useState(DEFAULT_TERMS)
  const [typed, setTyped] = useState<TypedPace | null>(null)
  const pace = typed === null ? listed : parseTypedPace(typed)
  const { variant } = listed
  const { key, values } = usePaceText(pace ?? listed)
  const [color, setColor] = useState<ChosenColor>('random')
  const { make, isBusy } = useMakeInvitation()
  const gate = usePlayGate()
  return (
    <div className="invitation-place">
      <header>
        <h1 className="text-31 md:text-39">{t('title')}</h1>
        <p className="mt-2 text-quiet">{t('lead')}</p>
      </header>
      <form
        className="invitation-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (pace === null) return
          const { timeControlS, incrementS } = pace
          const increment = incrementS > 0 && { increment: incrementS }
          // A server of the previous version refuses a field that it doesn't know.
          const rules = variant !== 'standard' && { variant }
          gate(() => void make({ time_control: timeControlS, ...increment, ...rules, color }))
        }}
      >
        <PaceChoice
          legend={t('timeControl')}
          chosen={typed === null ? listed : null}
          onChoose={(chosen) => {
            setListed(withPace(listed, chosen))
            setTyped(null)
          }}
        >
          {(name) => <OwnPace name={name} typed={typed} onChange={setTyped} />}
        </PaceChoice>
        <p className="text-14 text-quiet">{pace === null ? '\u00a0' : t(`terms.${key}`, values)}</p>
        <VariantChoice chosen={variant} onChoose={(chosen) => setListed(withVariant(listed, chosen))} />
        <Choice legend={t('color')} name="color" all={COLORS} chosen={color} onChoose={setColor}>
          {(one) => t(`colors.${one}`)}
        </Choice>
        <SubmitButton label={t('make')} isBusy={isBusy} />
      </form>
      {status === 'user' && <OpenInvitations />}
    </div>
  )
}

/** Creates an invitation and goes to it. A retry after a lost answer reuses the same id. */
function useMakeInvitation() {
  const { t } = useTranslation('invitation')
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const last = useRef({ terms: '', id: '' })
  async function make(terms: Pick<Invitation, 'time_control' | 'increment' | 'variant' | 'color'>) {
    if (isBusy) return
    const key = JSON.stringify(terms)
    if (last.current.terms !== key) last.current = { terms: key, id: crypto.randomUUID() }
    const { id } = last.current
    setBusy(true)
    try {
      await callApi('POST /invitations', { body: { id, ...terms } })
      await navigate({ to: '/invite/$invitationId', params: { invitationId: id } })
    } catch (error) {
      setBusy(false)
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('makeFailed'), description })
    }
  }
  return { make, isBusy }
}
