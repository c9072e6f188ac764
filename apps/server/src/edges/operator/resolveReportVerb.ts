import { REPORT_OUTCOMES, resolveReport } from '../../play/chat/index.ts'
import { isUuid } from './isUuid.ts'
import type { Verb } from './verb.ts'

const KINDS = ['chat', 'fair_play'] as const

export const resolveReportVerb: Verb = {
  says: 'Resolves a report: upheld or dismissed. A dismissed one no longer counts against the player; nothing else follows.',
  takes: [
    { name: 'game', says: 'the id of the game' },
    { name: 'reporter', says: 'the id of the player who reported' },
    { name: 'kind', says: KINDS.join(', ') },
    { name: 'outcome', says: REPORT_OUTCOMES.join(', ') },
  ],
  changes: true,
  transactions: 'one',
  async run(ctx, { game: gameId = '', reporter: reporterId = '', kind: ofKind, outcome: said, actId }) {
    const kind = KINDS.find((one) => one === ofKind)
    if (!kind) return { ok: false, lines: [`"${ofKind}" is not one of ${KINDS.join(', ')}.`] }
    const outcome = REPORT_OUTCOMES.find((one) => one === said)
    if (!outcome) return { ok: false, lines: [`"${said}" is not one of ${REPORT_OUTCOMES.join(', ')}.`] }
    const done = isUuid(reporterId)
      ? await resolveReport(ctx, { gameId, reporterId, kind, outcome, actId })
      : null
    if (!done?.ok)
      return {
        ok: false,
        lines: [`Player ${reporterId} made no ${kind} report in game ${gameId}.`],
        code: 'REPORT_UNKNOWN',
      }
    return {
      ok: true,
      lines: [`The report is ${outcome}.`],
      changed: { user: done.reportedId, game: gameId, kind, from: done.was ?? 'open', to: outcome },
    }
  },
}
