import { findAccountByEmail, insertUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'

/** Two users for trying the product. They exist only with DEMO_USERS=on, never with PUBLIC_URL. */
export const DEMO_USERS = [
  { name: 'Ana Demo', email: 'ana@demo.example', password: 'lance-demo' },
  { name: 'Bruno Demo', email: 'bruno@demo.example', password: 'lance-demo' },
] as const

/** Creates the demo users that don't exist yet. */
export async function ensureDemoUsers({
  db,
  time,
  passwords,
}: Pick<AccountsContext, 'db' | 'time' | 'passwords'>): Promise<void> {
  for (const { name, email, password } of DEMO_USERS) {
    if (await findAccountByEmail(db, email)) continue
    const hashed = await passwords.hash(password)
    if (!hashed.ok) throw new Error('the demo users could not be created')
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
