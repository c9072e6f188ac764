import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js'

/** The pixels of a frame, four bytes each, and how long it stays. */
export type GifFrame = { pixels: Uint8ClampedArray; delayMs: number }

/** One color of the palette is kept for pixels that stay as they were. */
const COLORS_MAX = 255

/**
 * Encodes frames of one size as an animated GIF that repeats. `samples`: frames from which the colors are chosen. Only what
 * differs from the frame before is written; the rest is transparent, which compresses to nearly nothing.
 */
export function openGif({
  width,
  height,
  samples,
}: {
  width: number
  height: number
  samples: Uint8ClampedArray[]
}) {
  const gif = GIFEncoder()
  const colors = quantize(concat(samples), COLORS_MAX)
  const palette = [...colors, [0, 0, 0]]
  const transparentIndex = palette.length - 1
  let previous: Uint8Array | null = null
  return {
    add({ pixels, delayMs }: GifFrame) {
      const index = applyPalette(pixels, colors)
      const written = previous === null ? index : withoutSame(index, previous, transparentIndex)
      gif.writeFrame(written, width, height, {
        ...(previous === null ? { palette, repeat: 0 } : { transparent: true, transparentIndex }),
        delay: delayMs,
        dispose: 1,
      })
      previous = index
    },
    finish(): Uint8Array {
      gif.finish()
      return gif.bytes()
    },
  }
}

function withoutSame(index: Uint8Array, previous: Uint8Array, transparent: number): Uint8Array {
  const changed = new Uint8Array(index.length)
  for (let at = 0; at < index.length; at++)
    changed[at] = index[at] === previous[at] ? transparent : (index[at] as number)
  return changed
}

function concat(parts: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const all = new Uint8ClampedArray(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
