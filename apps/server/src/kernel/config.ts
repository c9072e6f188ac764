import { PREMIUM_PRICE } from '@lance/domain'
import { z } from 'zod'
import { parseIdentityKeys } from './identityKeys.ts'

const seconds = z.coerce.number().int().positive()
const port = z.coerce.number().int().min(0).max(65_535)
const onOrOff = z.stringbool({ truthy: ['true', 'on'], falsy: ['false', 'off'] })
/** A month's free entries must be worth less than it costs, or four friends could drain the platform. */
const PREMIUM_ALLOWANCE_MAX = Number(PREMIUM_PRICE) - 1
const httpUrl = z.url({ protocol: /^https?$/ })

/** `TRUST_PROXY`: a number of hops, or comma-separated networks. `true` is refused: it would trust anyone. */
const trustProxy = z
  .string()
  .regex(/^(\d+|[0-9a-fA-F.:/]+(,\s*[0-9a-fA-F.:/]+)*)$/, 'a number of hops, or networks such as 10.0.0.0/8')
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(/,\s*/)))

/** `REDIS_URL`: one address, or the comma-separated addresses of a cluster's nodes. */
const redisUrls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^rediss?$/ })).min(1))
  .transform((urls) => urls.join(','))

/** `IDENTITY_KEYS`: the key for new entries, then older keys, by which existing entries are still found. */
const identityKeys = z.string().transform((text, ctx) => {
  const keys = parseIdentityKeys(text)
  if (keys) return keys
  ctx.issues.push({ code: 'custom', input: text, message: 'keys' })
  return z.NEVER
})

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: redisUrls.optional(),
  IDENTITY_KEYS: identityKeys.optional(),
  PUBLIC_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  TRUST_PROXY: trustProxy.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  PAYOUT_HOLD_H: z.coerce.number().int().min(0).max(720).default(0),
  CHAT_ENABLED: onOrOff.default(true),
  PREMIUM_ALLOWANCE_CENTS: z.coerce.number().int().min(0).max(PREMIUM_ALLOWANCE_MAX).default(1000),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  STRIPE_PREMIUM_PRICE_ID: z
    .string()
    .regex(/^price_\w+$/)
    .optional(),
  STRIPE_API_URL: httpUrl.optional(),
  WITHDRAWALS_ENABLED: onOrOff.default(true),
  CARD_ENABLED: onOrOff.default(true),
  PIX_ENABLED: onOrOff.default(true),
  TOURNAMENT_MIN_LEAD_S: seconds.default(300),
  TOURNAMENT_NO_SHOW_S: seconds.default(180),
  STORE_API_URL: httpUrl.optional(),
  STORE_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .default('lance'),
  TOURNAMENT_TIME_CONTROL_S: z.coerce.number().int().min(60).max(3600).default(600),
  FIRST_MOVE_S: seconds.default(30),
  SESSION_ACCESS_S: seconds.default(900),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEMO_USERS: z.enum(['on', 'off']).default('off'),
  SITE_DIR: z.string().min(1).optional(),
  DEV_SITE_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  TEST_TIME: z.enum(['on', 'off']).default('off'),
})

const expected: Record<keyof z.infer<typeof environment>, string> = {
  PORT: 'a port from 0 to 65535',
  HOST: 'an address to listen on',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  MIGRATE_DATABASE_URL: 'an address such as postgres://owner:password@host:5432/name',
  REDIS_URL: 'an address such as redis://user:password@host:6379, or those of a cluster, separated by commas',
  IDENTITY_KEYS:
    'keys such as 2026:BASE64, of at least 32 random bytes each (openssl rand -base64 32), newest first, separated by commas',
  PUBLIC_URL: 'an address such as https://lance.example',
  TRUST_PROXY:
    'a number of hops, or networks such as 10.0.0.0/8,127.0.0.1 (true is refused: it trusts anyone)',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  SUPPORT_EMAIL: 'an address such as help@lance.example',
  STRIPE_SECRET_KEY: 'a Stripe secret key such as sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of a Stripe webhook such as whsec_…',
  STRIPE_PREMIUM_PRICE_ID: 'the id of a recurring Stripe price such as price_…',
  STRIPE_API_URL: 'an address such as http://localhost:12111',
  WITHDRAWALS_ENABLED: 'true or false',
  CARD_ENABLED: 'true or false',
  PIX_ENABLED: 'true or false',
  CHAT_ENABLED: 'true or false',
  PREMIUM_ALLOWANCE_CENTS: `a whole number of centavos from 0 to ${PREMIUM_ALLOWANCE_MAX}`,
  PAYOUT_HOLD_H: 'a whole number of hours from 0 to 720',
  TOURNAMENT_MIN_LEAD_S: 'a whole number of seconds above 0',
  TOURNAMENT_NO_SHOW_S: 'a whole number of seconds above 0',
  STORE_API_URL: 'an address such as https://commerce.example',
  STORE_ID: 'letters, digits, - and _, at most 64',
  TOURNAMENT_TIME_CONTROL_S: 'a whole number of seconds from 60 to 3600',
  FIRST_MOVE_S: 'a whole number of seconds above 0',
  SESSION_ACCESS_S: 'a whole number of seconds above 0',
  RATE_LIMITS: 'on or off',
  METRICS_PORT: 'a port from 0 to 65535, not that of PORT',
  METRICS_HOST: 'an address to listen on',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address such as http://localhost:4318',
  OTEL_TRACES_SAMPLER_ARG: 'a number from 0 to 1',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  DEMO_USERS: 'on or off',
  SITE_DIR: 'a folder',
  DEV_SITE_URL: 'an address such as http://localhost:3000',
  TEST_TIME: 'on or off',
}

export type Config = z.infer<typeof environment>

/** All variables that an operator can set. */
export const CONFIG_NAMES = Object.keys(expected) as readonly (keyof Config)[]

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** A secret is never printed, not even an invalid one. */
const shown = (name: string, value: string | undefined) =>
  /SECRET|^IDENTITY_KEYS$|^(DATABASE|MIGRATE_DATABASE|REDIS|SMTP)_URL$/.test(name)
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
  return missing.map((name) => ({ name, problem: `is required ${why}: expected ${expected[name]}` }))
}

function combinationProblems(config: Config, named: ReadonlySet<string>): Problem[] {
  const problems = paymentProblems(config)
  const refuse = (name: string, problem: string) => problems.push({ name, problem })
  if (config.MIGRATE_DATABASE_URL !== undefined && config.DATABASE_URL === undefined) {
    refuse('MIGRATE_DATABASE_URL', 'has no effect without DATABASE_URL')
  }
  if (config.METRICS_PORT === config.PORT && config.PORT !== 0) {
    refuse('METRICS_PORT', `must differ from PORT: port ${config.PORT} is public`)
  }
  if (config.PUBLIC_URL === undefined) {
    if (!isLoopback(config.HOST)) {
      refuse('HOST', 'must be a loopback address (127.0.0.1, localhost, ::1) unless PUBLIC_URL is set')
    }
    return problems
  }
  if (!config.SMTP_URL) refuse('SMTP_URL', `is required with PUBLIC_URL: expected ${expected.SMTP_URL}`)
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
      problem: `is ${shown(name, given[name])}, expected ${expected[name as keyof Config]}`,
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

/** The address for help: the one the operator set, else RFC 2142's support mailbox at the site's host. */
export function supportEmailOf({
  SUPPORT_EMAIL,
  PUBLIC_URL = 'http://localhost',
}: Pick<Config, 'SUPPORT_EMAIL' | 'PUBLIC_URL'>): string {
  return SUPPORT_EMAIL ?? `support@${new URL(PUBLIC_URL).hostname}`
}
