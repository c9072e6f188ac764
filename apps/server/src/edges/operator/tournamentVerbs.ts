import { openWagers } from '../../money/wagers/index.ts'
import { arenaEndStep } from '../../play/arenas/index.ts'
import { voidGame } from '../../play/games/index.ts'
import { makeSwissEndStep } from '../../play/swiss/index.ts'
import { cancelByOperator, findStuck, makeEndStep } from '../../play/tournaments/index.ts'
import { isUuid } from './isUuid.ts'
import type { Verb } from './verb.ts'

export const stuckTournamentsVerb: Verb = {
  says: 'Lists the tournaments in which nothing has happened for 45 minutes, or that should have begun 45 minutes ago.',
  takes: [],
  changes: false,
  impersonal: true,
  async run(ctx) {
    const stuck = await findStuck(ctx)
    const lines = stuck.map(
      ({ id, name, status, currentRound, participants, openMatches, since, escrowReais }) =>
        `${id} ${status} since ${since.toISOString()}, round ${currentRound}, ${openMatches} open matches, ` +
        `${participants} players, R$ ${escrowReais.toFixed(2)} in escrow: ${name}`,
    )
    return { ok: true, lines: lines.length > 0 ? lines : ['No tournament is stuck.'] }
  },
}

const whyNot = { UNKNOWN: 'there is no such tournament', FINISHED: 'it is over, and its prizes are paid' }

export const cancelTournamentVerb: Verb = {
  says: 'Cancels a waiting or running tournament: every entry fee goes back to its player, and running games are void.',
  takes: [{ name: 'tournament', says: 'the id of the tournament' }],
  changes: true,
  transactions: 'several',
  async run(ctx, { tournament: id = '' }) {
    if (!isUuid(id)) return { ok: false, lines: [`"${id}" is not the id of a tournament.`] }
    const cancelled = await cancelByOperator(ctx, id)
    if (!cancelled.ok)
      return {
        ok: false,
        lines: [`Nothing was done: ${whyNot[cancelled.code]}.`],
        code: `TOURNAMENT_${cancelled.code}`,
      }
    const quietly = { onCompleted: () => {} }
    const steps = [makeEndStep(ctx, quietly), makeSwissEndStep(ctx, quietly), arenaEndStep]
    const endSteps = [...steps, openWagers(ctx).endStep]
    for (const gameId of cancelled.gameIds) await voidGame(ctx, { gameId, endSteps })
    const games = cancelled.gameIds.length === 0 ? '' : ` Void: ${cancelled.gameIds.join(', ')}.`
    return {
      ok: true,
      lines: [`The tournament is cancelled; every fee went back.${games}`],
      changed: { tournament: id, to: 'cancelled', voided: cancelled.gameIds.length },
    }
  },
}
