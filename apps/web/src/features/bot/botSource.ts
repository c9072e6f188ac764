import type { Color } from '@lance/chess'
import { FIRST_MOVE_PLIES, turnOfPly } from '@lance/domain'
import { type Marks, NO_MARKS } from '../../design/PlayerMarks.tsx'
import type { GameSource, TablePlayer } from '../table/index.ts'
import { botFace } from './botFace.ts'
import { botStart } from './botGame.ts'
import type { BotGameController } from './botGameController.ts'
import { type BotState, botClocks, isRunning } from './botState.ts'

/** A game against the bot in the form that the table shows. It is never rated. */
export function botSource(
  state: BotState,
  controller: BotGameController,
  names: { ownId: string; own: string; bot: string; country: string | null; marks: Marks },
): GameSource {
  const { game, fen, san, clock } = state
  const ply = game.ucis.length
  const player = (color: Color): TablePlayer => ({
    name: color === game.color ? names.own : names.bot,
    country: color === game.color ? names.country : null,
    ...(color === game.color ? names.marks : NO_MARKS),
    picture:
      color === game.color ? { of: 'person', id: names.ownId } : { of: 'bot', face: botFace(game.level) },
    rating: null,
    isAway: false,
    id: null,
  })
  return {
    game: {
      ...botStart(game),
      fen,
      san,
      ply,
      turn: turnOfPly(ply),
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
    clocks: { at: (nowMs) => botClocks(state, nowMs), sinceMs: clock.turnStartedAtMs, isDaily: false },
    isOpen: isRunning(state),
    move: controller.move,
    resign: () => controller.send({ type: 'resign' }),
  }
}
