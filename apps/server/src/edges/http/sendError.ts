import { ERROR_STATUS, type ErrorCode } from '@lance/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { inScope } from '../../kernel/log/scope.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import { type Refusal, Refused } from '../../kernel/routing.ts'
import { errorText } from '../../kernel/texts/errorText.ts'
import { routeOf } from './requestIds.ts'

/** Answers with the status of the error and its body in the caller's language. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Omit<Refusal, 'ok'>,
): FastifyReply {
  const { code, params, extra, retryAfterS } = refusal
  logRefusal(request, code)
  if (retryAfterS !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterS))))
  const filled =
    retryAfterS === undefined ? params : { seconds: Math.max(1, Math.ceil(retryAfterS)), ...params }
  return reply
    .status(ERROR_STATUS[code])
    .send({ error: errorText(code, request.language, filled), code, ...extra })
}

/** Logs refused access as a security event. A refused sign-in logs its own event, with more detail. */
function logRefusal(request: FastifyRequest, code: ErrorCode): void {
  const status: number = ERROR_STATUS[code]
  const isAccess = (status === 401 || status === 403) && code !== 'WRONG_CREDENTIALS'
  if (!isAccess && status !== 429) return
  const call = { method: request.method, route: routeOf(request) }
  const who = request.caller ? { userId: request.caller.userId } : {}
  inScope({ request: request.id }, () =>
    writeSecurityEvent(
      request.log,
      isAccess ? { event: 'access_refused', ...call, code, ...who } : { event: 'limit_hit', ...call, ...who },
    ),
  )
}

// Our codes for what Fastify itself refuses.
const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED',
}

/** PostgreSQL's code for a character that no text may contain, which is only U+0000. The caller is told. */
const UNSTORABLE_TEXT = '22021'

function asRefusal(error: FastifyError | Error): Omit<Refusal, 'ok'> | null {
  if (error instanceof Refused) return error.refusal
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const detail =
      `${error.validationContext ?? ''}${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim()
    return { code: 'MALFORMED', params: { detail } }
  }
  const { code: fastifyCode, statusCode } = error as FastifyError
  if (fastifyCode === UNSTORABLE_TEXT) return { code: 'MALFORMED', params: { detail: 'U+0000' } }
  const known = fastifyCode ? byFastifyCode[fastifyCode] : undefined
  if (known) return { code: known, params: { detail: 'JSON' } }
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { code: 'MALFORMED', params: { detail: error.message } }
    : null
}

/** The one place that turns what routes throw into answers. A bug is logged; the caller gets only its id. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal) return sendRefusal(request, reply, refusal)
  inScope({ request: request.id }, () => request.log.error({ err: error }, 'the request failed'))
  if (isOverload(error)) return sendRefusal(request, reply, { code: 'BUSY' })
  return sendRefusal(request, reply, { code: 'INTERNAL', params: { id: request.id } })
}

// PostgreSQL: cannot connect, shutting down, out of connections, lock or statement timed out.
const overloadCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
  '55P03',
  '57014',
  '40P01',
])

function isOverload(error: Error): boolean {
  return overloadCodes.has((error as { code?: string }).code ?? '') || /timeout exceeded/.test(error.message)
}
