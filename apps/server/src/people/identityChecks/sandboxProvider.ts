import type { Cpf } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type IdentityAnswer, type IdentityProvider, ProviderDown } from './identityProvider.ts'

/** How long the sandbox takes over a check that waits. */
export const SANDBOX_WAITS_MS = 60_000

type Outcome = Row<'sandbox_identity_checks', 'outcome'>['outcome']

/**
 * The CPFs whose checks do not simply match, by their first nine digits. `down`: the provider never answers.
 * `document`: its page asks for a document.
 */
const SPECIMENS: Readonly<Record<string, Outcome | 'down'>> = {
  '000000011': 'mismatch',
  '000000022': 'not_found',
  '000000033': 'waits',
  '000000044': 'document',
  '000000055': 'down',
}

/** What the sandbox makes of a CPF: any but the specimens matches whatever name and date come with it. */
const outcomeOf = (cpf: Cpf): Outcome | 'down' => SPECIMENS[cpf.slice(0, 9)] ?? 'verified'

type Stored = Pick<Row<'sandbox_identity_checks', 'outcome'>, 'outcome'> & { startedAt: Date }

async function selectOne(db: Kysely<Database>, reference: string): Promise<Stored | null> {
  const { rows } = await sql<Stored>`
    select outcome, started_at as "startedAt" from sandbox_identity_checks
    where reference = ${reference}`.execute(db)
  return rows[0] ?? null
}

/** Stands in for a provider in development: its answers follow from the CPF. It stores no person's data. */
export function openSandboxProvider(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { siteUrl }: { siteUrl: () => string },
): IdentityProvider {
  const answerOf = ({ outcome, startedAt }: Stored, reference: string): IdentityAnswer => {
    if (outcome === 'verified') return { status: 'verified' }
    if (outcome === 'refused') return { status: 'refused', reason: 'document' }
    if (outcome === 'document')
      return { status: 'waits', documentUrl: `${siteUrl()}/dev/identity/${reference}` }
    if (outcome !== 'waits') return { status: 'refused', reason: outcome }
    return time.nowMs() >= startedAt.getTime() + SANDBOX_WAITS_MS
      ? { status: 'verified' }
      : { status: 'waits', documentUrl: null }
  }
  return {
    name: 'sandbox',
    async start({ reference, person, needsDocument }) {
      const found = outcomeOf(person.cpf)
      if (found === 'down') throw new ProviderDown('the identity sandbox does not answer for this CPF')
      const outcome = found === 'verified' && needsDocument ? 'document' : found
      await sql`
        insert into sandbox_identity_checks (reference, outcome, started_at)
        values (${reference}, ${outcome}, ${new Date(time.nowMs())}) on conflict do nothing`.execute(db)
      const stored = await selectOne(db, reference)
      if (!stored) throw new ProviderDown('the identity sandbox lost a check')
      return answerOf(stored, reference)
    },
    async read(reference) {
      const stored = await selectOne(db, reference)
      return stored && answerOf(stored, reference)
    },
  }
}

/** Whether the sandbox's page of this check still waits for a document. */
export async function waitsForDocument(db: Kysely<Database>, reference: string): Promise<boolean | null> {
  const stored = await selectOne(db, reference)
  return stored && stored.outcome === 'document'
}

/** Decides on the document, once. */
export async function decideDocument(
  db: Kysely<Database>,
  { reference, isAccepted }: { reference: string; isAccepted: boolean },
): Promise<void> {
  await sql`
    update sandbox_identity_checks set outcome = ${isAccepted ? 'verified' : 'refused'}
    where reference = ${reference} and outcome = 'document'`.execute(db)
}
