import { DESK_ERROR_STATUS, type DeskErrorCode } from '@lance/contract/desk'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/** Thrown by the desk's calls to refuse; the page has the words for each code. */
export class DeskRefused extends Error {
  readonly code: DeskErrorCode
  readonly retryAfterS: number | null
  constructor(code: DeskErrorCode, retryAfterS: number | null = null) {
    super(code)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

const byFastifyCode: Readonly<Record<string, DeskErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
}

function codeOf(error: FastifyError | Error): DeskErrorCode {
  if (error instanceof DeskRefused) return error.code
  if (hasZodFastifySchemaValidationErrors(error)) return 'MALFORMED'
  const { code = '', statusCode = 500 } = error as FastifyError
  return byFastifyCode[code] ?? (statusCode < 500 ? 'MALFORMED' : 'INTERNAL')
}

/** Turns what a call throws into an answer. A bug is logged; the operator gets only the request's id. */
export function answerDeskError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const code = codeOf(error)
  if (code === 'INTERNAL') request.log.error({ err: error }, 'a call of the desk failed')
  if (error instanceof DeskRefused && error.retryAfterS !== null)
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfterS))))
  return reply.status(DESK_ERROR_STATUS[code]).send({ code, request: request.id })
}
