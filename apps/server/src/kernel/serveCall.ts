import { type AnswerOf, type CallDefinition, idempotencyKey } from '@lance/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from './routing.ts'

type Part<
  Call extends CallDefinition,
  Name extends 'params' | 'query' | 'body',
> = Call[Name] extends z.ZodType ? z.output<Call[Name]> : unknown

/** A request whose parts the definition of its call has checked. */
export type CallRequest<Call extends CallDefinition> = FastifyRequest<{
  Params: Part<Call, 'params'>
  Querystring: Part<Call, 'query'>
  Body: Part<Call, 'body'>
  Headers: { 'idempotency-key'?: string }
}>

type Answer<Call extends CallDefinition> = AnswerOf<Call> | FastifyReply

/** What a handler returns: the answer's JSON, or nothing for a call without content. Files send themselves. */
type Answered<Call extends CallDefinition> = [AnswerOf<Call>] extends [undefined]
  ? Promise<void>
  : Answer<Call> | Promise<Answer<Call>>

const idempotencyHeaders = z.looseObject({ 'idempotency-key': idempotencyKey.optional() })

/**
 * Serves a call with the path, callers, limits and shapes of its definition. What the handler
 * returns is sent with the first status of the definition; a handler can also send its answer itself.
 */
export function serveCall<Call extends CallDefinition>(
  app: App,
  call: Call,
  handle: (request: CallRequest<Call>, reply: FastifyReply) => Answered<Call>,
): void {
  const { method, path, tag, auth, perMinute, bodyMaxBytes, idempotent, params, query, body, responses } =
    call
  const [status] = Object.keys(responses).map(Number)
  if (status === undefined) throw new Error(`${method} ${path} has no answer`)
  app.route({
    method,
    url: path,
    config: { auth, call, ...(perMinute !== undefined && { perMinute }) },
    ...(bodyMaxBytes !== undefined && { bodyLimit: bodyMaxBytes }),
    schema: {
      tags: [tag],
      ...(idempotent && { headers: idempotencyHeaders }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: responses,
    },
    async handler(request, reply) {
      // The schemas above are the definition's, so the request has its shapes.
      const answer = await handle(request as unknown as CallRequest<Call>, reply)
      // A handler that sends its answer itself resolves with nothing, once it is sent.
      if (answer === undefined && status !== 204) return reply
      return reply.status(status).send(answer ?? null)
    },
  })
}
