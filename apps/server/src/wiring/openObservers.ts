import type { MetricSources } from '../edges/metrics/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Context } from '../kernel/context.ts'
import type { Tracing } from '../kernel/tracing.ts'

/** Traces requests and moves if a collector is configured; else the tracing code isn't even loaded. */
export async function openOwnTracing(config: Config): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config
  if (endpoint === undefined) return null
  const { openTracing } = await import('../edges/traces/openTracing.ts')
  return openTracing({ endpoint, ratio })
}

/** Serves metrics on METRICS_PORT if it is set; else they cost nothing. */
export async function openOwnMetrics(
  ctx: Context,
  sources: Pick<MetricSources, 'busConnected' | 'gamesInMemory' | 'movesWaiting' | 'sockets'>,
) {
  const { METRICS_PORT: port, METRICS_HOST: host } = ctx.config
  if (port === undefined) return null
  const { openMetrics, openNumbers, serveMetrics } = await import('../edges/metrics/index.ts')
  const { pool, draining } = ctx
  const metrics = openMetrics({
    ...sources,
    draining,
    readNumbers: openNumbers(ctx),
    pool: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  })
  return { ...metrics, ...(await serveMetrics(metrics, { host, port })) }
}
