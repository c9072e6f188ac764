import {
  findMove,
  gamePosition,
  legalMoves,
  moveTo,
  parseUci,
  pieceAt,
  playMove,
  startGame,
} from '@lance/chess'
import { loadEngine } from '@lance/engine/node'
import { CLASSES, type LabGame, type PaceClass } from '../format.ts'
import { judgePosition } from '../play/referee.ts'
import { openRandom } from '../seededRandom.ts'
import { cellsOf, evenShareMs, type TimedMoment, type TimeTable } from './thinkTime.ts'

/** A cell with fewer moves is left out, and a wider one used. */
const MOVES_LEAST = 60
const QUANTILES = 15
/** Of each class so many games at most, and of each player so many: a judged move takes milliseconds. */
const GAMES_MOST = 350
const GAMES_OF_PLAYER = 40
/** A faster move was ready before its turn. */
const FASTEST_MS = 60

/** Makes the table of thinking times from games of people whose clocks show parts of seconds. */
export async function fitTimes(games: readonly LabGame[], source: string): Promise<TimeTable> {
  const engine = await loadEngine()
  engine.resizeTable(1)
  const shares = new Map<string, number[]>()
  for (const game of chooseGames(games))
    for (const { moment, thinkMs } of momentsOf(
      game,
      (ucis) => judgePosition(engine, ucis)?.marginCentipawns,
    )) {
      const share = Math.log(Math.max(FASTEST_MS, thinkMs) / Math.max(1, evenShareMs(moment, game)))
      for (const cell of cellsOf(game.class, game, moment)) {
        const known = shares.get(cell)
        if (known) known.push(share)
        else shares.set(cell, [share])
      }
    }
  const cells = [...shares.entries()].filter(([, { length }]) => length >= MOVES_LEAST)
  const rows = cells.sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    source,
    cells: Object.fromEntries(rows.map(([cell, found]) => [cell, quantilesOf(found).join(' ')])),
  }
}

function chooseGames(games: readonly LabGame[]): LabGame[] {
  const isFine = ({ thinkMs }: LabGame) => thinkMs.some((ms) => ms % 1000 !== 0)
  return CLASSES.flatMap((paceClass: PaceClass) => {
    const counts = new Map<string, number>()
    const usable = games
      .filter((game) => game.class === paceClass && isFine(game))
      .map((game) => ({ game, order: openRandom('times', game.id)() }))
      .sort((one, other) => one.order - other.order)
    const isNew = ({ white, black }: LabGame) => {
      const most = Math.max(...[white, black].map(({ player }) => counts.get(player) ?? 0))
      if (most >= GAMES_OF_PLAYER * 4) return false
      for (const { player } of [white, black]) counts.set(player, (counts.get(player) ?? 0) + 1)
      return most < GAMES_OF_PLAYER * 4
    }
    return usable.flatMap(({ game }) => (isNew(game) ? [game] : [])).slice(0, GAMES_MOST)
  })
}

type Margin = (ucis: readonly string[]) => number | null | undefined

/** The moments of a game with the time that each took. The first move of either side is left out: its clock may not run. */
function* momentsOf(
  { ucis, thinkMs, initialS, incrementS }: LabGame,
  margin: Margin,
): Generator<{ moment: TimedMoment; thinkMs: number }> {
  const game = startGame()
  const leftMs = [initialS * 1000, initialS * 1000]
  let landedOn: number | null = null
  for (const [ply, uci] of ucis.entries()) {
    const position = gamePosition(game)
    const wanted = parseUci(uci)
    const move = wanted && findMove(position, wanted)
    if (!move) throw new Error(`not a legal game: ${ucis.join(' ')}`)
    const spentMs = thinkMs[ply] ?? 0
    const left = leftMs[ply % 2] ?? 0
    const isCapture = pieceAt(position, moveTo(move)) !== null
    const moment = {
      ply,
      legalMoves: legalMoves(position).length,
      isRecapture: isCapture && landedOn === moveTo(move),
      marginCentipawns: margin(ucis.slice(0, ply)) ?? null,
      leftMs: left,
    }
    if (ply >= 2 && left > 0) yield { moment, thinkMs: spentMs }
    leftMs[ply % 2] = Math.max(0, left - spentMs + incrementS * 1000)
    landedOn = isCapture ? moveTo(move) : null
    playMove(game, move)
  }
}

function quantilesOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other)
  return Array.from({ length: QUANTILES }, (_, index) => {
    // The outermost hundredths are accidents: a lost connection, a clock that was read late.
    const at = (0.01 + (0.98 * index) / (QUANTILES - 1)) * (sorted.length - 1)
    return Math.round((sorted[Math.round(at)] ?? 0) * 100) / 100
  })
}
