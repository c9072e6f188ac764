import type { FastifyRequest } from 'fastify'
import type { App } from '../routing.ts'
import type { Language } from '../texts/language.ts'

/** A page waits for its calls no longer than this: what is not answered by then, the browser asks for. */
const PATIENCE_MS = 300
/** More than this does not come with a page. */
const ANSWER_MAX_CHARS = 60_000

/** The answers to calls, by their addresses; those that were refused are missing. */
export type PageAnswers = Readonly<Record<string, unknown>>

/**
 * Asks the calls that a page makes first, so that their answers come with it. They are asked as a guest's browser asks
 * them, through the same door and with the same bounds: nothing comes with a page that not everybody may see.
 */
export async function askPageCalls(
  app: App,
  { request, language, calls }: { request: FastifyRequest; language: Language; calls: readonly string[] },
): Promise<PageAnswers> {
  const ask = async (call: string) => {
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
    return isWhole ? [[call, settled(answer.json<unknown>())] as const] : []
  }
  const asked = calls.map((call) => within(PATIENCE_MS, ask(call)).catch(() => []))
  return Object.fromEntries((await Promise.all(asked)).flat())
}

/**
 * What is over says when it ended in place of when it was asked (`at`): so its page stays the same, is rendered and packed
 * once, and is not sent again to who has it.
 */
function settled(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('at' in answer) || !('endedAt' in answer))
    return answer
  return typeof answer.endedAt === 'number' ? { ...answer, at: answer.endedAt } : answer
}

/** What comes in time; nothing where it doesn't. */
async function within<Entry>(ms: number, coming: Promise<Entry[]>): Promise<Entry[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Entry[]>((resolve) => {
    timer = setTimeout(resolve, ms, [])
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}
