import { describe, expect, it } from 'vitest'
import { deskPlaceOf, parseConfig } from './config.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PREMIUM_PRICE_ID: 'price_x',
}
const published = { PUBLIC_URL: 'https://lance.example/', SMTP_URL: 'smtp://mail.example:587', ...keys }

const KEY = Buffer.alloc(32, 1).toString('base64')

describe('parseConfig', () => {
  it('accepts an empty environment', () => {
    const parsed = parseConfig({})
    expect(parsed).toMatchObject({ ok: true, config: { PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data' } })
  })

  it('treats an empty value as missing', () => {
    expect(parseConfig({ PORT: '' })).toMatchObject({ ok: true, config: { PORT: 3000 } })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['MIGRATE_DATABASE_URL', 'mysql://x/y'],
    ['PUBLIC_URL', 'lance.example'],
    ['SMTP_URL', 'http://x'],
    ['SUPPORT_EMAIL', 'help'],
    ['IDENTITY_KEYS', 'secret'],
    ['DATA_KEYS', 'secret'],
    ['IDENTITY_KEYS', `a:${'x'.repeat(42)}`],
    ['IDENTITY_KEYS', `a:${KEY},a:${KEY}`],
    ['IDENTITY_KEYS', `a:${KEY},`],
    ['IDENTITY_KEYS', Array.from({ length: 9 }, (_none, index) => `${index}:${KEY}`).join(',')],
    ['CHAT_ENABLED', 'maybe'],
    ['FIRST_MOVE_S', '0'],
    ['SESSION_ACCESS_S', '1.5'],
    ['RATE_LIMITS', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['STRIPE_SECRET_KEY', 'pk_live_x'],
    ['STRIPE_WEBHOOK_SECRET', 'x'],
    ['STRIPE_PREMIUM_PRICE_ID', '1499'],
    ['STRIPE_API_URL', 'localhost'],
    ['CARD_ENABLED', 'maybe'],
    ['PIX_ENABLED', '1'],
  ])('refuses %s=%s, naming the variable and what was expected [OPERATOR-2]', (name, value) => {
    const parsed = parseConfig({ [name]: value })
    expect(parsed).toMatchObject({
      ok: false,
      problems: [{ name, problem: expect.stringContaining('expected') }],
    })
  })

  it('reads the identity keys, newest first', () => {
    const parsed = parseConfig({ IDENTITY_KEYS: `2027:${KEY}, 2026:${KEY}` })
    expect(parsed.ok && parsed.config.IDENTITY_KEYS?.map(({ id }) => id)).toEqual(['2027', '2026'])
    expect(parsed.ok && parsed.config.IDENTITY_KEYS?.[0].secret).toHaveLength(32)
  })

  it('does not print an invalid key', () => {
    const parsed = parseConfig({ IDENTITY_KEYS: 'hush', DATA_KEYS: 'hush' })
    expect(JSON.stringify(parsed)).not.toContain('hush')
  })

  it('names all invalid values at once [OPERATOR-2]', () => {
    const parsed = parseConfig({ PORT: 'x', RATE_LIMITS: 'y' })
    expect(parsed.ok === false && parsed.problems.map(({ name }) => name)).toEqual(['PORT', 'RATE_LIMITS'])
  })

  it('listens on all addresses when PUBLIC_URL is set, and drops its trailing slash', () => {
    expect(parseConfig(published)).toMatchObject({
      ok: true,
      config: { HOST: '0.0.0.0', PUBLIC_URL: 'https://lance.example' },
    })
  })

  it('refuses a HOST that others can reach without PUBLIC_URL', () => {
    expect(parseConfig({ HOST: '0.0.0.0' })).toMatchObject({ ok: false, problems: [{ name: 'HOST' }] })
    expect(parseConfig({ HOST: '::1' })).toMatchObject({ ok: true })
  })

  it('refuses to serve metrics on the public port [OPERATOR-10]', () => {
    expect(parseConfig({ PORT: '3000', METRICS_PORT: '3000' })).toMatchObject({
      ok: false,
      problems: [{ name: 'METRICS_PORT' }],
    })
  })

  it('refuses MIGRATE_DATABASE_URL without DATABASE_URL', () => {
    const owner = 'postgres://lance_migrate@localhost/lance'
    expect(parseConfig({ MIGRATE_DATABASE_URL: owner })).toMatchObject({
      ok: false,
      problems: [{ name: 'MIGRATE_DATABASE_URL' }],
    })
    const both = { DATABASE_URL: 'postgres://lance_serve@localhost/lance', MIGRATE_DATABASE_URL: owner }
    expect(parseConfig(both)).toMatchObject({ ok: true })
  })

  it('does not print the password of an invalid address', () => {
    const addresses = ['DATABASE_URL', 'MIGRATE_DATABASE_URL', 'REDIS_URL', 'SMTP_URL']
    const wrong = Object.fromEntries(addresses.map((name) => [name, 'http://lance:hush@host']))
    const parsed = parseConfig(wrong)
    expect(parsed.ok === false && parsed.problems.map(({ name }) => name).sort()).toEqual(addresses)
    expect(JSON.stringify(parsed)).not.toContain('hush')
  })

  it.each([
    ['SMTP_URL', { ...keys, PUBLIC_URL: 'https://lance.example' }],
    ['DATA_KEYS', { ...published, DATABASE_URL: 'postgres://lance@db/lance' }],
    ['STRIPE_SECRET_KEY', { ...published, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...published, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_PREMIUM_PRICE_ID', { ...published, STRIPE_PREMIUM_PRICE_ID: '' }],
    ['RATE_LIMITS', { ...published, RATE_LIMITS: 'off' }],
    ['DEV_SITE_URL', { ...published, DEV_SITE_URL: 'http://localhost:3000' }],
    ['DEMO_USERS', { ...published, DEMO_USERS: 'on' }],
    ['TEST_TIME', { ...published, TEST_TIME: 'on' }],
  ])('refuses to be published with an invalid %s [SEC-3] [OPERATOR-3]', (name, env) => {
    expect(parseConfig(env)).toMatchObject({ ok: false, problems: [{ name }] })
  })

  it('serves the desk beside the site of this computer, and elsewhere only where it is asked for [DESK-11]', () => {
    const placeOf = (env: Record<string, string>) => {
      const parsed = parseConfig(env)
      return parsed.ok ? deskPlaceOf(parsed.config) : parsed.problems
    }
    expect(placeOf({})).toBe('beside the site')
    expect(placeOf({ DESK: 'off' })).toBe(null)
    expect(placeOf({ DESK_PORT: '3005' })).toEqual({ host: '127.0.0.1', port: 3005 })
    expect(placeOf({ DESK_HOST: '::1' })).toEqual({ host: '::1', port: 3001 })
    expect(placeOf(published)).toBe(null)
    const desk = { DESK_URL: 'https://desk.lance.example' }
    expect(placeOf({ ...published, ...desk, DESK: 'on' })).toBe('beside the site')
    expect(placeOf({ ...published, ...desk, DESK_HOST: '10.0.0.4' })).toEqual({
      host: '10.0.0.4',
      port: 3001,
    })
  })

  it.each([
    ['DESK_URL', { ...published, DESK: 'on' }],
    ['DESK_URL', { ...published, DESK_PORT: '3005', DESK_URL: 'https://lance.example' }],
    ['DESK_HOST', { DESK_HOST: '0.0.0.0' }],
    ['DESK_PORT', { PORT: '3000', DESK_PORT: '3000' }],
  ])('refuses a desk with an invalid %s [DESK-11]', (name, env) => {
    expect(parseConfig(env)).toMatchObject({ ok: false, problems: [{ name }] })
  })

  it('trusts a number of hops or named networks', () => {
    expect(parseConfig({ TRUST_PROXY: '1' })).toMatchObject({ config: { TRUST_PROXY: 1 } })
    expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      config: { TRUST_PROXY: ['10.0.0.0/8', '::1'] },
    })
  })

  it('requires all keys of the payment provider or none, and prints none of them [OPERATOR-3]', () => {
    expect(parseConfig(keys)).toMatchObject({ ok: true })
    const { STRIPE_SECRET_KEY, STRIPE_PREMIUM_PRICE_ID } = keys
    const some = parseConfig({ STRIPE_SECRET_KEY })
    expect(some.ok === false && some.problems.map(({ name }) => name)).toEqual([
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PREMIUM_PRICE_ID',
    ])
    expect(parseConfig({ STRIPE_API_URL: 'http://localhost:1' })).toMatchObject({
      ok: false,
      problems: [{ name: 'STRIPE_API_URL' }],
    })
    const wrong = {
      STRIPE_PREMIUM_PRICE_ID,
      STRIPE_SECRET_KEY: 'sk-live-hush',
      STRIPE_WEBHOOK_SECRET: 'hush',
    }
    expect(JSON.stringify(parseConfig(wrong))).not.toContain('hush')
  })

  it('reads when users must be identified, and never lets a published server ask the sandbox [ACCOUNT-65]', () => {
    const ruleOf = (IDENTITY_REQUIRED: string) => {
      const parsed = parseConfig({ IDENTITY_REQUIRED })
      return parsed.ok ? parsed.config.IDENTITY_REQUIRED : parsed.problems[0]?.name
    }
    expect(['off', 'deposit', 'above:200000', 'above:', 'always'].map(ruleOf)).toEqual([
      { kind: 'off' },
      { kind: 'deposit' },
      { kind: 'above', sum: 200_000n },
      'IDENTITY_REQUIRED',
      'IDENTITY_REQUIRED',
    ])
    const namesOf = (env: Record<string, string>) => {
      const parsed = parseConfig(env)
      return parsed.ok
        ? []
        : parsed.problems.map(({ name }) => name).filter((name) => name.startsWith('IDENTITY'))
    }
    const provider = { IDENTITY_API_URL: 'https://bureau.test', IDENTITY_API_KEY: 'hush-hush-hush-hush' }
    expect(namesOf(provider)).toEqual([])
    expect(namesOf({ IDENTITY_API_URL: provider.IDENTITY_API_URL })).toEqual(['IDENTITY_API_KEY'])
    const published = { PUBLIC_URL: 'https://lance.test', IDENTITY_REQUIRED: 'deposit' }
    expect(namesOf(published)).toEqual(['IDENTITY_API_URL'])
    expect(namesOf({ ...published, ...provider })).toEqual([])
    expect(namesOf({ ...published, ...provider, IDENTITY_API_URL: 'http://bureau.test' })).toEqual([
      'IDENTITY_API_URL',
    ])
    expect(JSON.stringify(parseConfig({ ...provider, IDENTITY_API_KEY: 'hush' }))).not.toContain('hush')
  })
})
