import type { Color } from '@lance/chess'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ChartSpline, Download, FileText, GraduationCap, House, Link2, RefreshCw } from 'lucide-react'
import { copyText } from '../../base/giveText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { savePgnFile } from '../bot/index.ts'
import { ToolButton } from '../table/index.ts'
import { useAskTraining } from '../training/index.ts'

import { type ReviewGame, stepAt } from './reviewGame.ts'

type ReviewToolbarProps = { game: ReviewGame; ply: number; isMember: boolean; onFlip: () => void }

/** An online game gives one exercise, and members all of them. */
const FREE_EXERCISES = 1

export function ReviewToolbar({ game, ply, isMember, onFlip }: ReviewToolbarProps) {
  const { t } = useTranslation(['review', 'game'])
  const { id, opponent } = game
  const copy = async (text: string, done: { title: string; description?: string }) => {
    if (await copyText(text)) showToast(done)
    else showToast({ title: t('copied.failed'), description: text, style: 'destructive' })
  }
  const copyLink = () =>
    copy(`${location.origin}/game/${id}/review?ply=${ply}`, {
      title: t('copied.link'),
      description: t(opponent === 'bot' ? 'copied.botLinkText' : 'copied.linkText'),
    })
  const copyFen = () => {
    const { fen } = stepAt(game, ply)
    return copy(fen, { title: t('copied.fen'), description: fen })
  }
  const ask = useAskTraining()
  const train = (side: Color) =>
    ask(
      {
        gameId: id,
        source: opponent === 'bot' ? 'bot' : 'online',
        side,
        variant: game.variant,
        ...(game.startFen !== undefined && { fen: game.startFen }),
        ucis: game.steps.flatMap(({ move }) => move?.uci ?? []),
        playedAtMs: Date.now(),
        ...(opponent === 'person' && !isMember && { most: FREE_EXERCISES }),
      },
      game.pgn,
    )
  const { color } = game
  const save = () => savePgnFile(game.pgn, { name: id })
  return (
    <div className="game-toolbar" role="toolbar" aria-label={t('tools.label')}>
      <Link to="/" className="icon-button" aria-label={t('game:toolbar.home')} title={t('game:toolbar.home')}>
        <House size={20} aria-hidden />
      </Link>
      <div className="game-toolbar-middle" />
      <Link
        to="/analysis"
        hash={`game=${id}&ply=${ply}`}
        className="icon-button"
        aria-label={t('game:end.analysis')}
        title={t('game:end.analysis')}
      >
        <ChartSpline size={20} aria-hidden />
      </Link>
      {color !== null && (
        <ToolButton label={t('tools.train')} Picture={GraduationCap} onPress={() => void train(color)} />
      )}
      <ToolButton label={t('tools.flip')} Picture={RefreshCw} onPress={onFlip} />
      <ToolButton label={t('tools.fen')} Picture={FileText} onPress={() => void copyFen()} />
      <ToolButton label={t('tools.pgn')} Picture={Download} onPress={save} />
      <ToolButton label={t('tools.link')} Picture={Link2} onPress={() => void copyLink()} />
    </div>
  )
}
