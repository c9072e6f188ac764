import type { Context } from '../../kernel/context.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'

/** The version of the file's format, for later readers. */
const FORMAT = 1

/**
 * Everything stored about a user, as the text of one JSON object in parts. Written while it is read, page by
 * page, so that a long history takes no memory.
 */
export async function* writeExport(
  { db, time, parts }: Pick<Context, 'db' | 'time'> & { parts: readonly OwnDataPart[] },
  { userId }: { userId: string },
): AsyncGenerator<string> {
  const writtenAt = new Date(time.nowMs()).toISOString()
  yield `{\n"format": ${FORMAT},\n"writtenAt": ${JSON.stringify(writtenAt)}`
  for (const { exportOf } of parts) {
    if (!exportOf) continue
    for (const [name, read] of Object.entries(exportOf(db, { userId }))) {
      yield `,\n${JSON.stringify(name)}: `
      const section = read()
      if (Symbol.asyncIterator in section) yield* writeList(section)
      else yield JSON.stringify(await section)
    }
  }
  yield '\n}\n'
}

async function* writeList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]' : '\n]'
}
