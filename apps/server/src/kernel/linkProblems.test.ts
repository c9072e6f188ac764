import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const refusedOf = (env: Record<string, string>) => {
  const parsed = parseConfig({ ENCRYPTED_LINKS: 'on', ...env })
  return parsed.ok ? [] : parsed.problems.map(({ name }) => name)
}

describe('ENCRYPTED_LINKS', () => {
  it.each([
    ['DATABASE_URL', 'postgres://lance:secret@db.example/lance'],
    ['DATABASE_URL', 'postgres://lance:secret@db.example/lance?sslmode=require'],
    ['DATABASE_URL', 'postgres://lance:secret@localhost/lance?host=db.example'],
    ['REDIS_URL', 'redis://cache.example:6379'],
    ['REDIS_URL', 'rediss://a.example:6379,redis://b.example:6379'],
    ['SMTP_URL', 'smtp://mail.example:587'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
  ])(
    'refuses a link to another machine that is not encrypted and verified: %s %s [OPERATOR-14]',
    (name, url) => {
      expect(refusedOf({ [name]: url })).toEqual([name])
      expect(parseConfig({ [name]: url }).ok).toBe(true)
    },
  )

  it.each([
    ['DATABASE_URL', 'postgres://lance:secret@db.example/lance?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://lance:secret@127.0.0.1/lance'],
    ['DATABASE_URL', 'postgres://lance@localhost/lance?host=/run/postgresql'],
    ['REDIS_URL', 'rediss://cache.example:6379'],
    ['REDIS_URL', 'redis://[::1]:6379'],
    ['SMTP_URL', 'smtps://mail.example'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
  ])('accepts one that is, and those within this machine: %s %s [OPERATOR-14]', (name, url) => {
    expect(refusedOf({ [name]: url })).toEqual([])
  })
})
