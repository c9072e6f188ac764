import { once } from 'node:events'
import { connect } from 'node:net'
import { openRedis, redisProgram } from '../../apps/server/test/redisServer.ts'

/** `pid`: the process whose CPU time its messages cost. */
export type ScratchRedis = { url: string; pid: number; stop(): Promise<void> }

/** The Redis of REDIS_URL, or else one of the bench's own; null on a machine that has neither. */
export async function openScratchRedis(): Promise<ScratchRedis | null> {
  const given = process.env.REDIS_URL ?? ''
  if (given === '' && !redisProgram) return null
  const { url, stop } = given === '' ? await openRedis() : { url: given, stop: async () => {} }
  return { url, stop, pid: await pidOf(url) }
}

async function pidOf(url: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port || 6379), hostname)
  socket.setEncoding('utf8')
  socket.write('INFO server\r\n')
  let text = ''
  try {
    while (!/process_id:\d+\r\n/.test(text)) {
      const [part] = await once(socket, 'data')
      text += part
      if (text.startsWith('-')) throw new Error(`Redis says ${text}`)
    }
    return Number(/process_id:(\d+)/.exec(text)?.[1])
  } finally {
    socket.destroy()
  }
}
