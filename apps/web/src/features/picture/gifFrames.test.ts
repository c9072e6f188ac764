import { expect, it } from 'vitest'
import { openGif } from './gifFrames.ts'

const WIDTH = 64

/** A field of one color with a square of another. */
function frame(at: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * WIDTH * 4).fill(255)
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++)
      pixels.set([180, 30, 30, 255], ((row + at) * WIDTH + column + at) * 4)
  return pixels
}

it('encodes frames as a GIF that repeats, each with its time [STUDY-22]', () => {
  const gif = openGif({ width: WIDTH, height: WIDTH, samples: [frame(0)] })
  for (const at of [0, 8, 16]) gif.add({ pixels: frame(at), delayMs: 900 })
  const bytes = gif.finish()
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  expect(text.slice(0, 6)).toBe('GIF89a')
  expect([bytes[6], bytes[8]]).toEqual([WIDTH, WIDTH])
  expect(text).toContain('NETSCAPE2.0')
  // Three graphic control extensions with a delay of 90 hundredths of a second.
  const delays = text
    .split('\u0021\u00f9\u0004')
    .slice(1)
    .map((extension) => extension.charCodeAt(1))
  expect(delays).toEqual([90, 90, 90])
  expect(bytes.at(-1)).toBe(0x3b)
})

it('writes of a frame only what has changed [STUDY-22]', () => {
  const sizeOf = (frames: readonly number[]) => {
    const gif = openGif({ width: WIDTH, height: WIDTH, samples: [frame(0)] })
    for (const at of frames) gif.add({ pixels: frame(at), delayMs: 100 })
    return gif.finish().length
  }
  const one = sizeOf([0])
  expect(sizeOf([0, 0]) - one).toBeLessThan(200)
})
