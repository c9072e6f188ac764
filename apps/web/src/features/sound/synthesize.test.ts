import { describe, expect, it } from 'vitest'
import { renderSound, SOUND_NAMES } from './synthesize.ts'

const SAMPLE_RATE_HZ = 48_000
const LOUDNESS_LUFS = -27

describe('renderSound', () => {
  it.each(SOUND_NAMES)('makes "%s" as loud as all others', (name) => {
    expect(Math.abs(momentaryLoudness(renderSound(name, SAMPLE_RATE_HZ)) - LOUDNESS_LUFS)).toBeLessThan(0.3)
  })

  it.each(SOUND_NAMES)('keeps "%s" from clipping and from ending with a click', (name) => {
    const samples = renderSound(name, SAMPLE_RATE_HZ)
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.95)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
  })

  it('renders the same samples each time, at any rate', () => {
    expect(renderSound('capture', 44_100)).toEqual(renderSound('capture', 44_100))
  })
})

/** The K-weighting of ITU-R BS.1770-4 at 48 kHz: a high shelf, then a high pass, as [b0, b1, b2, a1, a2]. */
const K_WEIGHTING = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const

/** The loudness in LUFS of the loudest 400 ms of one channel. */
function momentaryLoudness(samples: Float32Array): number {
  const window = 0.4 * SAMPLE_RATE_HZ
  const weighted = K_WEIGHTING.reduce<readonly number[]>(filter, [...samples])
  let [sum, loudest] = [0, 0]
  weighted.forEach((sample, index) => {
    sum += sample ** 2 - (weighted[index - window] ?? 0) ** 2
    loudest = Math.max(loudest, sum)
  })
  return -0.691 + 10 * Math.log10(loudest / window)
}

function filter(samples: readonly number[], [b0, b1, b2, a1, a2]: (typeof K_WEIGHTING)[number]): number[] {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}
