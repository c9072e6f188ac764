import type { Color } from '@lance/chess'
import { initialMs, isDaily } from '@lance/domain'
import { NO_MARKS } from '../../design/PlayerMarks.tsx'
import { type BotGame, type BotGameLookup, botSeat, botStart, makeBotGamePgn } from '../bot/index.ts'
import type { TablePlayer } from '../table/index.ts'
import { type ReviewGame, type ReviewRefusal, replaySteps } from './reviewGame.ts'

/** `own` is for the PGN, `shownOwn` for the reader. */
type Names = { ownId: string; own: string; shownOwn: string; bot: (game: BotGame) => string; siteUrl: string }

/** A finished game against the bot, from this browser's storage. */
export function botReview(
  found: BotGameLookup,
  names: Names,
): { ok: true; game: ReviewGame } | { ok: false; code: ReviewRefusal } {
  if (found.status === 'missing') return { ok: false, code: 'botMissing' }
  if (found.status === 'damaged') return { ok: false, code: 'botDamaged' }
  const { ending } = found.game
  if (ending === null) return { ok: false, code: 'running' }
  return {
    ok: true,
    game: reviewOf(
      found.game,
      { ...ending, ratingChange: null, points: null, money: null, match: null },
      names,
    ),
  }
}

function reviewOf(
  game: BotGame,
  ending: ReviewGame['ending'],
  { ownId, own, shownOwn, bot, siteUrl }: Names,
): ReviewGame {
  const { id, color, ucis, clocksMs, timeControlS } = game
  const fullMs = initialMs(game)
  const self: TablePlayer = {
    name: shownOwn,
    picture: { of: 'person', id: ownId },
    rating: null,
    country: null,
    ...NO_MARKS,
    isAway: false,
    id: null,
  }
  const player = (side: Color) => (side === color ? self : botSeat(game.level, bot(game)))
  const start = botStart(game)
  return {
    ...start,
    id,
    opponent: 'bot',
    color,
    players: { white: player('white'), black: player('black') },
    ending,
    isDaily: isDaily(timeControlS),
    steps: replaySteps(ucis, { ...start, clocksMs, startMs: { white: fullMs, black: fullMs } }),
    pgn: makeBotGamePgn(game, { own, bot: bot(game), siteUrl }),
  }
}
