import { DATABASE_VERBS } from '../src/edges/operator/databaseVerbs.ts'
import { perform } from '../src/edges/operator/perform.ts'
import { readArguments } from '../src/edges/operator/readArguments.ts'
import type { Outcome } from '../src/edges/operator/verb.ts'
import { VERBS } from '../src/edges/operator/verbs.ts'
import type { TestServer } from './testServer.ts'

/** Who looks and why, which every verb that shows people requires. */
export const WHO_AND_WHY = ['--who', 'Carla', '--why', 'a look'] as const

/** Runs what an operator types after `npm run operator --` on a server's database. */
export async function operate({ ctx }: Pick<TestServer, 'ctx'>, ...args: string[]): Promise<Outcome> {
  const read = readArguments(args, { ...VERBS, ...DATABASE_VERBS })
  if (!read.ok) return { ok: false, lines: [read.problem] }
  const { name, verb, given } = read
  return 'makes' in verb ? verb.run(ctx, given) : perform(ctx, { name, verb, given })
}
