import { startUci, type UciProcess } from '../../bench/engine/uciProcess.ts'

/** A program of Debian that plays by UCI. */
export const PROGRAMS = {
  stockfish: { command: '/usr/games/stockfish', args: [], options: { Threads: 1, Hash: 4 } },
  toga2: { command: '/usr/games/toga2', args: [], options: { OwnBook: false, Hash: 4 } },
  glaurung: { command: '/usr/games/glaurung', args: [], options: { OwnBook: false, Threads: 1, Hash: 4 } },
  gnuchess: { command: '/usr/games/gnuchess', args: ['--uci'], options: { OwnBook: false, Hash: 4 } },
  ethereal: { command: '/usr/games/ethereal-chess', args: [], options: { Threads: 1, Hash: 4 } },
} as const
export type Program = keyof typeof PROGRAMS

/** `options` are set again for every search: the processes are shared. `limit`: `depth 4` or `nodes 3000`. */
export type UciSearch = {
  ucis: readonly string[]
  limit: string
  lines?: number
  options?: Readonly<Record<string, string | number | boolean>>
}

/** A line of a search, the best first; `centipawns` for the side to move. */
export type UciLine = { uci: string; centipawns: number }

export type UciPool = {
  /** The move that the program plays, with its lines. Throws if the program fails twice. */
  search(program: Program, question: UciSearch): Promise<{ uci: string; lines: UciLine[] }>
  quit(): void
}

const ANSWER_MS = 15_000
const MATE_CENTIPAWNS = 3000

/** Starts programs when they are first asked, one process each. A program that crashes is started once more. */
export function openUciPool(): UciPool {
  const running = new Map<Program, Promise<UciProcess>>()
  const open = (program: Program) => {
    const known = running.get(program)
    if (known) return known
    const started = startUci({ name: program, ...PROGRAMS[program] })
    running.set(program, started)
    return started
  }
  const ask = async (program: Program, question: UciSearch) => askOnce(await open(program), question)
  return {
    search: (program, question) =>
      ask(program, question).catch((error) => {
        console.error(`${program} is started again: ${error} ${question.limit} ${question.ucis.join(' ')}`)
        running.delete(program)
        return ask(program, question)
      }),
    quit() {
      for (const started of running.values()) void started.then((uci) => uci.quit())
    },
  }
}

/** Every search begins with an empty memory, so that the same question gets the same answer. */
async function askOnce(uci: UciProcess, { ucis, limit, lines = 1, options = {} }: UciSearch) {
  for (const [name, value] of Object.entries({ MultiPV: lines, ...options }))
    uci.send(`setoption name ${name} value ${value}`)
  uci.send('ucinewgame')
  const byRank = new Map<number, UciLine>()
  uci.send(`position startpos${ucis.length > 0 ? ` moves ${ucis.join(' ')}` : ''}`)
  uci.send(`go ${limit}`)
  const answer = await uci.expect('bestmove', ANSWER_MS, (line) => {
    const found = readLine(line)
    if (found) byRank.set(found.rank, found)
  })
  const found = [...byRank.entries()].sort(([one], [other]) => one - other).map(([, line]) => line)
  return { uci: answer.split(' ')[1] ?? '', lines: found }
}

function readLine(line: string): (UciLine & { rank: number }) | null {
  const score = / score (cp|mate) (-?\d+)/.exec(line)
  const move = / pv (\S+)/.exec(line)
  if (!score || !move?.[1] || / (lower|upper)bound/.test(line)) return null
  const value = Number(score[2])
  return {
    rank: Number(/ multipv (\d+)/.exec(line)?.[1] ?? 1),
    uci: move[1],
    centipawns: score[1] === 'cp' ? value : Math.sign(value) * MATE_CENTIPAWNS,
  }
}
