import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadEngine, NETWORK_FILE } from '../node/loadEngine.ts'
import { OWN_NETWORK, openUci } from './uci.ts'

const engine = await loadEngine()

/** A session whose clock and turns the test moves by hand. */
function openSession() {
  const written: string[] = []
  const waiting: (() => void)[] = []
  let clockMs = 0
  let hasQuit = false
  const uci = openUci({
    engine,
    write: (line) => written.push(line),
    nowMs: () => clockMs,
    defer: (task) => waiting.push(task),
    onQuit: () => {
      hasQuit = true
    },
    readNetwork: (path) =>
      path === 'small' ? new Uint8Array(7) : path === OWN_NETWORK ? readFileSync(NETWORK_FILE) : null,
  })
  return {
    written,
    hasQuit: () => hasQuit,
    send: (...lines: string[]) => {
      for (const line of lines) uci.receive(line)
    },
    /** Lets the search have its turns, each of so many milliseconds, until it has answered. */
    run({ turns = 100_000, turnMs = 1 } = {}) {
      for (let turn = 0; turn < turns && waiting.length > 0; turn++) {
        clockMs += turnMs
        waiting.shift()?.()
      }
      return { isSearching: waiting.length > 0, clockMs }
    },
    best: () => written.filter((line) => line.startsWith('bestmove')),
  }
}

let session = openSession()
beforeEach(() => {
  engine.forget()
  session = openSession()
})

describe('the UCI protocol', () => {
  it('introduces the engine and its options', () => {
    session.send('uci', 'isready')
    expect(session.written[0]).toBe('id name Lance')
    expect(session.written.slice(-2)).toEqual(['uciok', 'readyok'])
    expect(session.written).toContain('option name Hash type spin default 16 min 1 max 1024')
  })

  it('answers with the same move for the same number of nodes', () => {
    for (let time = 0; time < 2; time++) {
      session.send('ucinewgame', 'position startpos moves e2e4 c7c5', 'go nodes 20000')
      session.run()
    }
    const [one, other] = session.best()
    expect(one).toMatch(/^bestmove [a-h][1-8][a-h][1-8] ponder [a-h][1-8][a-h][1-8]$/)
    expect(other).toBe(one)
  })

  it('reports depth, score, nodes and line of each finished depth', () => {
    session.send('position startpos', 'go depth 7')
    session.run()
    const last = session.written.filter((line) => line.startsWith('info depth')).at(-1)
    expect(last).toMatch(
      /^info depth 7 seldepth \d+ multipv 1 score cp -?\d+ nodes \d+ nps \d+ hashfull \d+ time \d+ pv( [a-h][1-8][a-h][1-8])+$/,
    )
  })

  it('searches as many lines as MultiPV says', () => {
    session.send('setoption name MultiPV value 3', 'position startpos', 'go depth 5')
    session.run()
    const depthFive = session.written.filter((line) => line.startsWith('info depth 5'))
    expect(depthFive.map((line) => / multipv (\d)/.exec(line)?.[1])).toEqual(['1', '2', '3'])
  })

  it('searches on until it is told to stop, and answers once', () => {
    session.send('position startpos', 'go infinite')
    expect(session.run({ turns: 50 }).isSearching).toBe(true)
    expect(session.best()).toEqual([])
    session.send('isready')
    expect(session.written.at(-1)).toBe('readyok')
    session.send('stop', 'stop')
    session.run()
    expect(session.best()).toHaveLength(1)
  })

  it('does not answer to `go infinite` before `stop`, even when it has found the mate', () => {
    session.send('position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'go infinite')
    session.run()
    expect(session.best()).toEqual([])
    session.send('stop')
    expect(session.best()).toEqual(['bestmove d1d8'])
  })

  it('ponders until the move is played, and only then lets the clock count', () => {
    session.send('position startpos moves e2e4 e7e5', 'go ponder wtime 2000 btime 2000')
    const ponderedMs = session.run({ turns: 100, turnMs: 100 }).clockMs
    expect(session.best()).toEqual([])
    session.send('ponderhit')
    const { clockMs } = session.run()
    expect(session.best()).toHaveLength(1)
    expect(clockMs - ponderedMs).toBeLessThan(700)
  })

  it('keeps to the time of a move, of a clock and of a clock that is almost out', () => {
    const spentMs = (go: string, turnMs = 1) => {
      session = openSession()
      session.send('position startpos', go)
      const { clockMs } = session.run({ turnMs })
      expect(session.best()).toHaveLength(1)
      return clockMs
    }
    expect(spentMs('go movetime 200')).toBeLessThanOrEqual(200)
    const usualMs = spentMs('go wtime 60000 btime 1 winc 0 binc 0', 20)
    expect(usualMs).toBeGreaterThan(500)
    expect(usualMs).toBeLessThan(12_000)
    expect(spentMs('go wtime 20 btime 60000')).toBeLessThan(20)
    expect(spentMs('go wtime 1 btime 60000')).toBeLessThan(20)
    expect(spentMs('go wtime 1000 btime 1000 movestogo 1')).toBeLessThan(1000)
  })

  it('answers with the null move where there is none', () => {
    session.send('position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'go depth 5')
    session.run()
    expect(session.best()).toEqual(['bestmove 0000'])
  })

  it('says what it did not understand, and goes on', () => {
    session.send('bogus', 'setoption name Hash value lots', 'position startpos moves e2e5')
    expect(session.written).toEqual([
      'info string unknown command: bogus',
      'info string no such option or value: name Hash value lots',
      'info string not a legal move: e2e5',
    ])
  })

  it('plays Chess960 if asked to, and standard chess again', () => {
    const mate = '4rkr1/4p1p1/8/8/8/8/8/6KR w K - 0 1'
    session.send('setoption name UCI_Chess960 value true', `position fen ${mate}`, 'go depth 3')
    session.run()
    expect(session.best()).toEqual(['bestmove g1h1'])
    session.send('setoption name UCI_Chess960 value false', `position fen ${mate}`)
    expect(session.written.at(-1)).toBe(
      'info string Invalid FEN: a castling right without its king or rook in place',
    )
  })

  it('refuses a network that is not one, and goes on without it', () => {
    session.send('setoption name EvalFile value nowhere', 'setoption name EvalFile value small')
    session.send('setoption name EvalFile value <empty>', 'position startpos', 'go depth 4')
    session.run()
    expect(session.written.slice(0, 2)).toEqual([
      'info string no network of the right size: nowhere',
      'info string no network of the right size: small',
    ])
    expect(session.best()).toHaveLength(1)
  })

  it('evaluates without its network if asked to, and with it again', () => {
    const scores = ['<empty>', OWN_NETWORK].map((network) => {
      session.send(`setoption name EvalFile value ${network}`, 'position startpos moves e2e4 d7d5')
      return engine.evaluate()
    })
    expect(session.written).toEqual([])
    expect(scores[0]).not.toBe(scores[1])
  })

  it('takes no new position while it searches', () => {
    session.send('position startpos', 'go infinite', 'position startpos moves e2e4')
    expect(session.written.at(-1)).toBe('info string ignored while searching: position')
    session.send('quit')
    expect(session.best()).toHaveLength(1)
    expect(session.hasQuit()).toBe(true)
  })
})
