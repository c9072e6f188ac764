import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { isPortTaken } from './isPortTaken.ts'

it('tells a port on which somebody listens, and leaves it free otherwise', async () => {
  const host = '127.0.0.1'
  const other = createServer().listen({ host, port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await isPortTaken({ host, port })).toBe(true)
  other.close()
  await once(other, 'close')
  expect(await isPortTaken({ host, port })).toBe(false)
  expect(await isPortTaken({ host, port })).toBe(false)
  expect(await isPortTaken({ host, port: 0 })).toBe(false)
})
