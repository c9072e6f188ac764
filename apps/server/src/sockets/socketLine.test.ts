import { describe, expect, it } from 'vitest'
import { connectSocket } from '../../test/socketClient.ts'
import { answers, echo, enter, start, stopAfterEachTest } from '../../test/socketKit.ts'

stopAfterEachTest()

describe('time', () => {
  it("stamps a frame with the database's time as it arrives", async () => {
    const { endpoint, log } = echo()
    const { url, clock } = await start({ endpoints: [endpoint] })
    const client = await enter(url())
    clock.databaseMs = 1_800_000_000_123
    await answers(client)
    expect(log.heard[0]?.receivedAtMs).toBe(1_800_000_000_123)
  })

  it('finds a dead socket after 12 s of silence, and keeps one that answers pings', async () => {
    const { endpoint, log } = echo()
    const { url, pass } = await start({ endpoints: [endpoint] })
    const dead = await connectSocket(url(), { token: 'user-1', autoPong: false })
    await dead.next('connection_confirmed')
    const living = await enter(url(), 'user-2')
    for (let s = 0; s < 13; s++) {
      await pass(1000)
      living.ws.ping()
      await new Promise((resolve) => living.ws.once('pong', resolve))
    }
    await dead.closed
    expect(log.closed).toEqual(['user-1'])
    expect(await answers(living)).toBe(true)
  })

  it('does not blame the players for its own pause', async () => {
    const { url, look, clock } = await start()
    const client = await enter(url())
    await look()
    clock.monotonicMs += 60_000
    await look()
    expect(await answers(client)).toBe(true)
  })

  it('measures the lag by its own pings, and believes no pong it did not ask for', async () => {
    const { url, look, clock } = await start()
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
