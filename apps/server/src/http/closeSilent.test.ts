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
