import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const published = { PUBLIC_URL: 'https://lance.example/', SMTP_URL: 'smtp://mail.example:587' }

describe('parseConfig', () => {
  it('needs nothing to be set', () => {
    const parsed = parseConfig({})
    expect(parsed).toMatchObject({ ok: true, config: { PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data' } })
  })

  it('takes an empty value as none', () => {
    expect(parseConfig({ PORT: '' })).toMatchObject({ ok: true, config: { PORT: 3000 } })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['PUBLIC_URL', 'lance.example'],
    ['SMTP_URL', 'http://x'],
    ['CHAT_ENABLED', 'maybe'],
    ['FIRST_MOVE_S', '0'],
    ['SESSION_ACCESS_S', '1.5'],
    ['RATE_LIMITS', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s by its name, with what was expected', (name, value) => {
    const parsed = parseConfig({ [name]: value })
    expect(parsed).toMatchObject({
      ok: false,
      problems: [{ name, problem: expect.stringContaining('expected') }],
    })
  })

  it('names every wrong value at once', () => {
    const parsed = parseConfig({ PORT: 'x', RATE_LIMITS: 'y' })
    expect(parsed.ok === false && parsed.problems.map(({ name }) => name)).toEqual(['PORT', 'RATE_LIMITS'])
  })

  it('listens on all addresses once PUBLIC_URL is set, and drops its last slash', () => {
    expect(parseConfig(published)).toMatchObject({
      ok: true,
      config: { HOST: '0.0.0.0', PUBLIC_URL: 'https://lance.example' },
    })
  })

  it('refuses a HOST that others can reach without PUBLIC_URL', () => {
    expect(parseConfig({ HOST: '0.0.0.0' })).toMatchObject({ ok: false, problems: [{ name: 'HOST' }] })
    expect(parseConfig({ HOST: '::1' })).toMatchObject({ ok: true })
  })

  it.each([
    ['SMTP_URL', { PUBLIC_URL: 'https://lance.example' }],
    ['RATE_LIMITS', { ...published, RATE_LIMITS: 'off' }],
    ['DEV_SITE_URL', { ...published, DEV_SITE_URL: 'http://localhost:3000' }],
    ['DEMO_USERS', { ...published, DEMO_USERS: 'on' }],
    ['TEST_TIME', { ...published, TEST_TIME: 'on' }],
  ])('refuses to be published with a wrong %s', (name, env) => {
    expect(parseConfig(env)).toMatchObject({ ok: false, problems: [{ name }] })
  })

  it('believes a number of hops or named networks', () => {
    expect(parseConfig({ TRUST_PROXY: '1' })).toMatchObject({ config: { TRUST_PROXY: 1 } })
    expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      config: { TRUST_PROXY: ['10.0.0.0/8', '::1'] },
    })
  })
})
