import { perform } from '../src/operator/perform.ts'
import { readArguments } from '../src/operator/readArguments.ts'
import type { Outcome } from '../src/operator/verb.ts'
import { VERBS } from '../src/operator/verbs.ts'
import type { TestServer } from './testServer.ts'

/** What an operator types after `npm run operator --`, done on a server's database. */
export async function operate({ ctx }: Pick<TestServer, 'ctx'>, ...args: string[]): Promise<Outcome> {
  const read = readArguments(args, VERBS)
  return read.ok ? perform(ctx, read) : { ok: false, lines: [read.problem] }
}
