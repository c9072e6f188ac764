import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatTime } from '../../base/format.ts'
import { Dialog } from '../../design/Dialog.tsx'
import { Failure } from '../../design/Failure.tsx'
import { ActDialog } from '../acts/index.ts'
import type { Report } from './answers.ts'
import { ChatAround } from './ChatAround.tsx'
import { GameView } from './GameView.tsx'
import { useGame } from './useGame.ts'

/** A report with the chat of its game, and the game itself. Resolving it closes both. */
export function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('fairPlay')
  const { gameId, kind, reporter, reported, reportedAt } = report
  const game = useGame(gameId)
  const [outcome, setOutcome] = useState<'upheld' | 'dismissed' | null>(null)
  if (outcome)
    return (
      <ActDialog
        title={t(`resolve.${outcome}`)}
        verb="resolve-report"
        given={{ game: gameId, reporter: reporter.id, kind, outcome }}
        confirm={t(`resolve.${outcome}`)}
        isGrave={outcome === 'upheld'}
        onClose={() => setOutcome(null)}
        onDone={onClose}
      >
        <p>{t(`resolve.${outcome}Effect`)}</p>
      </ActDialog>
    )
  const name = reported.name ?? t('closedAccount')
  return (
    <Dialog title={t('reportOf', { name, kind: t(`reportKinds.${kind}`) })} onClose={onClose} wide>
      <p className="hint" dir="auto">
        {t('reportedBy', { name: reporter.name ?? t('closedAccount'), time: formatTime(reportedAt) })}
      </p>
      {game.error && <Failure error={game.error} onRetry={() => game.refetch()} />}
      {game.data && <ChatAround answer={game.data} reportedId={reported.id} />}
      {game.data && kind === 'fair_play' && <GameView gameId={gameId} playerId={reported.id} />}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
        <button type="button" className="button" onClick={() => setOutcome('dismissed')}>
          {t('resolve.dismissed')}
        </button>
        <button type="button" className="button grave" onClick={() => setOutcome('upheld')}>
          {t('resolve.upheld')}
        </button>
      </div>
    </Dialog>
  )
}
