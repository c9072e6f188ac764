import { expect, it } from 'vitest'
import { manualTimers } from '../base/manualTimers.ts'
import { RETRY_MS, watchNetwork } from './network.ts'

function setUp() {
  const state = { isUp: true, looks: 0, backs: 0 }
  const timers = manualTimers()
  const network = watchNetwork({
    isReachable: async () => {
      state.looks += 1
      return state.isUp
    },
    onReconnect: () => {
      state.backs += 1
    },
    timers,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { state, timers, network, settle }
}

it('stays online after one lost call while the server answers', async () => {
  const { state, network, settle } = setUp()
  network.checkNow()
  await settle()
  expect(network.isOnline()).toBe(true)
  expect(state).toMatchObject({ looks: 1, backs: 0 })
})

it('goes offline when the check fails too, retries by itself, and reports the reconnect once', async () => {
  const { state, timers, network, settle } = setUp()
  state.isUp = false
  network.checkNow()
  await settle()
  expect(network.isOnline()).toBe(false)
  timers.advance(RETRY_MS)
  await settle()
  expect(state).toMatchObject({ looks: 2, backs: 0 })
  state.isUp = true
  timers.advance(RETRY_MS * 1.5)
  await settle()
  expect(network.isOnline()).toBe(true)
  expect(state).toMatchObject({ looks: 3, backs: 1 })
  timers.advance(600_000)
  await settle()
  expect(state.looks).toBe(3)
})

it('runs one check at a time, and checks rarely when the network is gone for long', async () => {
  const { state, timers, network, settle } = setUp()
  state.isUp = false
  for (let call = 0; call < 5; call += 1) network.checkNow()
  await settle()
  expect(state.looks).toBe(1)
  for (let second = 0; second < 600; second += 1) {
    timers.advance(1000)
    await settle()
  }
  expect(state.looks).toBeGreaterThan(35)
  expect(state.looks).toBeLessThan(60)
})

it('checks again when the network is lost while a check is under way', async () => {
  const answers: ((isThere: boolean) => void)[] = []
  const network = watchNetwork({
    isReachable: () => new Promise((resolve) => answers.push(resolve)),
    onReconnect: () => {},
    timers: manualTimers(),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  network.checkNow()
  network.checkNow()
  answers[0]?.(true)
  await settle()
  expect(answers).toHaveLength(2)
  answers[1]?.(false)
  await settle()
  expect(network.isOnline()).toBe(false)
})
