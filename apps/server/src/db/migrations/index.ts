import type { Migration } from 'kysely'
import * as accounts from './0001_accounts.ts'
import * as presence from './0002_presence.ts'
import * as games from './0003_games.ts'
import * as mail from './0004_mail.ts'
import * as rematch from './0005_rematch.ts'
import * as chat from './0006_chat.ts'
import * as watching from './0007_watching.ts'
import * as invitations from './0008_invitations.ts'

/** Every change of the database's shape, in order. One that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_presence': presence,
  '0003_games': games,
  '0004_mail': mail,
  '0005_rematch': rematch,
  '0006_chat': chat,
  '0007_watching': watching,
  '0008_invitations': invitations,
}
