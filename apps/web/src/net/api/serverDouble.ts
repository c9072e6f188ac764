import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedCall = {
  method: string
  path: string
  token: string | null
  language: string | null
  requestId: string | null
  body: unknown
}
type Answer = { status: number; json?: unknown; text?: string } | 'hang up'

export type ServerDouble = {
  origin: string
  calls: ReceivedCall[]
  close: () => Promise<void>
}

/** For tests: a real server on a free port that answers each call with the given function. */
export async function startServerDouble(
  answer: (call: ReceivedCall) => Answer | Promise<Answer>,
): Promise<ServerDouble> {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    calls.push(call)
    const reply = await answer(call)
    if (reply === 'hang up') {
      request.socket.destroy()
      return
    }
    const isJson = 'json' in reply
    response.writeHead(reply.status, { 'Content-Type': isJson ? 'application/json' : 'text/html' })
    response.end(isJson ? JSON.stringify(reply.json) : reply.text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  let text = ''
  for await (const chunk of request) text += chunk
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    token: request.headers.authorization?.replace('Bearer ', '') ?? null,
    language: request.headers['accept-language'] ?? null,
    requestId: request.headers['x-request-id']?.toString() ?? null,
    body: text === '' ? null : JSON.parse(text),
  }
}
