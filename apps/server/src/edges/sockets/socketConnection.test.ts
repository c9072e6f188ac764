import { describe, expect, it } from 'vitest'
import { connectSocket } from '../../../test/socketClient.ts'
import {
  connectClient,
  echo,
  isAnswering,
  startSocketServer,
  stopAfterEachTest,
} from '../../../test/socketKit.ts'

stopAfterEachTest()

describe('a socket', () => {
  it('records the database time at which a frame arrives', async () => {
    const { endpoint, log } = echo()
    const { url, clock } = await startSocketServer({ endpoints: [endpoint] })
    const client = await connectClient(url())
    clock.databaseMs = 1_800_000_000_123
    await isAnswering(client)
    expect(log.heard[0]?.receivedAtMs).toBe(1_800_000_000_123)
  })

  it('closes after 12 s of silence, and stays open while it answers pings', async () => {
    const { endpoint, log } = echo()
    const { url, pass } = await startSocketServer({ endpoints: [endpoint] })
    const dead = await connectSocket(url(), { token: 'user-1', autoPong: false })
    await dead.next('connection_confirmed')
    const living = await connectClient(url(), 'user-2')
    for (let s = 0; s < 13; s++) {
      await pass(1000)
      living.ws.ping()
      await new Promise((resolve) => living.ws.once('pong', resolve))
    }
    await dead.closed
    expect(log.closed).toEqual(['user-1'])
    expect(await isAnswering(living)).toBe(true)
  })

  it('stays open after a pause of the server itself', async () => {
    const { url, look, clock } = await startSocketServer()
    const client = await connectClient(url())
    await look()
    clock.monotonicMs += 60_000
    await look()
    expect(await isAnswering(client)).toBe(true)
  })

  it('measures the lag by the server’s own pings, and ignores unsolicited pongs', async () => {
    const { url, look, clock } = await startSocketServer()
    const client = await connectSocket(url(), { token: 'user-1', autoPong: false })
    await client.next('connection_confirmed')
    const asked = new Promise<Buffer>((resolve) => client.ws.once('ping', resolve))
    await look()
    const mark = await asked
    client.ws.pong('guess')
    client.send({ type: 'lag' })
    expect(await client.next('lag')).toMatchObject({ lagMs: null })
    clock.monotonicMs += 87
    client.ws.pong(mark)
    client.send({ type: 'lag' })
    expect(await client.next('lag')).toMatchObject({ lagMs: 87 })
  })
})
