import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { makePingFrame, makeTextFrame } from './makeFrame.ts'

it.each([
  ['an empty text', ''],
  ['the longest of a short head', 'a'.repeat(125)],
  ['the shortest of a middle head', 'a'.repeat(126)],
  ['letters of several bytes', 'é♞'.repeat(300)],
  ['the longest of a middle head', 'a'.repeat(65_535)],
  ['the shortest of a long head', 'a'.repeat(65_536)],
])('makes a frame that other implementations read: %s', async (_name, text) => {
  const http = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, () => {
      socket.write(makeTextFrame(text))
      socket.write(makeTextFrame('the next'))
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const read: string[] = []
  client.on('message', (data) => {
    read.push(data.toString())
    if (read.length === 2) client.close()
  })
  await once(client, 'close')
  http.close()
  expect(read).toEqual([text, 'the next'])
})

it('makes a ping frame that keeps no more than its own bytes alive', () => {
  const frame = makePingFrame(Buffer.from('12345678'))
  expect(frame.toString('latin1')).toBe('\x89\x0812345678')
  expect(frame.buffer.byteLength).toBe(frame.length)
})
