import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { currentScope } from './scope.ts'
import { scrub } from './scrub.ts'

/** How many causes of an error are logged with it. */
const CAUSES_MAX = 3

/** Properties of errors that show where they happened. Others, added by libraries, may be personal data. */
const LOGGED_PROPERTIES = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'statusCode',
]

type LoggedError = Record<string, unknown>

/** An error for the log, without PostgreSQL's `detail` (names the row) or a provider's `raw` (the buyer). */
export function describeError(error: unknown, causes = 0): LoggedError {
  if (!(error instanceof Error)) return { message: String(error) }
  const own = error as unknown as LoggedError
  const logged: LoggedError = { type: error.name, message: error.message, stack: error.stack }
  for (const name of LOGGED_PROPERTIES) {
    if (typeof own[name] === 'string' || typeof own[name] === 'number') logged[name] = own[name]
  }
  if (error.cause !== undefined && causes < CAUSES_MAX) logged.cause = describeError(error.cause, causes + 1)
  return logged
}

function scopeFields(): object {
  const scope = currentScope()
  if (!scope) return {}
  return 'sweep' in scope ? { sweep: scope.sweep } : { request: scope.request }
}

/** Names whose values are never logged, at the top level of a line: a deep search costs ten times as much. */
const SECRET_NAMES = [
  'token',
  'password',
  'authorization',
  'cookie',
  'email',
  'address',
  'cpf',
  'pixKey',
  'name',
]

const OPTIONS: LoggerOptions = {
  base: { pid: process.pid },
  serializers: { err: (error: unknown) => describeError(error) },
  redact: { paths: SECRET_NAMES, censor: '[hidden]' },
  mixin: scopeFields,
  hooks: { streamWrite: scrub },
}

/** The server's log: JSON lines, by default on standard error. Lines of a request carry its id. */
export function openLog({
  level,
  destination = pino.destination({ dest: 2, sync: false }),
}: {
  level: string
  destination?: DestinationStream
}): Logger {
  return pino({ level, ...OPTIONS }, destination)
}
