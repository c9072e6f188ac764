import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openScratchServer } from '../../test/testServer.ts'

it.each(['', 'GET / HTTP/1.1\r\nhost: localhost\r\n'])(
  'stops at once though somebody has a connection on which all that came is %j',
  async (sent) => {
    const server = await openScratchServer()
    const connection = connect(server.port, 'localhost')
    await once(connection, 'connect')
    connection.write(sent)
    const closed = once(
      connection.on('error', () => {}),
      'close',
    )
    // What is answered on another connection shows that the server has seen this one.
    await fetch(`http://localhost:${server.port}/healthz`)
    await server.stop()
    await closed
    expect(connection.destroyed).toBe(true)
  },
  10_000,
)

it('stops within seconds though a client does not take its answer', async () => {
  const server = await openScratchServer()
  const answer = await fetch(`http://localhost:${server.port}/openapi.json`)
  const startMs = performance.now()
  await server.stop()
  expect(performance.now() - startMs).toBeLessThan(8000)
  await answer.body?.cancel().catch(() => {})
}, 20_000)
