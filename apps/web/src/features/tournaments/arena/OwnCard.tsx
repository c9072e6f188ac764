import type { OwnArenaRow, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { Entry } from '../shared/Entry.tsx'
import { refetchArena } from './arenaQueries.ts'
import type { OwnState } from './arenaState.ts'

type OwnCardProps = { tournament: Tournament; state: OwnState; row: OwnArenaRow | null; isKnown: boolean }

/** What the viewer is doing in a running arena, and the one thing to do next. */
export function OwnCard({ tournament, state, row, isKnown }: OwnCardProps) {
  const { t } = useTranslation('arena')
  // Right after entering, the standings may not know it yet.
  const isEntering = state.kind === 'outside' && tournament.isParticipant
  const kind = isEntering ? 'free' : state.kind
  const text = state.kind === 'paused' && state.by === 'absence' ? t('own.absence') : t(`own.${kind}.text`)
  return (
    <section className="arena-own" data-kind={kind} aria-label={t('own.label')}>
      <div className="arena-own-words" role="status">
        <p className="arena-own-title">
          {kind === 'free' && isKnown && <span className="spinner" aria-hidden />}
          {t(`own.${kind}.title`)}
        </p>
        <p className="text-quiet">{text}</p>
      </div>
      {row !== null && (
        <p className="arena-own-rank">
          <strong>{t('own.rank', { rank: row.rank })}</strong> {t('points', { count: row.points })}
        </p>
      )}
      <OwnAction tournament={tournament} state={isEntering ? { kind: 'free' } : state} />
    </section>
  )
}

function OwnAction({ tournament, state }: Pick<OwnCardProps, 'tournament' | 'state'>) {
  const { t } = useTranslation('arena')
  switch (state.kind) {
    case 'outside':
      return <Entry tournament={tournament} />
    case 'playing':
      return (
        <Link to="/game/$gameId" params={{ gameId: state.gameId }} className="button button-primary">
          {t('own.toGame')}
        </Link>
      )
    case 'paused':
      return <PauseButton id={tournament.id} isPaused />
    case 'late':
      return null
    case 'free':
      return <PauseButton id={tournament.id} isPaused={false} />
  }
}

/** Pauses, or ends the pause: one at a time. */
function PauseButton({ id, isPaused }: { id: string; isPaused: boolean }) {
  const { t } = useTranslation('arena')
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  async function press() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      const call = { params: { id }, body: {} }
      if (isPaused) await callApi('POST /tournaments/:id/resume', call)
      else await callApi('POST /tournaments/:id/pause', call)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('own.failed'), description })
    } finally {
      isRunning.current = false
      setBusy(false)
      refetchArena(id)
    }
  }
  return (
    <button
      type="button"
      className={`button ${isPaused ? 'button-primary' : 'button-quiet'}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void press()}
    >
      {t(isPaused ? 'own.resume' : 'own.pause')}
      {isBusy && <span className="spinner" aria-hidden />}
    </button>
  )
}
