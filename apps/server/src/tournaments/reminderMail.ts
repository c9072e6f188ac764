import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Composer } from '../mail/index.ts'
import { selectReminder } from './reminderStore.ts'

type Facts = { name: string; time: string; link: string }
type Texts = { subject: (facts: Facts) => string; text: (facts: Facts) => string }

const ptBR: Texts = {
  subject: ({ name, time }) => `O torneio "${name}" começa às ${time}`,
  text: ({ name, time, link }) => `Olá!

O torneio "${name}", em que você está inscrito, começa às ${time} (horário de Brasília):

${link}

Quem não começa a sua partida em três minutos pode perder por ausência.
Você recebe esta mensagem porque pediu um aviso na página do torneio.

Lance
`,
}

const en: Texts = {
  subject: ({ name, time }) => `The tournament “${name}” starts at ${time}`,
  text: ({ name, time, link }) => `Hello!

The tournament “${name}”, in which you are entered, starts at ${time} (Brasília time):

${link}

Whoever does not begin his match within three minutes may lose it by absence.
You get this message because you asked for it on the tournament’s page.

Lance
`,
}

/** Words the mails of tournaments. */
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
      const time = new Intl.DateTimeFormat(language === 'pt-BR' ? 'pt-BR' : 'en', {
        ...{ hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' },
      }).format(startAt)
      const facts = { name, time, link: `${siteUrl()}/tournament/${tournamentId}` }
      const texts = language === 'pt-BR' ? ptBR : en
      return { to: email, subject: texts.subject(facts), text: texts.text(facts) }
    },
  }
}
