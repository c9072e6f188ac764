import type { Color } from '@lance/chess'
import { mainLine, parsePgn } from '@lance/chess/study'
import type { GameRecord } from '@lance/contract'
import { initialMs, isDaily } from '@lance/domain'
import { berserkMs } from '@lance/domain/arena'
import { paceOfGame } from '../../design/paceLabel.ts'
import { endingOf, playerOf } from '../game/index.ts'
import { colorIn, isBerserk, startOf } from '../room/index.ts'
import { type ReviewGame, replaySteps } from './reviewGame.ts'

/** A finished game between two people, from its record and its PGN, which has the clocks. */
export function onlineReview(record: GameRecord, pgn: string, userId: string): ReviewGame {
  const color = colorIn(record, userId)
  const [read] = parsePgn(pgn).games
  const pgnMoves = read ? mainLine(read.study) : []
  const start = startOf(record)
  return {
    ...start,
    id: record.game_id_text,
    opponent: 'person',
    color,
    players: { white: playerOf(record, 'white', color), black: playerOf(record, 'black', color) },
    ending: endingOf(record, color),
    ...(record.berserk && { berserk: record.berserk }),
    isDaily: isDaily(record.timeControl),
    steps: replaySteps(record.moves, {
      ...start,
      clocksMs: pgnMoves.map(({ clockMs }) => clockMs),
      startMs: { white: startMsOf(record, 'white'), black: startMsOf(record, 'black') },
    }),
    pgn,
  }
}

function startMsOf(record: GameRecord, color: Color): number {
  const pace = paceOfGame(record)
  return isBerserk(record, color) ? berserkMs(pace) : initialMs(pace)
}
