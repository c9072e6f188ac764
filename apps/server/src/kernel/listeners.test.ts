import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { findTaken, listenersOf } from './listeners.ts'

const listenersWith = (env: Record<string, string>) => {
  const parsed = parseConfig(env)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return listenersOf(parsed.config)
}

it('lists the port of the site, and those of desk and metrics only if they have their own', () => {
  const names = (env: Record<string, string>) => listenersWith(env).map(({ name, port }) => [name, port])
  expect(names({ PORT: '4000' })).toEqual([['PORT', 4000]])
  expect(names({ PORT: '4000', DESK_HOST: '127.0.0.1' })).toEqual([
    ['PORT', 4000],
    ['DESK_PORT', 3001],
  ])
  expect(names({ PORT: '4000', DESK_PORT: '4001', METRICS_PORT: '4002' })).toEqual([
    ['PORT', 4000],
    ['DESK_PORT', 4001],
    ['METRICS_PORT', 4002],
  ])
})

it('names the setting whose port is taken', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const taken = (env: Record<string, string>) => findTaken(listenersWith({ PORT: '0', ...env }))
  expect(await taken({ DESK_PORT: String(port) })).toMatchObject({ name: 'DESK_PORT', port })
  expect(await taken({ METRICS_PORT: String(port) })).toMatchObject({ name: 'METRICS_PORT', port })
  other.close()
  await once(other, 'close')
  expect(await taken({ DESK_PORT: String(port) })).toBeUndefined()
})
