export { type MetricSources, openMetrics } from './openMetrics.ts'
export { openNumbers } from './readNumbers.ts'
export { serveMetrics } from './serveMetrics.ts'
