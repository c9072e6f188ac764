import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Time } from '../../kernel/context.ts'
import type { Mail, Mailer } from './mail.ts'

/** Mails kept in the folder; the oldest are deleted. */
const MAILS_MAX = 200

/** A mail as stored in the folder; `sentAt` in ms since 1970. */
export type StoredMail = Mail & { id: string; sentAt: number }

/** Stores mails as files in a folder, for a developer to read. */
export type LocalOutbox = Mailer & {
  /** All mails, newest first. */
  list(): Promise<StoredMail[]>
}

export function openLocalOutbox({ folder, time }: { folder: string; time: Time }): LocalOutbox {
  const names = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  }
  return {
    async send(mail, { id }) {
      const before = await names()
      const sentAt = time.nowMs()
      const name = `${String(sentAt).padStart(15, '0')}-${id}.json`
      const kept: StoredMail = { id, sentAt, ...mail }
      await writeFile(join(folder, `${name}.part`), JSON.stringify(kept, null, 2), { mode: 0o600 })
      await rename(join(folder, `${name}.part`), join(folder, name))
      for (const old of before.slice(0, Math.max(0, before.length + 1 - MAILS_MAX))) {
        await rm(join(folder, old), { force: true })
      }
      return { is: 'sent' }
    },
    async list() {
      const mails = (await names())
        .reverse()
        .map((name) => readFile(join(folder, name), 'utf8').catch(() => null))
      return (await Promise.all(mails)).flatMap((text) => (text ? [JSON.parse(text) as StoredMail] : []))
    },
    close: () => {},
  }
}
