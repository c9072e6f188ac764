import type { SeededRandom } from '../chaos/seededRandom.ts'
import { corruptText, corruptValue, makeNoise } from './corrupt.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minimum?: number
}
type Operation = { requestBody?: { content?: Record<string, { schema?: Schema }> } }
export type Api = { paths: Record<string, Record<string, Operation>> }

export type BadCall = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const A_UUID = '00000000-0000-4000-8000-000000000000'

/** A value that this schema allows, as far as types go. */
function exampleOf(schema: Schema, random: SeededRandom): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(random.pick(choices), random)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, of]) => [name, exampleOf(of, random)]),
      )
    case 'array':
      return schema.items ? [exampleOf(schema.items, random)] : []
    case 'number':
    case 'integer':
      return schema.minimum ?? random.integerBelow(100)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return schema.format === 'uuid' ? A_UUID : random.pick(['x', 'e2e4', 'ana@lance.test', '600'])
  }
}

const BAD_PARAMS = [
  '%00',
  '..%2f..%2fetc',
  '%f0%9f%99%83',
  '%',
  "'--",
  '-1',
  'a'.repeat(400),
  'NaN',
  '%ff%fe',
  'constructor',
]

/** Whether an empty body is invalid. */
function requiresBody({ required = [], anyOf, oneOf }: Schema): boolean {
  return required.length > 0 || (anyOf ?? oneOf ?? []).some(requiresBody)
}

/** A path whose parameters name nothing that exists. */
function fillPath(path: string, random: SeededRandom): string {
  return path.replace(/\{[^}]+\}/g, () => (random.chance(0.3) ? A_UUID : random.pick(BAD_PARAMS)))
}

const BAD_TOKENS = [
  () => 'Bearer ',
  () => 'Bearer null',
  () => `Bearer ${'a'.repeat(5000)}`,
  () => 'Basic YTpi',
  (random: SeededRandom) => `Bearer ${makeNoise(random, 30).toString('base64url')}`,
]

/**
 * Calls that must change nothing, made from the product's own description of its API: a body is never valid,
 * and a call without one never has a valid token.
 */
export function makeBadCall(api: Api, { token, random }: { token: string; random: SeededRandom }): BadCall {
  const path = random.pick(Object.keys(api.paths))
  const of = api.paths[path] ?? {}
  const method = random.pick(METHODS.filter((one) => of[one]))
  const schema = of[method]?.requestBody?.content?.['application/json']?.schema
  const bad = random.pick(BAD_TOKENS)(random)
  const query = random.chance(0.3)
    ? `?${makeNoise(random, 12).toString('base64url')}=%00&limit=-1&cursor=%`
    : ''
  const base = { method: method.toUpperCase(), path: `${fillPath(path, random)}${query}` }
  if (method === 'get') {
    const authorization = random.chance(0.7) ? `Bearer ${token}` : bad
    return { ...base, headers: { authorization } }
  }
  if (!schema || !requiresBody(schema)) return { ...base, headers: { authorization: bad } }
  const authorization = random.chance(0.8) ? `Bearer ${token}` : bad
  const valid = exampleOf(schema, random)
  return { ...base, ...makeBadBody(valid, random, authorization) }
}

function makeBadBody(
  valid: unknown,
  random: SeededRandom,
  authorization: string,
): Pick<BadCall, 'headers' | 'body'> {
  const json = { authorization, 'content-type': 'application/json' }
  const text = JSON.stringify(valid)
  switch (random.integerBelow(12)) {
    case 0:
    case 1:
    case 2:
      return { headers: json, body: corruptText(text, random) }
    case 3:
      return { headers: json, body: random.pick(['[]', '"x"', '5', 'null', 'true', '{}{}', ' ']) }
    case 4:
      return { headers: json, body: makeNoise(random, 200) }
    case 5:
      return { headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }
    case 6:
      return { headers: json, body: `{"a":"${'x'.repeat(random.chance(0.05) ? 2_000_000 : 2000)}"}` }
    case 7:
      return { headers: json, body: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}' }
    default: {
      const corrupted = typeof valid === 'object' && valid !== null ? corruptValue({ ...valid }, random) : {}
      return { headers: json, body: JSON.stringify(corrupted) }
    }
  }
}
