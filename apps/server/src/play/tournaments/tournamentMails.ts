import { NO_CENTS, TITLE_PLAYERS_MIN } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { composeMail } from '../../kernel/texts/composeMail.ts'
import { fillText } from '../../kernel/texts/fillText.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { inLanguage } from '../../kernel/texts/seriesName.ts'
import { writeMoment } from '../../kernel/texts/writeMoment.ts'
import { writeWait } from '../../kernel/texts/writeWait.ts'
import type { Composer } from '../../people/mail/index.ts'
import { locateMoney } from './prizeNotice.ts'
import { selectPrizeMail, type WonPrize } from './prizeNoticeStore.ts'
import { selectReminder } from './reminderStore.ts'

type Parts = Pick<Context, 'db' | 'time' | 'config'> & { siteUrl: () => string }

/** The composers of tournament mails. */
export function tournamentMailComposers({
  db,
  time,
  config,
  siteUrl,
}: Parts): Readonly<Record<'tournament_starts' | 'tournament_prize', Composer>> {
  const linkTo = (tournamentId: string) => `${siteUrl()}/tournament/${tournamentId}`
  return {
    async tournament_starts({ about: { tournamentId = '', userId = '' } }) {
      const reminder = await selectReminder(db, { tournamentId, userId })
      if (!reminder) return null
      const { email, language, startAt, format } = reminder
      const { name } = inLanguage(reminder, language)
      const at = new Intl.DateTimeFormat(language, {
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'America/Sao_Paulo',
      }).format(startAt)
      const wait = writeWait(config.TOURNAMENT_NO_SHOW_S, language)
      const { startsMail, startsRule } = readTexts('tournament', language)
      const rule = fillText(format === 'ARENA' ? startsRule.arena : startsRule.rounds, language, { wait })
      const facts = { name, time: at, rule, link: linkTo(tournamentId) }
      return { to: email, ...composeMail(startsMail, language, facts) }
    },
    async tournament_prize({ about: { tournamentId = '', userId = '' } }) {
      const prize = await selectPrizeMail(db, { tournamentId, userId })
      if (!prize) return null
      const { email, language, tournamentName: name, place, amount } = prize
      const words = readTexts('tournament', language)
      const facts = {
        name,
        place,
        amount,
        money: amount > NO_CENTS ? writeMoney(prize, language, time.nowMs()) : '',
        title:
          prize.title === null
            ? ''
            : fillText(words.title[prize.title], language, { min: TITLE_PLAYERS_MIN }),
        link: linkTo(tournamentId),
        walletLink: `${siteUrl()}/wallet`,
      }
      const mail = amount > NO_CENTS ? words.prizeMail : words.titleMail
      return { to: email, ...composeMail(mail, language, facts) }
    },
  }
}

/** Where the money of a prize is, and until when, in words. */
function writeMoney(prize: WonPrize, language: string, nowMs: number): string {
  const { state, until } = locateMoney(prize, nowMs)
  const words = readTexts('tournament', language).prizeMail.money
  if (state === 'in_review') return words.inReview
  if (until === null) return words.paid
  const text = state === 'held' ? words.held : words.resting
  return fillText(text, language, { until: writeMoment(new Date(until), language) })
}
