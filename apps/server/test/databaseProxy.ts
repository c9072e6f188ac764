import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to bytes on their way to the database: they are passed on, in pieces, late or never. */
export type PassOn = (chunk: Buffer, database: Socket) => void | Promise<void>

/**
 * Stands between the code under test and PostgreSQL. Returns the address of the same database through it.
 * `passOn` gets what clients send, one chunk of a connection after the other.
 */
export async function openDatabaseProxy(
  connectionString: string,
  passOn: PassOn,
): Promise<{ connectionString: string; close(): Promise<void> }> {
  const url = new URL(connectionString)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, folder ?? url.hostname)
    let passed: Promise<unknown> = Promise.resolve()
    client.on('data', (chunk) => {
      passed = passed.then(() => passOn(chunk, database)).catch(() => {})
    })
    database.on('data', (chunk) => client.write(chunk))
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    connectionString: url.toString(),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Whether a client sends a batch of moves here: it binds the journal's statement to the unnamed portal. */
export function bindsMoves(chunk: Buffer): boolean {
  return chunk.includes('\0store_moves\0')
}
