import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { composeMail } from '../../kernel/texts/composeMail.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import type { Composer } from '../../people/mail/index.ts'
import { selectReminder } from './reminderStore.ts'

/** The composers of tournament mails. */
export function tournamentMailComposers({
  db,
  siteUrl,
}: {
  db: Kysely<Database>
  siteUrl: () => string
}): Readonly<Record<'tournament_starts', Composer>> {
  return {
    async tournament_starts({ about: { tournamentId = '', userId = '' } }) {
      const reminder = await selectReminder(db, { tournamentId, userId })
      if (!reminder) return null
      const { email, language, name, startAt } = reminder
      const time = new Intl.DateTimeFormat(language, {
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'America/Sao_Paulo',
      }).format(startAt)
      const facts = { name, time, link: `${siteUrl()}/tournament/${tournamentId}` }
      return { to: email, ...composeMail(readTexts('tournament', language).startsMail, language, facts) }
    },
  }
}
