import { findAccountByEmail, insertUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'

/** Two people to try the product with. They exist with DEMO_USERS=on alone, never with PUBLIC_URL. */
export const DEMO_USERS = [
  { name: 'Ana Demo', email: 'ana@demo.example', password: 'lance-demo' },
  { name: 'Bruno Demo', email: 'bruno@demo.example', password: 'lance-demo' },
] as const

/** Makes the demo users that are not there yet. */
export async function ensureDemoUsers({
  db,
  time,
  passwords,
}: Pick<AccountsContext, 'db' | 'time' | 'passwords'>): Promise<void> {
  for (const { name, email, password } of DEMO_USERS) {
    if (await findAccountByEmail(db, email)) continue
    const hashed = await passwords.hash(password)
    if (!hashed.ok) throw new Error('the demo users could not be made')
    const now = new Date(time.nowMs())
    await insertUser(db, {
      name,
      email,
      passwordHash: hashed.hash,
      language: 'pt-BR',
      createdAt: now,
      emailConfirmedAt: now,
    })
  }
}
