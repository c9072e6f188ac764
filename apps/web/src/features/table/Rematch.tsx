import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Repeat2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyText } from '../../design/numberText.ts'
import { colorIn, type GameRoom, type GameState, secondsUntil, useServerNow } from '../room/index.ts'
import { useStakeGate } from '../wager/index.ts'
import { type RematchView, rematchView } from './rematchView.ts'

export type RematchProps = {
  state: GameState
  room: GameRoom | null
  /** The opponent's request that the user declined, identified by its deadline. */
  declinedUntilMs: number | null
  onDecline: (untilMs: number) => void
}

/** From this many seconds left, the countdown shows seconds instead of minutes. */
const COUNTED_S = 120

/** Another game with the same opponent: ask, wait, answer. The other actions are in the same row. */
export function Rematch({ children, ...props }: RematchProps & { children: ReactNode }) {
  const { t, i18n } = useTranslation('game')
  const { state, room, declinedUntilMs, onDecline } = props
  const nowMs = useServerNow(state.serverAheadMs, state.record?.endedAt != null)
  const gate = useStakeGate()
  const view = rematchView(state, nowMs)
  if (view === null) return children
  const stakeReais = state.record?.wager ?? 0
  const ask = () => gate(stakeReais, () => room?.request({ type: 'rematch' }))
  const isAsked = view.kind === 'asked' && view.untilMs !== declinedUntilMs
  return (
    <>
      {isAsked && (
        <div className="rematch-asked">
          <p>
            <span role="status">{askedText()}</span> <TimeLeft untilMs={view.untilMs} nowMs={nowMs} />
          </p>
          <button type="button" className="button button-primary" disabled={!view.canAsk} onClick={ask}>
            {t('rematch.accept')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => onDecline(view.untilMs)}>
            {t('rematch.decline')}
          </button>
        </div>
      )}
      <div className="end-ways" data-quiet={isAsked || view.kind === 'ready' || undefined}>
        {children}
        {!isAsked && <RematchButton view={view} stakeReais={stakeReais} onAsk={ask} />}
      </div>
      <RematchNote view={view} state={state} nowMs={nowMs} isDeclined={!isAsked} />
    </>
  )

  function askedText(): string {
    const name = opponentName(state)
    if (stakeReais === 0) return t('rematch.asked', { name })
    return t('rematch.askedFor', { name, stake: moneyText(stakeReais, i18n.language) })
  }
}

function opponentName({ record, userId }: GameState): string {
  const color = record && colorIn(record, userId)
  return record === null || color === null ? '' : record[`${otherColor(color)}_player_name`]
}

type RematchButtonProps = { view: RematchView; stakeReais: number; onAsk: () => void }

function RematchButton({ view, stakeReais, onAsk }: RematchButtonProps) {
  const { t, i18n } = useTranslation('game')
  if (view.kind === 'ready') {
    return (
      <Link to="/game/$gameId" params={{ gameId: view.gameId }} className="button button-primary">
        {t('rematch.open')}
      </Link>
    )
  }
  const canAsk = (view.kind === 'open' || view.kind === 'asked') && view.canAsk
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={!canAsk}
      aria-busy={view.kind === 'asking' || undefined}
      onClick={() => canAsk && onAsk()}
    >
      {view.kind === 'asking' ? <span className="spinner" aria-hidden /> : <Repeat2 size={18} aria-hidden />}
      {t(view.kind === 'waiting' ? 'rematch.waiting' : 'rematch.ask')}
      {stakeReais > 0 && ` · ${moneyText(stakeReais, i18n.language)}`}
    </button>
  )
}

type NoteProps = { view: RematchView; state: GameState; nowMs: number; isDeclined: boolean }

/** The state of the rematch request, where the button does not say it. */
function RematchNote({ view, state, nowMs, isDeclined }: NoteProps) {
  const { t } = useTranslation('game')
  const untilMs = view.kind === 'waiting' || (view.kind === 'asked' && isDeclined) ? view.untilMs : null
  const text = noteText()
  return (
    <p className="end-note rematch-note" data-empty={(text === null && untilMs === null) || undefined}>
      <span role="status">{text}</span> {untilMs !== null && <TimeLeft untilMs={untilMs} nowMs={nowMs} />}
    </p>
  )

  function noteText(): string | null {
    const name = opponentName(state)
    if (view.kind === 'waiting') return t('rematch.waitingFor', { name })
    if (view.kind === 'asked') return isDeclined ? t('rematch.declined', { name }) : null
    if (view.kind === 'closed') return t('rematch.closed')
    if (view.kind !== 'open') return null
    if (state.rematchRefusal !== null) return state.rematchRefusal
    return view.isExpired ? t('rematch.expired') : null
  }
}

/** Hidden from screen readers, which would announce every second. */
function TimeLeft({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const { t } = useTranslation('game')
  const seconds = secondsUntil(untilMs, nowMs)
  const minutes = Math.floor(seconds / 60)
  return (
    <span className="rematch-left" aria-hidden>
      {seconds <= COUNTED_S
        ? t('rematch.seconds', { seconds })
        : t('clock.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </span>
  )
}
