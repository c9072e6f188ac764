import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Watch } from '../../kernel/watch.ts'
import { type ProductNumbers, productGauges } from './productGauges.ts'

/** What is read when the metrics are scraped; it costs nothing in between. */
export type MetricSources = {
  sockets(): ReadonlyMap<string, number>
  gamesInMemory(): number
  movesWaiting(): number
  pool(): { all: number; idle: number; waiting: number }
  /** Null for a server that runs alone. */
  busConnected(): boolean | null
  draining(): boolean
  readNumbers(): Promise<ProductNumbers>
}

export type Metrics = Watch & {
  /** All metrics, in the text format of Prometheus. */
  write(): Promise<string>
}

const BATCH_SECONDS = [
  0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4, 8,
]
const BATCH_MOVES = [1, 2, 4, 8, 16, 32, 64, 128, 256]
const HTTP_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SWEEP_SECONDS = [0.002, 0.01, 0.05, 0.25, 1, 5, 30]
const ANALYSIS_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128]

/** The metrics of this server. They never name a person, a game or a tournament. */
export function openMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  openGauges(registry, sources)
  const product = productGauges(registry)
  return {
    ...openCounters(registry),
    async write() {
      product.set(await sources.readNumbers().catch(() => null))
      return registry.metrics()
    },
  }
}

function openCounters(registry: Registry): Watch {
  const registers = [registry]
  const moves = new Counter({
    name: 'lance_moves_stored_total',
    help: 'Moves that the journal has stored.',
    registers,
  })
  const commits = new Histogram({
    name: 'lance_journal_commit_seconds',
    help: 'Time from sending a batch of moves until it is on disk.',
    buckets: BATCH_SECONDS,
    registers,
  })
  const sizes = new Histogram({
    name: 'lance_journal_batch_moves',
    help: 'Moves per commit.',
    buckets: BATCH_MOVES,
    registers,
  })
  const http = new Histogram({
    name: 'lance_http_request_seconds',
    help: 'Requests, by method, route pattern and status class.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: HTTP_SECONDS,
    registers,
  })
  const sweeps = new Histogram({
    name: 'lance_sweep_seconds',
    help: 'Runs of each sweep.',
    labelNames: ['sweep'] as const,
    buckets: SWEEP_SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'lance_sweep_failures_total',
    help: 'Runs that failed; the next one tries again.',
    labelNames: ['sweep'] as const,
    registers,
  })
  const analyses = new Histogram({
    name: 'lance_fair_play_game_seconds',
    help: 'Analyses of a game for fair play, with their rests, by look.',
    labelNames: ['look'] as const,
    buckets: ANALYSIS_SECONDS,
    registers,
  })
  return {
    analysed: ({ look, ms }) => analyses.observe({ look: String(look) }, ms / 1000),
    movesStored({ count, ms }) {
      moves.inc(count)
      sizes.observe(count)
      commits.observe(ms / 1000)
    },
    answered: ({ method, route, status, ms }) =>
      http.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    swept({ sweep, ms, failed }) {
      sweeps.observe({ sweep }, ms / 1000)
      failures.inc({ sweep }, failed ? 1 : 0)
    },
  }
}

function openGauges(registry: Registry, sources: MetricSources): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('lance_games_in_memory', 'Games that this server has in memory.', sources.gamesInMemory)
  gauge(
    'lance_journal_waiting_moves',
    'Moves that wait for a commit or are being committed.',
    sources.movesWaiting,
  )
  gauge('lance_draining', '1 from SIGTERM on.', () => Number(sources.draining()))
  if (sources.busConnected() !== null) {
    const read = () => Number(sources.busConnected() ?? false)
    gauge('lance_bus_connected', '1 while the server is connected to the bus.', read)
  }
  new Gauge({
    name: 'lance_sockets',
    help: 'Open sockets of this server, by kind.',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      for (const [kind, count] of sources.sockets()) this.set({ kind }, count)
    },
  })
  new Gauge({
    name: 'lance_pool_connections',
    help: 'Connections of the connection pool: all and idle, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(sources.pool())) this.set({ state }, count)
    },
  })
}
