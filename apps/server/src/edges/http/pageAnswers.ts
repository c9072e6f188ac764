import type { FastifyRequest } from 'fastify'
import type { App } from '../../kernel/routing.ts'
import type { Language } from '../../kernel/texts/language.ts'

/** How long a page waits for its calls; the browser repeats those that take longer. */
const TIMEOUT_MS = 300
/** Longer answers are not sent with a page. */
const ANSWER_MAX_CHARS = 60_000

/** Answers by the address of their call, without refused calls. */
export type PageAnswers = Readonly<Record<string, unknown>>

/**
 * Makes a page's first calls, so that their answers come with the page. It makes them as a guest's browser
 * would, through the same endpoints and with the same limits: a page carries only what every guest may see.
 */
export async function makePageCalls(
  app: App,
  { request, language, calls }: { request: FastifyRequest; language: Language; calls: readonly string[] },
): Promise<PageAnswers> {
  const makeCall = async (call: string) => {
    const answer = await app.inject({
      method: 'GET',
      url: call,
      remoteAddress: request.ip,
      headers: {
        host: request.headers.host ?? '',
        accept: 'application/json',
        'accept-language': language,
      },
    })
    const isWhole = answer.statusCode === 200 && answer.payload.length <= ANSWER_MAX_CHARS
    return isWhole ? [[call, withStableTime(answer.json<unknown>())] as const] : []
  }
  const entries = calls.map((call) => withTimeout(TIMEOUT_MS, makeCall(call)).catch(() => []))
  return Object.fromEntries((await Promise.all(entries)).flat())
}

/**
 * Replaces the time of the request (`at`) by the time of the end, for an answer about something that has
 * ended. Its page then stays the same: it is rendered and compressed once, and not sent again to a browser
 * that has it.
 */
function withStableTime(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('at' in answer) || !('endedAt' in answer))
    return answer
  return typeof answer.endedAt === 'number' ? { ...answer, at: answer.endedAt } : answer
}

/** The entries if they come in time, else none. */
async function withTimeout<Entry>(ms: number, pending: Promise<Entry[]>): Promise<Entry[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Entry[]>((resolve) => {
    timer = setTimeout(resolve, ms, [])
  })
  return Promise.race([pending, late]).finally(() => clearTimeout(timer))
}
