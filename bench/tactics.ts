// Tactics: the 300 positions of Fred Reinfeld's "Win at Chess" (WAC), each with the moves that win. Counts how many this
// engine finds in TACTICS_MS (1000) each, beside Stockfish, if it is installed: each position is given to both at the same
// time, on a core each. Prints those that ours does not find.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findMove, gamePosition, makeUci, parseSan, parseUci, startGame } from '@lance/chess'
import { startUci, type UciProcess } from './engine/uciProcess.ts'
import { type Figure, higherIsBetter } from './figure.ts'

const MOVE_MS = Number(process.env.TACTICS_MS ?? 1000)
/** How much longer an engine may take to answer on a busy machine. */
const GRACE_MS = 10_000
const PEER = 'stockfish'

/** `best`: the moves that win, as UCI. */
type Tactic = { id: string; fen: string; best: readonly string[] }

/** Reads a line of EPD: `FEN bm MOVES; id ID;`. */
function parseTactic(line: string): Tactic {
  const [, placement, moves, id] = /^(.+) bm ([^;]+); id ([^;]+);$/.exec(line) ?? []
  if (placement === undefined || moves === undefined || id === undefined) throw new Error(`not EPD: ${line}`)
  const fen = `${placement} 0 1`
  const position = gamePosition(startGame(fen))
  const best = moves.split(' ').map((san) => {
    const move = parseSan(position, san)
    if (move === null) throw new Error(`${id}: ${san} is not legal`)
    return makeUci(move)
  })
  return { id, fen, best }
}

async function findsTactic(engine: UciProcess, { fen, best }: Tactic): Promise<boolean> {
  engine.send('ucinewgame')
  engine.send(`position fen ${fen}`)
  engine.send(`go movetime ${MOVE_MS}`)
  const answer = await engine.expect('bestmove', MOVE_MS + GRACE_MS)
  const wanted = parseUci(answer.split(' ')[1] ?? '')
  const move = wanted && findMove(gamePosition(startGame(fen)), wanted)
  return move !== null && best.includes(makeUci(move))
}

export async function bench(): Promise<Figure[]> {
  const tactics = readFileSync(new URL('tactics/winAtChess.epd', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(parseTactic)
  const program = fileURLToPath(new URL('../packages/engine/node/uci.ts', import.meta.url))
  const ours = await startUci({ name: 'Lance', command: process.execPath, args: [program] })
  const peer = await startUci({ name: PEER, command: PEER }).catch(() => null)
  const found = { ours: 0, peer: 0 }
  try {
    for (const tactic of tactics) {
      const [oursFinds, peerFinds] = await Promise.all([
        findsTactic(ours, tactic),
        peer === null ? false : findsTactic(peer, tactic),
      ])
      if (oursFinds) found.ours++
      else console.log(`${tactic.id} not found: ${tactic.fen} bm ${tactic.best.join(' ')}`)
      if (peerFinds) found.peer++
    }
  } finally {
    ours.quit()
    peer?.quit()
  }
  return [
    higherIsBetter({
      figure: `Win at Chess, ${MOVE_MS} ms each`,
      unit: `% of ${tactics.length}`,
      ours: (100 * found.ours) / tactics.length,
      peer: peer === null ? Number.NaN : (100 * found.peer) / tactics.length,
      peerName: peer === null ? `${PEER} is not installed` : PEER,
    }),
  ]
}
