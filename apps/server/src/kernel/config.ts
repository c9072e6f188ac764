import type { z } from 'zod'
import { linkProblems } from './linkProblems.ts'
import { environment, settings } from './settings.ts'

export type Config = z.infer<typeof environment>

/** All variables that an operator can set. */
export const CONFIG_NAMES = Object.keys(settings) as readonly (keyof Config)[]

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** A secret is never printed, not even an invalid one. */
const shown = (name: string, value: string | undefined) =>
  /SECRET|^IDENTITY_API_KEY$|^(IDENTITY|DATA)_KEYS$|^(DATABASE|MIGRATE_DATABASE|REDIS|SMTP)_URL$/.test(name)
    ? 'not valid'
    : `"${value}"`

type Problem = { name: string; problem: string }

/** To take real money, all of these are required; when none is set, the sandbox is used. */
const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PREMIUM_PRICE_ID'] as const

/** The provider's keys must be set together or not at all; a published server needs all of them. */
function paymentProblems(config: Config): Problem[] {
  const missing = STRIPE_KEYS.filter((name) => config[name] === undefined)
  const isPublished = config.PUBLIC_URL !== undefined
  if (missing.length === STRIPE_KEYS.length && !isPublished) {
    const address = { name: 'STRIPE_API_URL', problem: 'has no effect without STRIPE_SECRET_KEY' }
    return config.STRIPE_API_URL === undefined ? [] : [address]
  }
  const why = isPublished ? 'with PUBLIC_URL' : 'with the other Stripe keys'
  return missing.map((name) => ({ name, problem: `is required ${why}: expected ${settings[name].expected}` }))
}

/** The identity provider's address and key go together; a published server can't ask the sandbox. */
function identityProblems(config: Config): Problem[] {
  const { IDENTITY_API_URL: url, IDENTITY_API_KEY: key, IDENTITY_REQUIRED: rule, PUBLIC_URL } = config
  const missing = url === undefined ? 'IDENTITY_API_URL' : 'IDENTITY_API_KEY'
  const isRequired = PUBLIC_URL !== undefined && rule.kind !== 'off'
  if ((url === undefined) !== (key === undefined))
    return [
      { name: missing, problem: `is required with the other one: expected ${settings[missing].expected}` },
    ]
  if (url === undefined && isRequired)
    return [
      {
        name: missing,
        problem: `is required with PUBLIC_URL and IDENTITY_REQUIRED: expected ${settings[missing].expected}`,
      },
    ]
  if (PUBLIC_URL !== undefined && url !== undefined && !url.startsWith('https:'))
    return [
      {
        name: 'IDENTITY_API_URL',
        problem: 'must begin with https with PUBLIC_URL: it carries personal data',
      },
    ]
  return []
}

function combinationProblems(config: Config, named: ReadonlySet<string>): Problem[] {
  const links = config.ENCRYPTED_LINKS ? linkProblems(config) : []
  const problems: Problem[] = [...paymentProblems(config), ...identityProblems(config), ...links]
  const refuse = (name: string, problem: string) => problems.push({ name, problem })
  if (config.MIGRATE_DATABASE_URL !== undefined && config.DATABASE_URL === undefined) {
    refuse('MIGRATE_DATABASE_URL', 'has no effect without DATABASE_URL')
  }
  if (config.METRICS_PORT === config.PORT && config.PORT !== 0) {
    refuse('METRICS_PORT', `must differ from PORT: port ${config.PORT} is public`)
  }
  if (config.DESK_PORT === config.PORT && config.PORT !== 0)
    refuse('DESK_PORT', 'must differ from PORT: leave it out to serve the desk beside the site')
  if (config.PUBLIC_URL === undefined) {
    if (config.DESK_HOST !== undefined && !isLoopback(config.DESK_HOST))
      refuse('DESK_HOST', 'must be a loopback address unless PUBLIC_URL is set')
    if (!isLoopback(config.HOST)) {
      refuse('HOST', 'must be a loopback address (127.0.0.1, localhost, ::1) unless PUBLIC_URL is set')
    }
    return problems
  }
  if (!config.SMTP_URL)
    refuse('SMTP_URL', `is required with PUBLIC_URL: expected ${settings.SMTP_URL.expected}`)
  if (config.DATABASE_URL !== undefined && !config.DATA_KEYS)
    refuse(
      'DATA_KEYS',
      `is required with PUBLIC_URL and DATABASE_URL: expected ${settings.DATA_KEYS.expected}`,
    )
  if (
    deskPlaceOf(config) !== null &&
    hostOf(config.DESK_URL ?? config.PUBLIC_URL) === hostOf(config.PUBLIC_URL)
  )
    refuse(
      'DESK_URL',
      'must name a host of its own, such as https://desk.lance.example: passkeys belong to a host',
    )
  if (config.RATE_LIMITS === 'off') refuse('RATE_LIMITS', 'must be on with PUBLIC_URL')
  if (config.DEV_SITE_URL) refuse('DEV_SITE_URL', 'must not be set with PUBLIC_URL')
  for (const option of ['DEMO_USERS', 'TEST_TIME'] as const) {
    if (named.has(option) && config[option] === 'on') refuse(option, 'must be off with PUBLIC_URL')
  }
  return problems
}

/**
 * Reads the configuration from the environment, once. Names every invalid value with what was expected, and
 * ignores unknown names.
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; config: Config } | { ok: false; problems: Problem[] } {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    const problems = [...names].map((name) => ({
      name,
      problem: `is ${shown(name, given[name])}, expected ${settings[name as keyof Config].expected}`,
    }))
    return { ok: false, problems }
  }
  const config = parsed.data
  if (config.PUBLIC_URL !== undefined && given.HOST === undefined) config.HOST = '0.0.0.0'
  const problems = combinationProblems(config, new Set(Object.keys(given)))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

/** The public address of the site, for links in mails and return addresses. */
export function siteUrlOf({
  PUBLIC_URL,
  DEV_SITE_URL,
  PORT,
}: Pick<Config, 'PUBLIC_URL' | 'DEV_SITE_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? DEV_SITE_URL ?? `http://localhost:${PORT}`
}

/** The port of a desk that listens on its own address and was given none. */
const DESK_PORT_DEFAULT = 3001

type DeskSettings = Pick<Config, 'PUBLIC_URL' | 'DESK' | 'DESK_HOST' | 'DESK_PORT'>

/** Where the desk is served: beside the site, on an address of its own, or nowhere (null). */
export function deskPlaceOf({
  PUBLIC_URL,
  DESK,
  DESK_HOST,
  DESK_PORT,
}: DeskSettings): 'beside the site' | { host: string; port: number } | null {
  const isApart = DESK_HOST !== undefined || DESK_PORT !== undefined
  if (!(DESK ?? (PUBLIC_URL === undefined || isApart))) return null
  if (!isApart) return 'beside the site'
  return { host: DESK_HOST ?? '127.0.0.1', port: DESK_PORT ?? DESK_PORT_DEFAULT }
}

/** The address of the operators' desk, without `/desk`. */
export function deskUrlOf(
  config: DeskSettings & Parameters<typeof siteUrlOf>[0] & Pick<Config, 'DESK_URL'>,
): string {
  const place = deskPlaceOf(config)
  const own =
    typeof place === 'object' && place !== null ? `http://localhost:${place.port}` : siteUrlOf(config)
  return config.DESK_URL ?? own
}

const hostOf = (url: string) => new URL(url).hostname

/** The address for help: the one the operator set, else RFC 2142's support mailbox at the site's host. */
export function supportEmailOf({
  SUPPORT_EMAIL,
  PUBLIC_URL = 'http://localhost',
}: Pick<Config, 'SUPPORT_EMAIL' | 'PUBLIC_URL'>): string {
  return SUPPORT_EMAIL ?? `support@${new URL(PUBLIC_URL).hostname}`
}
