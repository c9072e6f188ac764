import type { Lots } from '../chaos/lots.ts'
import { makeNoise, spoilText, spoilValue } from './spoil.ts'

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
function exampleOf(schema: Schema, lots: Lots): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return lots.oneOf(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(lots.oneOf(choices), lots)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, of]) => [name, exampleOf(of, lots)]),
      )
    case 'array':
      return schema.items ? [exampleOf(schema.items, lots)] : []
    case 'number':
    case 'integer':
      return schema.minimum ?? lots.below(100)
    case 'boolean':
      return lots.happens(0.5)
    case 'null':
      return null
    default:
      return schema.format === 'uuid' ? A_UUID : lots.oneOf(['x', 'e2e4', 'ana@lance.test', '600'])
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
function asksForMore({ required = [], anyOf, oneOf }: Schema): boolean {
  return required.length > 0 || (anyOf ?? oneOf ?? []).some(asksForMore)
}

/** A path whose parameters name nothing that exists. */
function fillPath(path: string, lots: Lots): string {
  return path.replace(/\{[^}]+\}/g, () => (lots.happens(0.3) ? A_UUID : lots.oneOf(BAD_PARAMS)))
}

const BAD_TOKENS = [
  () => 'Bearer ',
  () => 'Bearer null',
  () => `Bearer ${'a'.repeat(5000)}`,
  () => 'Basic YTpi',
  (lots: Lots) => `Bearer ${makeNoise(lots, 30).toString('base64url')}`,
]

/**
 * Calls that must change nothing, made from the product's own description of its API: a body is never valid,
 * and a call without one never has a valid token.
 */
export function makeBadCall(api: Api, { token, lots }: { token: string; lots: Lots }): BadCall {
  const path = lots.oneOf(Object.keys(api.paths))
  const of = api.paths[path] ?? {}
  const method = lots.oneOf(METHODS.filter((one) => of[one]))
  const schema = of[method]?.requestBody?.content?.['application/json']?.schema
  const bad = lots.oneOf(BAD_TOKENS)(lots)
  const query = lots.happens(0.3) ? `?${makeNoise(lots, 12).toString('base64url')}=%00&limit=-1&cursor=%` : ''
  const base = { method: method.toUpperCase(), path: `${fillPath(path, lots)}${query}` }
  if (method === 'get') {
    const authorization = lots.happens(0.7) ? `Bearer ${token}` : bad
    return { ...base, headers: { authorization } }
  }
  if (!schema || !asksForMore(schema)) return { ...base, headers: { authorization: bad } }
  const authorization = lots.happens(0.8) ? `Bearer ${token}` : bad
  const whole = exampleOf(schema, lots)
  return { ...base, ...makeBadBody(whole, lots, authorization) }
}

function makeBadBody(whole: unknown, lots: Lots, authorization: string): Pick<BadCall, 'headers' | 'body'> {
  const json = { authorization, 'content-type': 'application/json' }
  const text = JSON.stringify(whole)
  switch (lots.below(12)) {
    case 0:
    case 1:
    case 2:
      return { headers: json, body: spoilText(text, lots) }
    case 3:
      return { headers: json, body: lots.oneOf(['[]', '"x"', '5', 'null', 'true', '{}{}', ' ']) }
    case 4:
      return { headers: json, body: makeNoise(lots, 200) }
    case 5:
      return { headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }
    case 6:
      return { headers: json, body: `{"a":"${'x'.repeat(lots.happens(0.05) ? 2_000_000 : 2000)}"}` }
    case 7:
      return { headers: json, body: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}' }
    default: {
      const spoiled = typeof whole === 'object' && whole !== null ? spoilValue({ ...whole }, lots) : {}
      return { headers: json, body: JSON.stringify(spoiled) }
    }
  }
}
