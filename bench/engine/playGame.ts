import { findMove, gamePly, gamePosition, parseUci, playMove, replayUcis, turn } from '@lance/chess'
import type { UciProcess } from './uciProcess.ts'

/** Each side's clock. `graceMs`: how late a move may be before it loses on time. */
export type TimeControl = { startMs: number; incrementMs: number; graceMs: number }

/** `how`: a rule of chess, `time`, `adjudicated`, or what an engine did that it may not. */
export type GameResult = {
  winner: 'white' | 'black' | null
  how: string
  plies: number
  ucis: readonly string[]
}

// Rules of adjudication. Won: both engines agree for so many moves each that one side is ahead by that much. Drawn: both
// agree for so many moves each, after so many plies, that nothing is in it. A game that lasts longer than that is drawn.
const WON_CENTIPAWNS = 800
const WON_PLIES = 8
const DRAWN_CENTIPAWNS = 12
const DRAWN_PLIES = 16
const DRAWN_FROM_PLY = 80
const PLIES_MOST = 400

type Clocks = { white: number; black: number }

/** Plays one game from an opening. An engine that breaks a rule or its clock loses. */
export async function playGame(
  players: { white: UciProcess; black: UciProcess },
  opening: readonly string[],
  time: TimeControl,
): Promise<GameResult> {
  const replayed = replayUcis(opening)
  if (!replayed.ok) throw new Error(`not a legal opening: ${opening.join(' ')}`)
  const { game } = replayed
  const ucis = [...opening]
  const clocks: Clocks = { white: time.startMs, black: time.startMs }
  const judge = openJudge()
  const end = (winner: GameResult['winner'], how: string) => ({ winner, how, plies: gamePly(game), ucis })
  for (const player of [players.white, players.black]) player.send('ucinewgame')
  while (gamePly(game) < PLIES_MOST) {
    const color = turn(gamePosition(game))
    const other = color === 'white' ? 'black' : 'white'
    const answer = await askMove(players[color], { ucis, clocks, time, color }).catch((error) =>
      String(error),
    )
    if (typeof answer === 'string') return end(other, answer)
    clocks[color] += time.incrementMs - answer.spentMs
    if (clocks[color] < -time.graceMs) return end(other, 'time')
    clocks[color] = Math.max(clocks[color], 1)
    const wanted = parseUci(answer.uci)
    const move = wanted && findMove(gamePosition(game), wanted)
    if (!move) return end(other, `illegal move ${answer.uci}`)
    const { uci, outcome } = playMove(game, move)
    ucis.push(uci)
    if (outcome) return end(outcome.kind === 'checkmate' ? outcome.winner : null, outcome.kind)
    const verdict = judge(color === 'white' ? answer.score : -answer.score, gamePly(game))
    if (verdict !== undefined) return end(verdict, 'adjudicated')
  }
  return end(null, 'length')
}

type Asked = { ucis: readonly string[]; clocks: Clocks; time: TimeControl; color: 'white' | 'black' }

async function askMove(player: UciProcess, { ucis, clocks, time, color }: Asked) {
  let score = 0
  player.send(`position startpos${ucis.length > 0 ? ` moves ${ucis.join(' ')}` : ''}`)
  const startedMs = performance.now()
  const left = `wtime ${Math.round(clocks.white)} btime ${Math.round(clocks.black)}`
  player.send(`go ${left} winc ${time.incrementMs} binc ${time.incrementMs}`)
  const mostMs = clocks[color] + time.incrementMs + 5000
  const line = await player.expect('bestmove', mostMs, (info) => {
    const found = / score (cp|mate) (-?\d+)(?! (?:lower|upper)bound)/.exec(info)
    if (found) score = found[1] === 'cp' ? Number(found[2]) : Math.sign(Number(found[2])) * 10_000
  })
  return { uci: line.split(' ')[1] ?? '', spentMs: performance.now() - startedMs, score }
}

/** Ends games whose result both engines have agreed on for a while; undefined: they go on. Scores are White's. */
function openJudge() {
  let won = 0
  let drawn = 0
  return (score: number, ply: number): 'white' | 'black' | null | undefined => {
    won =
      Math.abs(score) < WON_CENTIPAWNS
        ? 0
        : Math.sign(score) === Math.sign(won)
          ? won + Math.sign(score)
          : Math.sign(score)
    drawn = ply >= DRAWN_FROM_PLY && Math.abs(score) <= DRAWN_CENTIPAWNS ? drawn + 1 : 0
    if (Math.abs(won) >= WON_PLIES) return won > 0 ? 'white' : 'black'
    return drawn >= DRAWN_PLIES ? null : undefined
  }
}
