import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allCalls, SOCKETS } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { healthRoutes } from '../src/edges/http/health.ts'
import { CONFIG_NAMES, parseConfig } from '../src/kernel/config.ts'

// The files in deploy/ are not run here but compared with what the product knows.

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

type Service = {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  networks?: string[]
  ports?: string[]
  volumes?: string[]
  depends_on?: string[] | Record<string, { condition: string }>
  healthcheck?: object
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, null>
}

/** The `NAME=value` pairs of an env file; with `commented`, also those that are commented out. */
function namesIn(text: string, { commented = false } = {}): Record<string, string> {
  const pattern = commented ? /^#?([A-Z][A-Z0-9_]*)=(.*)$/gm : /^([A-Z][A-Z0-9_]*)=(.*)$/gm
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))
}
const example = read('deploy/lance.env.example')

describe('the configuration in deploy/', () => {
  it('names only what the product reads, or compose.yaml itself', () => {
    const ofCompose = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
    const known = new Set<string | undefined>([...CONFIG_NAMES, ...ofCompose])
    expect(Object.keys(namesIn(example, { commented: true })).filter((name) => !known.has(name))).toEqual([])
    const given = namesIn(example)
    expect(ofCompose.filter((name) => !(name !== undefined && name in given))).toEqual([])
  })

  it('is accepted by the product', () => {
    for (const name of ['server-a', 'server-b']) {
      const { environment = {} } = compose.services[name] ?? {}
      // An empty value keeps a variable from the servers.
      const names = Object.keys(environment).filter((one) => environment[one] !== '')
      expect(names.filter((one) => !(CONFIG_NAMES as readonly string[]).includes(one))).toEqual([])
      const given = namesIn(example)
      const filled = Object.entries(environment).map(([key, value]) => [
        key,
        value.replace(/\$\{(\w+)\}/g, (_whole, one: string) => given[one] ?? ''),
      ])
      const DATA_KEYS = `2026:${Buffer.alloc(32).toString('base64')}`
      expect(given.DATA_KEYS).toBe('2026:fill_in')
      expect(parseConfig({ ...given, ...Object.fromEntries(filled), DATA_KEYS })).toMatchObject({ ok: true })
    }
  })

  it('lets the largest request body through nginx', () => {
    const [, kibibytes] = /^\tclient_max_body_size (\d+)k;$/m.exec(read('deploy/nginx.conf')) ?? []
    expect(Number(kibibytes) * 1024).toBeGreaterThanOrEqual(
      Math.max(...allCalls().map(({ bodyMaxBytes = 0 }) => bodyMaxBytes)),
    )
  })
})

describe('the proxies', () => {
  const patterns = {
    Caddyfile: /@game path_regexp game (\S+)/.exec(read('deploy/Caddyfile'))?.[1],
    'nginx.conf': /"~(\S+)" \$id;/.exec(read('deploy/nginx.conf'))?.[1],
  }
  const gameId = 'tournament-0mwto3kqwydl59305n'
  const sockets = Object.keys(SOCKETS).map((name) => `/ws/${name}/:id`)
  const paths = [...sockets, ...allCalls().map(({ path }) => path)]
  const isOfGame = (path: string) => /^\/(ws|api)\/game\/:/.test(path)

  it.each(Object.entries(patterns))(
    'send all calls and sockets of a game to one server: %s',
    (_file, text = '') => {
      const pattern = new RegExp(text)
      const ids = paths.map((path) => [path, pattern.exec(path.replace(/:\w+/g, gameId))?.[1] ?? null])
      expect(ids).toEqual(paths.map((path) => [path, isOfGame(path) ? gameId : null]))
      expect(paths.filter(isOfGame).length).toBeGreaterThan(5)
    },
  )
})

describe('compose.yaml', () => {
  it('names no network, volume, service or file that does not exist', () => {
    for (const { networks = [], volumes = [], depends_on: needs = [], build } of Object.values(
      compose.services,
    )) {
      for (const network of networks) expect(compose.networks).toHaveProperty(network)
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs))
        expect(compose.services).toHaveProperty(name)
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('.')) expect(existsSync(`${root}deploy/${source}`)).toBe(true)
        else expect(compose.volumes).toHaveProperty(source)
      }
      if (build) expect(existsSync(`${root}${build.dockerfile}`)).toBe(true)
    }
  })

  it('exposes only the proxy to the world, and the database only to the servers', () => {
    const published = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0)
    expect(published.map(([name]) => name)).toEqual(['proxy'])
    expect(compose.networks.inside?.internal).toBe(true)
    for (const name of ['postgres', 'valkey']) expect(compose.services[name]?.networks).toEqual(['inside'])
  })

  it('has servers serve as one role and migrate as another, and keeps the superuser’s password from them', () => {
    const { environment: ofDatabase = {} } = compose.services.postgres ?? {}
    for (const name of ['server-a', 'server-b']) {
      const { environment = {} } = compose.services[name] ?? {}
      const { DATABASE_URL: serving = '', MIGRATE_DATABASE_URL: migrating = '' } = environment
      expect(
        [serving, migrating].map((url) => /^postgres:\/\/(\w+):\$\{(\w+)\}@/.exec(url)?.slice(1)),
      ).toEqual([
        ['lance_serve', 'POSTGRES_SERVE_PASSWORD'],
        ['lance_migrate', 'POSTGRES_MIGRATE_PASSWORD'],
      ])
      expect(environment.POSTGRES_PASSWORD).toBe('')
      expect(ofDatabase.POSTGRES_USER).not.toMatch(/^lance_/)
    }
  })

  it('creates both roles from the product’s own SQL, with their passwords', () => {
    const { environment = {}, volumes = [] } = compose.services.postgres ?? {}
    const script = read('deploy/roles.sh')
    for (const [, name = ''] of script.matchAll(/\$([A-Z_]+)/g)) expect(environment).toHaveProperty(name)
    const [, file] = /--file (\S+)/.exec(script) ?? []
    expect(volumes).toContain(`../apps/server/src/kernel/db/roles.sql:${file}:ro`)
    const settings = read('apps/server/src/kernel/db/roles.sql').match(/lance\.\w+_password/g) ?? []
    for (const setting of settings) expect(script).toContain(`-c ${setting}=`)
    expect(new Set(settings).size).toBe(2)
  })

  it('waits only for services that have a health check', () => {
    for (const { depends_on: needs = [] } of Object.values(compose.services)) {
      if (Array.isArray(needs)) continue
      for (const name of Object.keys(needs)) expect(compose.services[name]?.healthcheck).toBeDefined()
    }
  })
})

describe('the Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile')

  it('copies only files that exist, and every package that the server is made of', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').slice(0, -1),
    )
    expect(sources.filter((path) => !existsSync(root + path))).toEqual([])
    const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}/package.json`)
    expect(packages.filter((path) => !sources.includes(path))).toEqual([])
  })

  it('runs nothing as root, and only a program that exists', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER node$/m)
    const [, program = ''] = /^CMD \["node", "(.+)"\]$/m.exec(last) ?? []
    expect(existsSync(root + program)).toBe(true)
    expect(read('deploy/lance.service')).toContain(`ExecStart=/usr/bin/node ${program}\n`)
    expect(JSON.parse(read('package.json')).scripts.build).toBe('node scripts/build.mjs')
  })
})

it('runs the service without rights that it does not need', () => {
  const unit = read('deploy/lance.service')
  for (const line of [
    'User=lance',
    'UMask=0077',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'CapabilityBoundingSet=',
    'AmbientCapabilities=',
    'SystemCallFilter=@system-service',
  ])
    expect(unit.split('\n')).toContain(line)
})

it('checks a server’s health at a path that the server has', () => {
  const paths: string[] = []
  healthRoutes({} as never)({ route: ({ url }: { url: string }) => void paths.push(url) } as never)
  const asked = ['deploy/Dockerfile', 'deploy/Caddyfile'].flatMap(
    (file) => read(file).match(/\/\w+z\b/g) ?? [],
  )
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((path) => !paths.includes(path))).toEqual([])
})
