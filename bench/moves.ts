// Moves through the whole path (received on a socket, decided, on disk, sent to both players), on one server,
// and on two servers, with the players of a game on different ones or, as our proxies do it, on one. Beside them, in one run and alternating: a relay
// that stores each move as we do and knows nothing of chess, and relays of ws, socket.io and Colyseus that
// store nothing. Servers, load generators, PostgreSQL and Redis are on the same machine.
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { findHighest } from './moves/findHighest.ts'
import { measure, median, printRun, type Run } from './moves/measure.ts'
import { openSides, RELAYS, type Side, type SideName } from './moves/sides.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = 3
const WARM_UP_SECONDS = 5
const WITHOUT = 'the same without them'
/** Pairs of runs with the move signs of fair play and without. */
const SIGNS_ROUNDS = 3
/** The stretch in which garbage is counted. */
const HEAP = { name: 'heap', perS: 4000, seconds: 30 }

const loads: { name: string; perS: number | null }[] = [
  { name: '2000/s', perS: 2000 },
  { name: '4000/s', perS: 4000 },
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
  for (const side of sides) keep(HEAP.name, side, await measure(side, HEAP))
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

const DURABLE: Peer = { name: 'durable', peerName: 'durable relay' }

type Peer = { name: SideName; peerName: string }

function figuresOf({ runs, highest }: Results): Figure[] {
  const of = (load: string, side: SideName, pick: (run: Run) => number) =>
    median((runs.get(`${load} ${side}`) ?? []).map(pick))
  const peers: Peer[] = [
    DURABLE,
    ...RELAYS.map(({ name }) => ({ name, peerName: `${name} relay, nothing stored` })),
  ]
  const lower = (figure: string, unit: string, pick: (side: SideName) => number, peer: Peer = DURABLE) =>
    lowerIsBetter({ figure, unit, peerName: peer.peerName, ours: pick('ours'), peer: pick(peer.name) })
  const rates = (figure: string, pick: (side: SideName) => number): Figure[] =>
    peers.map(({ name, peerName }) =>
      higherIsBetter({ figure, unit: 'moves/s', peerName, ours: pick('ours'), peer: pick(name) }),
    )
  const perS = (side: SideName) => of('limit', side, (run) => run.perS)
  const cost = (side: SideName) => of('limit', side, (run) => run.serverUs)
  return [
    lower('bytes allocated a move', 'B', (side) =>
      of(HEAP.name, side, ({ inside }) => inside.allocatedBytesPerMove),
    ),
    lower('bytes surviving a scavenge', 'B', (side) =>
      of(HEAP.name, side, ({ inside }) => inside.survivedBytes),
    ),
    lower('longest pause in 30 s', 'ms', (side) => of(HEAP.name, side, ({ inside }) => inside.pauses.maxMs)),
    lower('share of the time in pauses', '%', (side) =>
      of(HEAP.name, side, ({ inside }) => inside.pauses.share * 100),
    ),
    ...peers.map((peer) => lower('server CPU a move at the limit', 'µs', cost, peer)),
    ...rates('moves/s at the limit', perS),
    ...rates('moves/s within p99 10 ms', (side) => highest.get(side) ?? 0),
    ...['2000/s', '4000/s', '8000/s'].flatMap((load) => [
      lower(`p50 at ${load}`, 'ms', (side) => of(load, side, ({ p50Ms }) => p50Ms)),
      lower(`p99 at ${load}`, 'ms', (side) => of(load, side, ({ p99Ms }) => p99Ms)),
    ]),
    ...(highest.has('two') ? [...twoServers('two', of, highest), ...twoServers('hashed', of, highest)] : []),
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

const PLACEMENTS = { two: 'two servers', hashed: 'two servers hashed by game' } as const

/** Two servers beside one, on the same cores. */
function twoServers(
  side: keyof typeof PLACEMENTS,
  of: (load: string, side: SideName, pick: (run: Run) => number) => number,
  highest: Results['highest'],
): Figure[] {
  const peerName = 'one server'
  const name = PLACEMENTS[side]
  return [
    higherIsBetter({
      figure: `moves/s at the limit, ${name}`,
      unit: 'moves/s',
      peerName,
      ours: of('limit', side, ({ perS }) => perS),
      peer: of('limit', 'ours', ({ perS }) => perS),
    }),
    higherIsBetter({
      figure: `moves/s within p99 10 ms, ${name}`,
      unit: 'moves/s',
      peerName,
      ours: highest.get(side) ?? 0,
      peer: highest.get('ours') ?? 0,
    }),
    lowerIsBetter({
      figure: `server CPU a move, ${name}`,
      unit: 'µs',
      peerName,
      ours: of('limit', side, ({ serverUs }) => serverUs),
      peer: of('limit', 'ours', ({ serverUs }) => serverUs),
    }),
    lowerIsBetter({
      figure: `p99 at 2000/s, ${name}`,
      unit: 'ms',
      peerName,
      ours: of('2000/s', side, ({ p99Ms }) => p99Ms),
      peer: of('2000/s', 'ours', ({ p99Ms }) => p99Ms),
    }),
  ]
}

export async function bench(): Promise<Figure[]> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    return figuresOf(await runAll(await openSides(closers)))
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
