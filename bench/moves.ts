// Moves through the whole path (received on a socket, decided, on disk, sent to both players), on one server,
// and on two servers with one player of each game on each, beside relays of ws, socket.io and Colyseus that
// store nothing. Alternating, in one run; servers, load generators, PostgreSQL and Redis are on the same
// machine.
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { findHighest } from './moves/findHighest.ts'
import { measure, median, printRun, type Run } from './moves/measure.ts'
import { openSides, RELAYS, type Side, type SideName } from './moves/sides.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1)
const SECONDS = 3
const WARM_UP_SECONDS = 5
const WITHOUT = 'the same without them'
/** Pairs of runs with the move signs of fair play and without. */
const SIGNS_ROUNDS = 3

const loads: { name: string; perS: number | null }[] = [
  { name: '2000/s', perS: 2000 },
  { name: '8000/s', perS: 8000 },
  { name: 'limit', perS: null },
]

/** Runs by load and side, and the highest rate of each side that is still quick, in moves/s. */
type Results = { runs: Map<string, Run[]>; highest: Map<SideName, number> }

async function runAll(sides: readonly Side[]): Promise<Results> {
  const runs: Results['runs'] = new Map()
  const highest: Results['highest'] = new Map()
  const keep = (load: string, side: Side, run: Run) => {
    printRun(load, side.name, run)
    runs.set(`${load} ${side.name}`, [...(runs.get(`${load} ${side.name}`) ?? []), run])
  }
  // A running server has been compiled by its traffic: these warm-ups are not counted.
  for (const side of sides) await measure(side, { perS: null, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, perS } of loads)
      for (const side of sides) keep(name, side, await measure(side, { perS, seconds: SECONDS }))
  const [ours] = sides
  for (let round = 0; ours && round < SIGNS_ROUNDS; round++)
    for (const signs of round % 2 === 0 ? [true, false] : [false, true])
      keep(signs ? 'signs' : 'no signs', ours, await measure(ours, { perS: null, seconds: SECONDS, signs }))
  for (const side of sides) {
    const limit = median((runs.get(`limit ${side.name}`) ?? []).map(({ perS }) => perS))
    highest.set(side.name, await findHighest(side, limit))
  }
  return { runs, highest }
}

function figuresOf({ runs, highest }: Results): Figure[] {
  const of = (load: string, side: SideName, pick: (run: Run) => number) =>
    median((runs.get(`${load} ${side}`) ?? []).map(pick))
  const perS = (side: SideName) => of('limit', side, (run) => run.perS)
  const cost = (side: SideName) => of('limit', side, (run) => run.serverUs)
  const hasTwo = highest.has('two')
  const peers = RELAYS.map(({ name }) => ({ name, peerName: `${name} relay, nothing stored` }))
  const rates = (figure: string, pick: (side: SideName) => number): Figure[] => {
    const beside = (side: SideName, peer: SideName, peerName: string) =>
      higherIsBetter({
        figure: side === 'two' ? `${figure}, two servers` : figure,
        unit: 'moves/s',
        peerName,
        ours: pick(side),
        peer: pick(peer),
      })
    return [
      ...peers.map(({ name, peerName }) => beside('ours', name, peerName)),
      ...(hasTwo ? [beside('two', 'ours', 'one server')] : []),
    ]
  }
  const latency = (load: string, share: 'p50Ms' | 'p99Ms', [side, peer, peerName] = LATENCY_PEER): Figure =>
    lowerIsBetter({
      figure: `${share.slice(0, -2)} at ${load}${side === 'two' ? ', two servers' : ''}`,
      unit: 'ms',
      peerName,
      ours: of(load, side, (run) => run[share]),
      peer: of(load, peer, (run) => run[share]),
    })
  return [
    ...rates('moves/s at limit', perS),
    ...rates('moves/s at p99 < 10 ms', (side) => highest.get(side) ?? 0),
    ...peers.map(({ name, peerName }) =>
      lowerIsBetter({
        figure: 'server CPU per move',
        unit: 'µs',
        peerName,
        ours: cost('ours'),
        peer: cost(name),
      }),
    ),
    ...(hasTwo
      ? [
          lowerIsBetter({
            figure: 'CPU of both servers per move',
            unit: 'µs',
            peerName: 'one server',
            ours: cost('two'),
            peer: cost('ours'),
          }),
        ]
      : []),
    ...['2000/s', '8000/s'].flatMap((load) => [latency(load, 'p50Ms'), latency(load, 'p99Ms')]),
    ...(hasTwo ? [latency('2000/s', 'p99Ms', ['two', 'ours', 'one server'])] : []),
    ...['2000/s', '8000/s', 'limit'].map((load) =>
      higherIsBetter({
        figure: `moves per commit, ${load}`,
        unit: 'moves',
        peerName: 'one commit per move',
        peer: 1,
        ours: of(load, 'ours', (run) => run.movesPerCommit),
      }),
    ),
    higherIsBetter({
      figure: 'moves/s with move signs',
      unit: 'moves/s',
      peerName: WITHOUT,
      ours: of('signs', 'ours', (run) => run.perS),
      peer: of('no signs', 'ours', (run) => run.perS),
    }),
    lowerIsBetter({
      figure: 'CPU of all processes per move with move signs',
      unit: 'µs',
      peerName: WITHOUT,
      ours: of('signs', 'ours', (run) => run.serverUs + run.databaseUs),
      peer: of('no signs', 'ours', (run) => run.serverUs + run.databaseUs),
    }),
  ]
}

const LATENCY_PEER: readonly [SideName, SideName, string] = ['ours', 'ws', 'ws relay, nothing stored']

export async function bench(): Promise<Figure[]> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    return figuresOf(await runAll(await openSides(closers)))
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
