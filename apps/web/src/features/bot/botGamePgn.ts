import { makePgn, type PgnResult } from '@lance/chess'
import { type Ending, isDaily, type Pace } from '@lance/domain'
import { findHouseBot } from '@lance/engine/opponents'
import { saveFile } from '../../base/giveText.ts'
import { BOT_MARK } from '../../design/BotMark.tsx'
import { type BotGame, botStart, replayWithSan } from './botGame.ts'

/** The PGN of a game against the bot, with the mover's clock after each move. */
export function makeBotGamePgn(
  game: BotGame,
  { own, bot, siteUrl }: { own: string; bot: string; siteUrl: string },
): string {
  const { id, level, color, startedAtMs, clocksMs, ending } = game
  const side = color === 'white' ? 'Black' : 'White'
  const houseBot = findHouseBot(level)
  // The mark is a tag of its own.
  const name = houseBot?.name ?? bot
  const [White, Black] = color === 'white' ? [own, name] : [name, own]
  const tags = {
    Event: 'Bot game',
    Site: `${siteUrl}/game/${id}`,
    Date: dateOf(startedAtMs),
    Round: '-',
    White,
    Black,
    [`${side}Title`]: BOT_MARK,
    ...(houseBot !== null && { [`${side}Elo`]: String(houseBot.rating) }),
    TimeControl: timeControlOf(game),
    Termination: terminationOf(ending),
  }
  const { variant, startFen } = botStart(game)
  const moves = replayWithSan(game).san.map((san, index) => ({ san, clockMs: clocksMs[index] }))
  const setUp = startFen !== undefined && { FEN: startFen }
  return makePgn({ tags: { ...tags, ...setUp }, variant, moves, result: resultOf(ending) })
}

/** The start date in the player's time zone. */
function dateOf(ms: number): string {
  const date = new Date(ms)
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return [date.getFullYear(), ...parts].join('.')
}

/** In the terms of the PGN standard, as the server writes it. */
function timeControlOf({ timeControlS, incrementS }: Pace): string {
  if (isDaily(timeControlS)) return `1/${timeControlS}`
  return incrementS === 0 ? `${timeControlS}` : `${timeControlS}+${incrementS}`
}

/** In the terms of the PGN standard. */
function terminationOf(ending: Ending | null): string {
  if (ending === null || ending.reason === 'aborted') return 'unterminated'
  return ending.reason === 'timeout' || ending.reason === 'timeout_draw' ? 'time forfeit' : 'normal'
}

function resultOf(ending: Ending | null): PgnResult {
  if (ending === null || ending.reason === 'aborted') return '*'
  if (ending.winner === null) return '1/2-1/2'
  return ending.winner === 'white' ? '1-0' : '0-1'
}

/** Downloads a PGN as a file. */
export function savePgnFile(pgn: string, { name }: { name: string }): void {
  saveFile(pgn, { name: `lance-${name}.pgn`, type: 'application/x-chess-pgn' })
}
