import { asCents } from '@lance/domain'
import type { Kysely } from 'kysely'
import { supportEmailOf } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { composeMail } from '../../kernel/texts/composeMail.ts'
import { fillText, type TextParams } from '../../kernel/texts/fillText.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { writeMoment } from '../../kernel/texts/writeMoment.ts'
import type { Composer, QueuedMail } from '../mail/index.ts'
import { selectOwner } from './noticeStore.ts'
import { NOTICE_KINDS, type NoticeKind } from './securityNotice.ts'

/** Notices that say how to stop a withdrawal first. */
const MONEY_KINDS: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'pix_key',
  'withdrawal_asked',
  'withdrawal_paid',
  'withdrawal_failed',
  'withdrawal_refused',
  'withdrawal_cancelled',
])
/** Notices of what a new password does not undo. */
const FACTOR_KINDS: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
])

type Parts = { db: Kysely<Database>; config: Context['config']; siteUrl: () => string }

/** The composers of mails that notify owners of what happened to their accounts. */
export function noticeMailComposers({ db, config, siteUrl }: Parts): Readonly<Record<NoticeKind, Composer>> {
  const composerOf =
    (kind: NoticeKind): Composer =>
    async (mail) => {
      const owner = await selectOwner(db, mail.about.userId ?? '')
      if (!owner) return null
      const { email } = owner
      const language = mail.about.language ?? owner.language
      const facts = {
        ...factsOf(mail, language),
        support: supportEmailOf(config),
        passwordLink: `${siteUrl()}/update-password`,
        sessionsLink: `${siteUrl()}/profile?view=sessions`,
      }
      const { subject, what } = readTexts('security', language)[kind]
      return {
        to: email,
        ...composeMail({ subject, body: bodyOf(kind, mail, { what, language }) }, language, facts),
      }
    }
  return Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, composerOf(kind)])) as Record<
    NoticeKind,
    Composer
  >
}

/** The values for the texts. A mail queued by the previous version has neither device nor network. */
function factsOf({ about, queuedAt }: QueuedMail, language: string): TextParams {
  const { browser, system, network = '', pixKey = '', amountCents = '0', factor, told = '' } = about
  const named = browser !== undefined && system !== undefined ? `${browser} (${system})` : (browser ?? system)
  return {
    network,
    pixKey,
    told,
    factor: factorOf(factor, language),
    amount: asCents(BigInt(amountCents)),
    device: named ?? readTexts('security', language).unknown,
    at: writeMoment(queuedAt, language),
  }
}

function factorOf(name: string | undefined, language: string): string {
  const { app, passkey } = readTexts('security', language)
  return name === undefined ? app : fillText(passkey, language, { name })
}

/** What happened, when and from where, then what to do if it was not the owner. */
function bodyOf(
  kind: NoticeKind,
  { about }: QueuedMail,
  { what, language }: { what: string; language: string },
): string[] {
  const texts = readTexts('security', language)
  const isMoney = MONEY_KINDS.has(kind)
  const isOwnAct = about.network !== undefined || !isMoney
  return [
    texts.hello,
    what,
    ...(about.told === undefined ? [] : [texts.told]),
    about.network === undefined ? texts.when : texts.details,
    ...(isOwnAct ? [texts.wasYou] : []),
    isMoney ? texts.notYouMoney : FACTOR_KINDS.has(kind) ? texts.notYouFactor : texts.notYou,
    '{passwordLink}',
    texts.sessions,
    '{sessionsLink}',
    ...(isMoney || FACTOR_KINDS.has(kind) ? [] : [texts.help]),
    ...(about.isLast === undefined ? [] : [texts.last]),
    '{brand}',
  ]
}
