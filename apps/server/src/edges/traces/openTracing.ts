import { PRODUCT_NAME } from '@lance/domain'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { MoveTimes, Trace, Tracing } from '../../kernel/tracing.ts'

/** How many spans may wait to be sent; further ones are dropped. */
const QUEUE_MAX = 4096
const SEND_TIMEOUT_MS = 2000

/** Sends traces by OTLP over HTTP. `ratio`: the share of requests and moves to trace, from 0 to 1. */
export function openTracing({ endpoint, ratio }: { endpoint: string; ratio: number }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_TIMEOUT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': PRODUCT_NAME.toLowerCase() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: QUEUE_MAX, exportTimeoutMillis: SEND_TIMEOUT_MS }),
    ],
  })
  const tracer = provider.getTracer('lance')
  return {
    request({ method, route, id }) {
      const attributes = { 'http.request.method': method, 'http.route': route, 'lance.request_id': id }
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      return makeTrace(tracer, span)
    },
    movePublished: (times) => traceMove(tracer, times),
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, SEND_TIMEOUT_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

function makeTrace(tracer: Tracer, span: Span): Trace {
  const context = trace.setSpan(ROOT_CONTEXT, span)
  return {
    child(name, attributes = {}) {
      return makeTrace(tracer, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context))
    },
    end({ status, error } = {}) {
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      // The log has the error; its message may contain personal data, so it is not sent.
      if (error || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Records a move after the fact: while it is processed, tracing only reads the clock four times. */
function traceMove(tracer: Tracer, { receivedMs, decidedMs, storedMs, publishedMs }: MoveTimes): void {
  const at = (ms: number) => performance.timeOrigin + ms
  const record = (name: string, [fromMs, toMs]: [number, number], parent: Context) => {
    const span = tracer.startSpan(name, { startTime: at(fromMs) }, parent)
    return { context: trace.setSpan(parent, span), end: () => span.end(at(toMs)) }
  }
  const move = record('move', [receivedMs, publishedMs], ROOT_CONTEXT)
  record('decide', [receivedMs, decidedMs], move.context).end()
  record('commit', [decidedMs, storedMs], move.context).end()
  record('tell', [storedMs, publishedMs], move.context).end()
  move.end()
}
