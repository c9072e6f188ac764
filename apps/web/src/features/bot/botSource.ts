import type { Color } from '@lance/chess'
import { FIRST_MOVE_PLIES, isDaily } from '@lance/domain'
import type { Marks } from '../../design/PlayerMarks.tsx'
import type { GameSource, TablePlayer } from '../table/index.ts'
import { botStart, moverAfter } from './botGame.ts'
import type { BotGameController } from './botGameController.ts'
import { botSeat } from './botSeat.ts'
import { type BotState, botClocks, isRunning } from './botState.ts'

/** A game against the bot in the form that the table shows. It is never rated. */
export function botSource(
  state: BotState,
  controller: BotGameController,
  names: { ownId: string; own: string; bot: string; country: string | null; marks: Marks },
): GameSource {
  const { game, fen, san, clock } = state
  const ply = game.ucis.length
  const own: TablePlayer = {
    name: names.own,
    country: names.country,
    ...names.marks,
    picture: { of: 'person', id: names.ownId },
    rating: null,
    isAway: false,
    id: null,
  }
  const player = (color: Color) => (color === game.color ? own : botSeat(game.level, names.bot))
  return {
    game: {
      ...botStart(game),
      fen,
      san,
      ply,
      turn: moverAfter(game, ply),
      lastMove: game.ucis.at(-1) ?? null,
      opponent: 'bot',
      isUnsent: false,
      color: game.color,
      players: { white: player('white'), black: player('black') },
      isAbortable: ply < FIRST_MOVE_PLIES,
      stake: null,
      ending:
        game.ending === null
          ? null
          : { ...game.ending, ratingChange: null, points: null, money: null, match: null },
    },
    clocks: {
      at: (nowMs) => botClocks(state, nowMs),
      sinceMs: clock.turnStartedAtMs,
      isDaily: isDaily(game.timeControlS),
    },
    isOpen: isRunning(state),
    move: controller.move,
    resign: () => controller.send({ type: 'resign' }),
  }
}
