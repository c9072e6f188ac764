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
import type { LabGame } from '../format.ts'
import type { Mind } from '../players/chooseHonestMove.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { settingOf } from '../players/settings.ts'
import { openRandom, type Random } from '../seededRandom.ts'
import { type Chosen, chooseMove } from './chooseMove.ts'
import { type Ending, endBeforeMove, endOfOutcome, lostBy, openCourse } from './decideEnd.ts'
import type { GameOrder } from './gameOrder.ts'
import { drawOpening } from './openingLine.ts'
import { type Judgement, judgePosition } from './referee.ts'
import { spendTime } from './spendTime.ts'

type Played = {
  ucis: string[]
  thinkMs: number[]
  awayMs: number[]
  helped: (0 | 1)[]
  leftMs: { white: number; black: number }
  /** Where the last move captured; null if it didn't. */
  capturedOn: number | null
}

/** Who loses slowly plays so much below their strength. */
const THROWN_ELO = -600
const THROWN_FROM_PLY = 14

/** Plays a game to its end. The same order gives the same game, except where Stockfish holds itself back by chance. */
export async function playGame(mind: Mind, order: GameOrder): Promise<LabGame> {
  const random = openRandom('game', order.seed)
  const game = startGame()
  const clockMs = order.initialS * 1000
  const played: Played = {
    ucis: [],
    thinkMs: [],
    awayMs: [],
    helped: [],
    leftMs: { white: clockMs, black: clockMs },
    capturedOn: null,
  }
  const opening = order.white.model === 'maia' && order.black.model === 'maia' ? [] : drawOpening(random)
  const course = openCourse()
  for (;;) {
    const ply = played.ucis.length
    const color = ply % 2 === 0 ? 'white' : 'black'
    const judgement = judgePosition(mind.engine, played.ucis)
    if (!judgement) throw new Error(`${order.id} is over without an end`)
    const turn = { color, ply, centipawns: judgement.centipawns } as const
    const early = ply >= opening.length ? endBeforeMove(order, course, { turn, random }) : null
    if (early) return finish(order, played, early)
    const chosen = await chooseFor(mind, order, { played, judgement, opening, random })
    const position = gamePosition(game)
    const wanted = parseUci(chosen.uci)
    const move = wanted && findMove(position, wanted)
    if (!move) throw new Error(`${order.id}: ${chosen.uci} is not legal after ${played.ucis.join(' ')}`)
    const isCapture = pieceAt(position, moveTo(move)) !== null
    const isRecapture = isCapture && played.capturedOn === moveTo(move)
    const facts = { legalMoves: legalMoves(position).length, isRecapture, judgement }
    if (!spend(order, played, { chosen, facts, random })) return finish(order, played, lostBy(color, 'flag'))
    played.capturedOn = isCapture ? moveTo(move) : null
    const { outcome } = playMove(game, move)
    if (outcome) return finish(order, played, endOfOutcome(outcome))
  }
}

async function chooseFor(
  mind: Mind,
  order: GameOrder,
  context: { played: Played; judgement: Judgement; opening: readonly string[]; random: Random },
): Promise<Chosen> {
  const { played, judgement, opening, random } = context
  const { ucis, helped } = played
  const ply = ucis.length
  const known = opening[ply]
  if (known !== undefined) return { uci: known, strategy: null }
  const color = ply % 2 === 0 ? 'white' : 'black'
  return chooseMove(mind, {
    ucis,
    player: throwing(order, color, ply),
    judgement,
    gameIndex: color === 'white' ? order.whiteIndex : order.blackIndex,
    stakeCents: order.stakeCents,
    helpedBefore: helped.filter((one, at) => one === 1 && at % 2 === ply % 2).length,
    random,
  })
}

/** The player, weaker where they lose on purpose. */
function throwing({ arrangement, ...order }: GameOrder, color: 'white' | 'black', ply: number): LabPlayer {
  const player = order[color]
  if (arrangement?.kind !== 'slow loss' || arrangement.loser !== color || ply < THROWN_FROM_PLY) return player
  const elo = Math.max(800, settingOf(player.setting).elo + THROWN_ELO)
  return { ...player, setting: `bot-${Math.min(2100, Math.round(elo / 100) * 100)}` }
}

/** Adds a move with its time; false if the player's time runs out before it. */
function spend(
  order: GameOrder,
  played: Played,
  move: {
    chosen: Chosen
    facts: { legalMoves: number; isRecapture: boolean; judgement: Judgement }
    random: Random
  },
): boolean {
  const { chosen, facts, random } = move
  const { ucis, leftMs } = played
  const ply = ucis.length
  const color = ply % 2 === 0 ? 'white' : 'black'
  const player = order[color]
  const { legalMoves: count, isRecapture, judgement } = facts
  const moment = {
    ply,
    legalMoves: count,
    isRecapture,
    marginCentipawns: judgement.marginCentipawns,
    leftMs: leftMs[color],
  }
  const question = { paceClass: order.class, pace: order, moment, slowness: player.style.slowness }
  const { thinkMs, awayMs } = spendTime(question, { player, strategy: chosen.strategy, random })
  if (thinkMs >= leftMs[color]) return false
  leftMs[color] += order.incrementS * 1000 - thinkMs
  ucis.push(chosen.uci)
  played.thinkMs.push(thinkMs)
  played.awayMs.push(awayMs)
  played.helped.push(chosen.strategy === null ? 0 : 1)
  return true
}

function finish(order: GameOrder, played: Played, ending: Ending): LabGame {
  const side = ({ name, rating, model, cheat }: LabPlayer) => ({ player: name, rating, model, cheat })
  const { id, part, initialS, incrementS, stakeCents, startedAtMs, tournament } = order
  const { ucis, thinkMs, awayMs, helped } = played
  return {
    id,
    part,
    class: order.class,
    initialS,
    incrementS,
    stakeCents,
    white: side(order.white),
    black: side(order.black),
    ucis,
    thinkMs,
    awayMs,
    helped,
    ...ending,
    source: 'laboratory',
    startedAtMs,
    tournament,
  }
}
