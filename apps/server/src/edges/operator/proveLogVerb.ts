import type { LogHead } from './logStore.ts'
import { proveLog } from './proveLog.ts'
import type { Verb } from './verb.ts'

/** `12:9f86d0…`, as the verb prints it. */
function parseHead(text: string): LogHead | null {
  const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? []
  return seq === undefined || hash === undefined ? null : { seq: BigInt(seq), hash }
}

export const proveLogVerb: Verb = {
  says: 'Proves that the log of operators is whole and unchanged, and prints its head; with --head, also that it still has the head printed earlier.',
  takes: [{ name: 'head', says: 'a head that this verb printed, NUMBER:HASH', optional: true }],
  changes: false,
  impersonal: true,
  async run({ db }, { head: text }) {
    const noted = text === undefined ? null : parseHead(text)
    if (text !== undefined && noted === null)
      return { ok: false, lines: [`"${text}" is not a head such as 12:9f86d0….`], code: 'NO_HEAD' }
    const proof = await proveLog(db, noted)
    if (!proof.ok)
      return {
        ok: false,
        lines: [`The log of operators is not right: ${proof.problem}.`],
        code: 'LOG_BROKEN',
      }
    const { seq, hash } = proof.head
    return {
      ok: true,
      lines: [`The log of operators is right: ${seq} rows.`, ...(seq > 0n ? [`Head: ${seq}:${hash}`] : [])],
      shown: { rows: String(seq), ...(seq > 0n && { head: `${seq}:${hash}` }) },
    }
  },
}
