import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whether another program listens on this port already. Port 0 is any free one. */
export async function isPortTaken({ host, port }: { host: string; port: number }): Promise<boolean> {
  if (port === 0) return false
  const probe = createServer().listen({ host, port })
  try {
    await once(probe, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  }
  probe.close()
  await once(probe, 'close')
  return false
}
