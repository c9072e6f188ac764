import { type BoardArt, drawScene } from './drawScene.ts'
import { openGif } from './gifFrames.ts'
import type { Scene } from './scenes.ts'

/** What the page sends to the worker that animates a game. The last scene is the end if `hasEnd`. */
export type GifRequest = {
  scenes: readonly Scene[]
  delaysMs: readonly number[]
  art: BoardArt
  hasEnd: boolean
}
/** What it answers: how many frames are made, then the file. */
export type GifAnswer = { type: 'frame'; done: number } | { type: 'gif'; bytes: Uint8Array<ArrayBuffer> }

/** Frames from which the colors are chosen. */
const SAMPLES = 3

function animate({ scenes, delaysMs, art, hasEnd }: GifRequest): void {
  const { width, height } = art.ground
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('this browser draws nothing in a worker')
  const last = scenes.length - 1
  const pixelsOf = (at: number) => {
    drawScene(context, scenes[at] as Scene, art, { isEnd: hasEnd && at === last })
    return context.getImageData(0, 0, width, height).data
  }
  const samples = Array.from({ length: SAMPLES }, (_, part) =>
    pixelsOf(Math.round((last * part) / (SAMPLES - 1))),
  )
  const gif = openGif({ width, height, samples })
  for (const [at, delayMs] of delaysMs.entries()) {
    gif.add({ pixels: pixelsOf(at), delayMs })
    send({ type: 'frame', done: at + 1 })
  }
  send({ type: 'gif', bytes: gif.finish().slice() })
}

const send = (answer: GifAnswer) => postMessage(answer)

// The page learns of errors as of any other script's.
addEventListener('message', ({ data }: MessageEvent<GifRequest>) => animate(data))
