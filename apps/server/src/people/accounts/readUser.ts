import type { User } from '@lance/contract'
import { displayName, makeReais } from '@lance/domain'
import { findUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { ratingFields } from './ratingFields.ts'

/** A user's own view of their account, or null when no account has that id. */
export async function readUser(
  { db, time, balanceOf }: Pick<AccountsContext, 'db' | 'time' | 'balanceOf'>,
  userId: string,
): Promise<User | null> {
  const row = await findUser(db, userId)
  if (!row) return null
  const isPremium = row.role === 'PREMIUM'
  return {
    id: row.id,
    name: displayName(row),
    email: row.email,
    role: row.role,
    isPremium,
    isFreemium: !isPremium,
    isChampion: row.titles > 0,
    balance: makeReais(await balanceOf(userId)),
    titles: row.titles,
    isRegistered: true,
    status: row.status ?? 'offline',
    currentGameId: row.current_game_id,
    phone: row.phone,
    ...ratingFields(row, { nowMs: time.nowMs() }),
    score: row.score,
    country: row.country,
    emailConfirmed: row.email_confirmed_at !== null,
    introductionDue: row.introduction_due,
  }
}
