import { useTranslation } from '@lance/texts'
import { formatSecond } from '../../base/format.ts'
import type { GameAnswer } from './answers.ts'

type Line = { at: string } & (
  | { kind: 'message'; number: number; senderId: string; message: string }
  | { kind: 'report'; reporterId: string; of: 'chat' | 'fair_play' }
)

/** Messages and reports of a game, in the order in which they came. */
const linesOf = ({ chat, reports }: GameAnswer): Line[] =>
  [
    ...chat.map(({ sentAt, ...one }): Line => ({ kind: 'message', at: sentAt, ...one })),
    ...reports.map(
      ({ reportedAt, reporter, kind }): Line => ({
        kind: 'report',
        at: reportedAt,
        reporterId: reporter.id,
        of: kind,
      }),
    ),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))

/** The chat of a game as both players wrote it, with the reports where they were made. */
export function ChatAround({ answer, reportedId }: { answer: GameAnswer; reportedId: string }) {
  const { t } = useTranslation('fairPlay')
  const { white, black } = answer.game
  const nameOf = (id: string) => (id === white.id ? white.name : black.name) ?? t('closedAccount')
  const lines = linesOf(answer)
  if (lines.length === 0) return <p className="hint">{t('noChat')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long chat is scrolled by keyboard
    <ol className="chat-around" tabIndex={0} aria-label={t('chat')}>
      {lines.map((line) =>
        line.kind === 'message' ? (
          <li key={line.number} data-reported={line.senderId === reportedId || undefined}>
            <span className="hint">
              <span dir="auto">{nameOf(line.senderId)}</span> · {formatSecond(line.at)}
            </span>
            <p dir="auto">{line.message}</p>
          </li>
        ) : (
          <li key={`${line.reporterId} ${line.of}`} className="report-mark">
            {t('reportHere', {
              name: nameOf(line.reporterId),
              kind: t(`reportKinds.${line.of}`),
              time: formatSecond(line.at),
            })}
          </li>
        ),
      )}
    </ol>
  )
}
