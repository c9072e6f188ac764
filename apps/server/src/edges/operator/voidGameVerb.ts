import { openWagers, undoPayout } from '../../money/wagers/index.ts'
import { arenaEndStep } from '../../play/arenas/index.ts'
import { voidGame } from '../../play/games/index.ts'
import { makeSwissEndStep } from '../../play/swiss/index.ts'
import { makeEndStep } from '../../play/tournaments/index.ts'
import type { Verb } from './verb.ts'

/** The running servers find what a voided game makes due. */
const quietly = { onCompleted: () => {} }

export const voidGameVerb: Verb = {
  says: 'Voids a running game: nobody wins, nothing is rated, and both stakes go back. For an ended game the stakes go back while its win is held (PAYOUT_HOLD_H); its result stays.',
  takes: [{ name: 'game', says: 'the id of the game' }],
  changes: true,
  sameIsRetry: true,
  transactions: 'several',
  async run(ctx, { game: gameId = '', actId }) {
    const voided = await voidGame(ctx, {
      gameId,
      endSteps: [
        makeEndStep(ctx, quietly),
        makeSwissEndStep(ctx, quietly),
        arenaEndStep,
        openWagers(ctx).endStep,
      ],
    })
    if (voided.ok)
      return {
        ok: true,
        lines: [`Game ${gameId} is void.`],
        changed: { game: gameId, from: 'running', to: 'void' },
      }
    const undone = voided.code === 'GAME_OVER' ? await undoPayout(ctx, { gameId, actId }) : null
    if (undone?.ok)
      return {
        ok: true,
        lines: [`Game ${gameId} is over; its win was still held: both stakes went back.`],
        changed: { game: gameId, from: 'win held', to: 'stakes back' },
      }
    if (undone?.code === 'LOSER_CLOSED')
      return {
        ok: false,
        lines: [
          `Game ${gameId} is over, and its loser has closed their account: no stake can go back. hold-payout keeps the win.`,
        ],
        code: 'GAME_LOSER_CLOSED',
      }
    const whyNot = voided.code === 'GAME_OVER' ? 'is over: an ended game never changes' : 'does not exist'
    return { ok: false, lines: [`Game ${gameId} ${whyNot}.`], code: voided.code }
  },
}
