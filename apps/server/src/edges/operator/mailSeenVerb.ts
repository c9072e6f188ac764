import { markMailSeen } from '../../people/mail/index.ts'
import { isUuid } from './isUuid.ts'
import type { Verb } from './verb.ts'

export const mailSeenVerb: Verb = {
  says: 'Marks a mail that failed for good as seen: the first page of the desk lists it no more.',
  takes: [{ name: 'mail', says: 'the id of the mail' }],
  changes: true,
  transactions: 'one',
  async run({ db }, { mail: id = '', actId }) {
    const marked = isUuid(id) ? await markMailSeen(db, { id, actId }) : null
    if (!marked) return { ok: false, lines: [`There is no failed mail ${id}.`], code: 'MAIL_UNKNOWN' }
    const { kind, userId, isChanged } = marked
    return {
      ok: true,
      lines: [`Mail ${id} ${isChanged ? 'is seen' : 'was seen before'}.`],
      changed: {
        ...(userId !== null && { user: userId }),
        mail: id,
        kind,
        from: isChanged ? 'new' : 'seen',
        to: 'seen',
      },
    }
  },
}
