import { z } from 'zod'
import { type IdentityAnswer, type IdentityProvider, ProviderDown } from './identityProvider.ts'

const TIMEOUT_MS = 10_000
const ANSWER_MAX_BYTES = 65_536
const URL_MAX_CHARS = 2048

const answer = z.union([
  z.object({ status: z.literal('verified') }),
  z.object({ status: z.literal('refused'), reason: z.enum(['mismatch', 'not_found', 'document']) }),
  z.object({
    status: z.literal('waits'),
    // Shown to the user as a link: nothing but an address of the web.
    document_url: z
      .url({ protocol: /^https$/ })
      .max(URL_MAX_CHARS)
      .nullish(),
  }),
])

/**
 * A provider that speaks HTTP as docs/operating.md describes: `POST /checks` begins a check and
 * `GET /checks/:reference` reads it. An operator's own adapter in front of a bureau speaks the same.
 */
export function openHttpProvider({ url, key }: { url: string; key: string }): IdentityProvider {
  async function request(path: string, init: RequestInit): Promise<IdentityAnswer | null> {
    try {
      const response = await fetch(url + path, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${key}`, accept: 'application/json' },
        // A redirect would carry the person's data to an address that is not configured.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status === 404 && init.method === 'GET') return null
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return makeAnswer(answer.parse(JSON.parse(await readText(response))))
    } catch (error) {
      // The cause may quote what was sent: only its name goes on.
      const name = error instanceof Error ? error.name : 'unknown'
      throw new ProviderDown(`the identity provider failed: ${init.method} (${name})`)
    }
  }
  return {
    name: 'http',
    async start({ reference, person, needsDocument, returnUrl }) {
      const { cpf, name, birthDate } = person
      const body = JSON.stringify({
        reference,
        cpf,
        name,
        birth_date: birthDate,
        document: needsDocument,
        return_url: returnUrl,
      })
      const headers = { 'content-type': 'application/json', 'idempotency-key': reference }
      const started = await request('/checks', { method: 'POST', body, headers })
      if (started === null) throw new ProviderDown('the identity provider knows no checks')
      return started
    },
    read: (reference) => request(`/checks/${encodeURIComponent(reference)}`, { method: 'GET' }),
  }
}

function makeAnswer(parsed: z.infer<typeof answer>): IdentityAnswer {
  return parsed.status === 'waits' ? { status: 'waits', documentUrl: parsed.document_url ?? null } : parsed
}

/** A response's text. Stops reading and throws when it exceeds the limit. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest of the stream.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > ANSWER_MAX_BYTES) throw new Error(`answered more than ${ANSWER_MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
