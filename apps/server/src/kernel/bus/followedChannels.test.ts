import { expect, it } from 'vitest'
import { ALONE_FOR_MS, makeFollowedChannels } from './followedChannels.ts'

function open() {
  const clock = { ms: 0 }
  const channels = makeFollowedChannels({ monotonicMs: () => clock.ms })
  channels.add('game')
  return { clock, channels }
}

it('is alone after a message that only this server received, until another one arrives', () => {
  const { channels } = open()
  expect(channels.isAlone('game')).toBe(false)
  channels.beginSending('game')(1)
  expect(channels.isAlone('game')).toBe(true)
  channels.onArrival('game')
  expect(channels.isAlone('game')).toBe(false)
})

it('is not alone when another server arrived while the message was under way', () => {
  const { channels } = open()
  const onReceivers = channels.beginSending('game')
  channels.onArrival('game')
  onReceivers(1)
  expect(channels.isAlone('game')).toBe(false)
})

it('is not alone when another server received the message', () => {
  const { channels } = open()
  channels.beginSending('game')(2)
  expect(channels.isAlone('game')).toBe(false)
})

it('sends again after a while, in case the arrival of another server was never heard', () => {
  const { clock, channels } = open()
  channels.beginSending('game')(1)
  clock.ms = ALONE_FOR_MS - 1
  expect(channels.isAlone('game')).toBe(true)
  clock.ms = ALONE_FOR_MS
  expect(channels.isAlone('game')).toBe(false)
})

it('knows nothing of a channel that it does not follow, or no longer', () => {
  const { channels } = open()
  channels.beginSending('another')(0)
  expect(channels.isAlone('another')).toBe(false)
  channels.beginSending('game')(1)
  expect(channels.add('game')).toBe(false)
  expect(channels.remove('game')).toBe(false)
  expect(channels.remove('game')).toBe(true)
  expect(channels.isAlone('game')).toBe(false)
  expect([...channels.all()]).toEqual([])
})
