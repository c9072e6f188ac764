// The library has no types of its own: these are for what we use of it.
declare module 'gifenc/dist/gifenc.esm.js' {
  type Palette = number[][]
  export function quantize(pixels: Uint8ClampedArray, colorsMax: number): Palette
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array
  export function GIFEncoder(): {
    writeFrame: (
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette
        /** 0: forever. */
        repeat?: number
        /** In ms. */
        delay: number
        transparent?: boolean
        transparentIndex?: number
        dispose: number
      },
    ) => void
    finish: () => void
    bytes: () => Uint8Array
  }
}
