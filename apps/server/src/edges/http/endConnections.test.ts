import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openScratchServer } from '../../../test/testServer.ts'

it.each(['', 'GET / HTTP/1.1\r\nhost: localhost\r\n'])(
  'stops at once though a client has opened a connection and sent only %j',
  async (sent) => {
    const server = await openScratchServer()
    const connection = connect(server.port, 'localhost')
    await once(connection, 'connect')
    connection.write(sent)
    const closed = once(
      connection.on('error', () => {}),
      'close',
    )
    // An answer on another connection proves that the server has accepted this one.
    await fetch(`http://localhost:${server.port}/healthz`)
    await server.stop()
    await closed
    expect(connection.destroyed).toBe(true)
  },
  10_000,
)

const HALF =
  'POST /auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{'

it.each([
  { client: 'finishes its last request', rest: '}' },
  { client: 'never finishes its last request', rest: '' },
])(
  'stops within seconds though a client $client [OPERATOR-4]',
  async ({ rest }) => {
    const server = await openScratchServer()
    const connection = connect(server.port, 'localhost')
    connection.on('error', () => {})
    await once(connection, 'connect')
    connection.write(HALF)
    await fetch(`http://localhost:${server.port}/healthz`)
    const startMs = performance.now()
    const stopped = server.stop()
    await new Promise((resolve) => setTimeout(resolve, 100))
    connection.write(rest)
    const response = rest === '' ? null : String((await once(connection, 'data'))[0])
    await stopped
    expect(performance.now() - startMs).toBeLessThan(15_000)
    expect(response).toSatisfy(
      (answer: string | null) => answer === null || answer.startsWith('HTTP/1.1 400'),
    )
  },
  20_000,
)
