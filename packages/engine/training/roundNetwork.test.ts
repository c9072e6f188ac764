import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NETWORK_FILE } from '../node/loadEngine.ts'
import { roundNetwork, unroundNetwork } from './roundNetwork.ts'

it('reads the network that the engine comes with, and writes the same file again', () => {
  const file = readFileSync(NETWORK_FILE)
  expect(Buffer.compare(roundNetwork(unroundNetwork(file)), file)).toBe(0)
  expect(() => unroundNetwork(file.subarray(1))).toThrow('another size')
})
