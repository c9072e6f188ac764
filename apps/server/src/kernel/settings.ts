import { PREMIUM_PRICE } from '@lance/domain'
import { z } from 'zod'
import { parseCalendar } from './calendar.ts'
import { parseNamedKeys } from './namedKeys.ts'

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

/** `IDENTITY_KEYS`, `DATA_KEYS`: the key for new values, then older keys that still find or open theirs. */
const namedKeys = z.string().transform((text, ctx) => {
  const keys = parseNamedKeys(text)
  if (keys) return keys
  ctx.issues.push({ code: 'custom', input: text, message: 'keys' })
  return z.NEVER
})

type IdentityRule = { kind: 'off' | 'deposit' | 'withdrawal' } | { kind: 'above'; sum: bigint }

/** `IDENTITY_REQUIRED`: when users must say who they are. `sum`: what may move within 30 days without it. */
const identityRule = z.string().transform((text, ctx): IdentityRule => {
  if (text === 'off' || text === 'deposit' || text === 'withdrawal') return { kind: text }
  const [, cents] = /^above:(\d{1,12})$/.exec(text) ?? []
  if (cents !== undefined) return { kind: 'above', sum: BigInt(cents) }
  ctx.issues.push({ code: 'custom', input: text, message: 'identity rule' })
  return z.NEVER
})

type Setting<Schema extends z.ZodType> = {
  schema: Schema
  /** What a value must be, for the message about a wrong one. */
  expected: string
  /** What it does, for docs/configuration.md. */
  about: string
  /** What holds without it, where the schema has no default that says so. */
  without?: string
}

const setting = <Schema extends z.ZodType>(fields: Setting<Schema>) => fields

/** Everything that an operator can set, in the order of docs/configuration.md. */
export const settings = {
  PORT: setting({
    schema: port.default(3000),
    expected: 'a port from 0 to 65535',
    about: 'the TCP port that the server listens on; 0 takes any free one',
  }),
  HOST: setting({
    schema: z.string().min(1).default('127.0.0.1'),
    expected: 'an address to listen on',
    about: '0.0.0.0 once `PUBLIC_URL` is set; without it only a loopback address is accepted',
  }),
  DATA_DIR: setting({
    schema: z.string().min(1).default('./data'),
    expected: 'a folder',
    about: 'holds the embedded database, its `identity-key` and `data-key`, and the local outbox',
  }),
  DATABASE_URL: setting({
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    expected: 'an address such as postgres://user:password@host:5432/name',
    about: 'a PostgreSQL 15 or later to use instead of the embedded one',
    without: 'none',
  }),
  IDENTITY_KEYS: setting({
    schema: namedKeys.optional(),
    expected:
      'keys such as 2026:BASE64, of at least 32 random bytes each (openssl rand -base64 32), newest first, separated by commas',
    about:
      'the keys of the hashes under which pauses and limits outlive an account: `ID:BASE64` of 32 random bytes or more (`openssl rand -base64 32`), the newest first, separated by commas, 8 at most. With the embedded database the key is the file `identity-key` in `DATA_DIR`. With `DATABASE_URL`, set this variable; otherwise the key is kept in the database and the log says so ([operating](operating.md#the-identity-key))',
    without: 'made at the first start',
  }),
  DATA_KEYS: setting({
    schema: namedKeys.optional(),
    expected:
      'keys such as 2026:BASE64, of at least 32 random bytes each (openssl rand -base64 32), the one that seals first, separated by commas',
    about:
      'the keys that encrypt CPFs, Pix keys and identities at rest: `ID:BASE64` of 32 random bytes or more (`openssl rand -base64 32`), separated by commas, 8 at most. The first one seals, and all of them open. Required with `PUBLIC_URL` and `DATABASE_URL`; otherwise the key is the file `data-key` in `DATA_DIR` ([operating](operating.md#the-data-key))',
    without: 'made at the first start',
  }),
  MIGRATE_DATABASE_URL: setting({
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    expected: 'an address such as postgres://owner:password@host:5432/name',
    about:
      'the same database, for the role that owns it and changes its shape. The role of `DATABASE_URL` then only reads and writes rows ([roles](operating.md#two-roles-in-the-database))',
    without: 'none: `DATABASE_URL` does both',
  }),
  REDIS_URL: setting({
    schema: redisUrls.optional(),
    expected:
      'an address such as redis://user:password@host:6379, or those of a cluster, separated by commas',
    about:
      'a Redis 7 or Valkey that carries live messages between servers and counts their limits together ([list](limits.md)), `redis://` or `rediss://`; the addresses of a cluster are separated by commas. Without it each server notifies its own sockets at once and finds out within 2 s what other servers did',
    without: 'none',
  }),
  PUBLIC_URL: setting({
    schema: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
    expected: 'an address such as https://lance.example',
    about:
      'the address in mails and links. When it is set, `SMTP_URL` is required and no development endpoint (`/dev/*`) exists. When it is not set, requests for another host or through a proxy get 421',
    without: 'none: this computer only',
  }),
  TRUST_PROXY: setting({
    schema: trustProxy.optional(),
    expected:
      'a number of hops, or networks such as 10.0.0.0/8,127.0.0.1 (true is refused: it trusts anyone)',
    about: 'a number of hops, or networks, whose forwarded addresses are trusted',
    without: 'none',
  }),
  SMTP_URL: setting({
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: 'an address such as smtp://user:password@host:587',
    about:
      'where mail goes, such as `smtp://user:password@host:587`; `?from=` names the sender, which is otherwise `no-reply@` the host of `PUBLIC_URL`',
    without: 'none: local outbox',
  }),
  ENCRYPTED_LINKS: setting({
    schema: onOrOff.default(false),
    expected: 'on or off',
    about:
      '`on` refuses a start whose links to other machines are not encrypted, or whose other end is not verified: `DATABASE_URL` and `MIGRATE_DATABASE_URL` need `sslmode=verify-full`, `REDIS_URL` begins with `rediss://`, `SMTP_URL` with `smtps://` or has `requireTLS=true`',
    without: '`off`',
  }),
  SUPPORT_EMAIL: setting({
    schema: z.email().optional(),
    expected: 'an address such as help@lance.example',
    about: 'the address that mails about accounts tell people to write to. An operator must read it',
    without: '`support@` the host of `PUBLIC_URL`',
  }),
  STRIPE_SECRET_KEY: setting({
    schema: z
      .string()
      .regex(/^[sr]k_(test|live)_\w+$/)
      .optional(),
    expected: 'a Stripe secret key such as sk_live_…',
    about:
      "Stripe's secret key. The three keys of Stripe are set together or not at all, and are required with `PUBLIC_URL`. Without them, a sandbox with a page of its own takes play money. A database that was started with one kind of money refuses the other",
    without: 'none: sandbox',
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    schema: z
      .string()
      .regex(/^whsec_\S+$/)
      .optional(),
    expected: 'the signing secret of a Stripe webhook such as whsec_…',
    about:
      'the signing secret of the webhook at `/webhooks/stripe`, which needs the events `checkout.session.*`, `charge.refunded`, `charge.dispute.*`, `invoice.paid`, `invoice.payment_failed`, `customer.subscription.updated` and `customer.subscription.deleted`',
    without: 'none: sandbox',
  }),
  STRIPE_PREMIUM_PRICE_ID: setting({
    schema: z
      .string()
      .regex(/^price_\w+$/)
      .optional(),
    expected: 'the id of a recurring Stripe price such as price_…',
    about: 'the price of Premium at Stripe: R$ 14,99 a month',
    without: 'none: sandbox',
  }),
  STRIPE_API_URL: setting({
    schema: httpUrl.optional(),
    expected: 'an address such as http://localhost:12111',
    about: "a double of Stripe's API, for tests",
    without: "Stripe's own",
  }),
  CARD_ENABLED: setting({
    schema: onOrOff.default(true),
    expected: 'true or false',
    about: 'whether deposits may be paid by card; with neither card nor Pix there are no deposits',
  }),
  PIX_ENABLED: setting({
    schema: onOrOff.default(true),
    expected: 'true or false',
    about: 'whether deposits may be paid by Pix',
  }),
  WITHDRAWALS_ENABLED: setting({
    schema: onOrOff.default(true),
    expected: 'true or false',
    about: '`false` refuses new requests for withdrawals',
  }),
  IDENTITY_REQUIRED: setting({
    schema: identityRule.default({ kind: 'off' }),
    expected: 'off, deposit, withdrawal or above: with a number of centavos, such as above:200000',
    about:
      'when users must show who they are by CPF, name and birth date: `deposit` before the first deposit or withdrawal, `withdrawal` before the first withdrawal, `above:CENTAVOS` before deposits or withdrawals of 30 days add up to more. With `PUBLIC_URL` it needs `IDENTITY_API_URL` ([operating](operating.md#who-users-are))',
    without: 'off',
  }),
  IDENTITY_API_URL: setting({
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    expected: 'an address such as https://identity.example',
    about:
      'the provider that knows who has a CPF ([its calls](operating.md#who-users-are)); set together with `IDENTITY_API_KEY`. With `PUBLIC_URL` it must begin with https',
    without: 'a sandbox; with `PUBLIC_URL`, nobody can be identified',
  }),
  IDENTITY_API_KEY: setting({
    schema: z.string().min(16).max(512).optional(),
    expected: 'the key of the identity provider, of at least 16 characters',
    about: 'the bearer token by which the identity provider knows us',
    without: 'none',
  }),
  IDENTITY_DOCUMENTS: setting({
    schema: onOrOff.default(false),
    expected: 'on or off',
    about: '`on`: the identity provider also asks for a document and the face',
  }),
  PREMIUM_ALLOWANCE_CENTS: setting({
    schema: z.coerce.number().int().min(0).max(PREMIUM_ALLOWANCE_MAX).default(1000),
    expected: `a whole number of centavos from 0 to ${PREMIUM_ALLOWANCE_MAX}`,
    about:
      'how much in tournament entries a paid month of Premium covers, in centavos; must be below the price of a month. 0: none',
  }),
  STORE_API_URL: setting({
    schema: httpUrl.optional(),
    expected: 'an address such as https://commerce.example',
    about:
      'an outside commerce service with the calls of the specification, used instead of our catalogue; it has its own checkout and orders',
    without: 'none: our own store',
  }),
  STORE_ID: setting({
    schema: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .default('lance'),
    expected: 'letters, digits, - and _, at most 64',
    about: "the store's name in addresses, and at the outside service",
  }),
  CHAT_ENABLED: setting({
    schema: onOrOff.default(true),
    expected: 'true or false',
    about: '`false`: players cannot write to their opponents',
  }),
  PAYOUT_HOLD_H: setting({
    schema: z.coerce.number().int().min(0).max(720).default(0),
    expected: 'a whole number of hours from 0 to 720',
    about:
      "for how many hours a win of a wagered game or a prize is held back before it reaches the winner's wallet",
  }),
  PAYOUT_JUDGED_FROM_CENTS: setting({
    schema: z.coerce.number().int().min(0).default(2000),
    expected: 'a whole number of centavos from 0',
    about:
      'from which stake on, in centavos, a win that `PAYOUT_HOLD_H` holds is judged for fair play before it is paid: a clean one is paid within minutes, another waits for an operator ([fair play](fair-play.md#judged-before-the-payout)). Prizes of tournaments always are',
  }),
  FAIR_PLAY_FALSE_ALARM_RATE: setting({
    schema: z.coerce.number().gt(0).max(0.1).default(0.001),
    expected: 'a number above 0 and up to 0.1',
    about:
      'how rare evidence must be among honest players: a player enters the operators’ queue, and a winner’s payout waits for an operator, only if at most this share of honest players would look the same by chance',
  }),
  CALENDAR: setting({
    schema: z
      .string()
      .max(4000)
      .default('on')
      .transform((text, context) => {
        const series = parseCalendar(text)
        if (series !== null) return series
        context.addIssue('a series has a mistake')
        return z.NEVER
      }),
    expected:
      'on, off, or series divided by semicolons: five fields of cron, the terms (16, arena/60/3+2 or swiss/7/10+5), a name',
    about:
      'the free tournaments that the platform makes by itself: `on` for a cup each hour, one each evening and one on weekends, arenas of each speed through the day and Swiss tournaments on weekends, `off` for none, or series such as `0 20 * * 5 64 Copa de sexta` (a knock-out of 64), `15 21 * * * arena/60/3+2 Arena blitz` (60 minutes) or `0 14 * * 6 swiss/7/10+5 Suíço` (7 rounds), by the time of Brasília',
    without: '`on`',
  }),
  PAID_FORMATS: setting({
    schema: onOrOff.default(false),
    expected: 'true or false',
    about:
      '`true`: arenas and Swiss tournaments may have entry fees; leave it off until fair play has been measured at their paces',
  }),
  TOURNAMENT_MIN_LEAD_S: setting({
    schema: seconds.default(300),
    expected: 'a whole number of seconds above 0',
    about: 'how long before its start a tournament must be created',
  }),
  TOURNAMENT_NO_SHOW_S: setting({
    schema: seconds.default(180),
    expected: 'a whole number of seconds above 0',
    about: 'after how long the server starts a match that neither player has started',
  }),
  TOURNAMENT_TIME_CONTROL_S: setting({
    schema: z.coerce.number().int().min(60).max(3600).default(600),
    expected: 'a whole number of seconds from 60 to 3600',
    about: "each side's time in a tournament game, from 60 to 3600",
  }),
  FIRST_MOVE_S: setting({
    schema: seconds.default(30),
    expected: 'a whole number of seconds above 0',
    about: 'how long each side has for its first move',
  }),
  SESSION_ACCESS_S: setting({
    schema: seconds.default(900),
    expected: 'a whole number of seconds above 0',
    about: 'how long an access token is valid',
  }),
  RATE_LIMITS: setting({
    schema: z.enum(['on', 'off']).default('on'),
    expected: 'on or off',
    about: '`off` for load tests; refused with `PUBLIC_URL`',
  }),
  LOG_LEVEL: setting({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    expected: 'fatal, error, warn, info, debug or silent',
    about:
      'what is logged, as one line of JSON each, on standard error; `npm start` without `PUBLIC_URL` sets warn',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
    expected: 'an address such as http://localhost:4318',
    about: 'a collector of traces, such as `http://localhost:4318`',
    without: 'none',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    schema: z.coerce.number().min(0).max(1).default(0.1),
    expected: 'a number from 0 to 1',
    about: 'the share of requests and moves that are traced',
  }),
  METRICS_PORT: setting({
    schema: port.optional(),
    expected: 'a port from 0 to 65535, not that of PORT',
    about: "the TCP port where Prometheus finds `GET /metrics`, never the product's own",
    without: 'none',
  }),
  METRICS_HOST: setting({
    schema: z.string().min(1).default('127.0.0.1'),
    expected: 'an address to listen on',
    about: 'the address on which metrics are served',
  }),
  DESK: setting({
    schema: onOrOff.optional(),
    expected: 'on or off',
    about: "whether the operators' desk is served under `/desk`",
    without: 'on without `PUBLIC_URL`; with it, on if `DESK_HOST` or `DESK_PORT` is set',
  }),
  DESK_PORT: setting({
    schema: port.optional(),
    expected: 'a port from 0 to 65535, not that of PORT',
    about: 'the TCP port of the desk, which is served there alone',
    without: 'that of the site, or 3001 if `DESK_HOST` is set',
  }),
  DESK_HOST: setting({
    schema: z.string().min(1).optional(),
    expected: 'an address to listen on',
    about: 'the address on which the desk is served, there alone',
    without: '127.0.0.1 if `DESK_PORT` is set',
  }),
  DESK_URL: setting({
    schema: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
    expected: 'an address such as https://desk.lance.example',
    about:
      "the address of the operators' desk, without `/desk`. Passkeys of operators belong to its host; with `PUBLIC_URL` this must be another host than the site's",
    without: 'that of the site, or of `DESK_PORT`',
  }),
  OPERATORS_REQUIRED: setting({
    schema: z.coerce.number().int().min(1).max(2).default(1),
    expected: '1 or 2',
    about:
      'how many operators a correction and a large withdrawal need. With 2, the act of one waits for 24 hours until another one confirms it ([the rule of two operators](operating.md#two-operators))',
  }),
  TWO_OPERATORS_FROM_CENTS: setting({
    schema: z.coerce.number().int().min(0).default(50_000),
    expected: 'a whole number of centavos from 0',
    about:
      'from how much on, in centavos, approving a withdrawal needs two operators where `OPERATORS_REQUIRED` is 2; what the same player was approved within 24 hours counts too',
  }),
  DEMO_USERS: setting({
    schema: z.enum(['on', 'off']).default('off'),
    expected: 'on or off',
    about: 'creates two demo users; set by `npm run dev`',
  }),
  SITE_DIR: setting({
    schema: z.string().min(1).optional(),
    expected: 'a folder',
    about: 'the folder of the built site',
    without: '`apps/web/dist`',
  }),
  DEV_SITE_URL: setting({
    schema: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
    expected: 'an address such as http://localhost:3000',
    about: 'where a development server shows the site; set by `npm run dev`',
    without: 'none',
  }),
  TEST_TIME: setting({
    schema: z.enum(['on', 'off']).default('off'),
    expected: 'on or off',
    about: '`POST /dev/time` moves the clock forward, for tests; refused with `PUBLIC_URL`',
  }),
}

type Settings = typeof settings
type Shape = { [Name in keyof Settings]: Settings[Name]['schema'] }

/** The schema of the environment. */
export const environment = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as Shape,
)
