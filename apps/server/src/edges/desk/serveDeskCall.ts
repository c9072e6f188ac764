import type { DeskCall } from '@lance/contract/desk'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '../../kernel/routing.ts'
import { refuseForged } from './cursor.ts'
import type { DeskContext } from './deskContext.ts'
import { makeBodyGuard, makeGuard } from './guardDesk.ts'

type Part<Call extends DeskCall, Name extends 'params' | 'query' | 'body'> = Call[Name] extends z.ZodType
  ? z.output<Call[Name]>
  : unknown

export type DeskRequest<Call extends DeskCall> = FastifyRequest<{
  Params: Part<Call, 'params'>
  Querystring: Part<Call, 'query'>
  Body: Part<Call, 'body'>
}>

/** Serves a call of the desk with the callers, limits and shapes of its definition. */
export function serveDeskCall<Call extends DeskCall>(
  app: App,
  desk: DeskContext,
  {
    call,
    handle,
  }: {
    call: Call
    handle(request: DeskRequest<Call>, reply: FastifyReply): Promise<z.input<Call['answer']>>
  },
): void {
  const { method, path, params, query, body, answer, bodyMaxBytes } = call
  app.route({
    method,
    url: path,
    config: { auth: 'anyone' },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: answer },
    },
    ...(bodyMaxBytes !== undefined && { bodyLimit: bodyMaxBytes, onRequest: makeBodyGuard(desk) }),
    preValidation: makeGuard(desk, call),
    handler: async (request, reply) => {
      const { cursor } = request.query as { cursor?: unknown }
      try {
        return await handle(request as unknown as DeskRequest<Call>, reply)
      } catch (error) {
        throw cursor === undefined ? error : refuseForged(error)
      }
    },
  })
}
