import type { BoardArt } from './drawScene.ts'
import { drawScene } from './drawScene.ts'
import type { Scene } from './scenes.ts'

/** A position as a PNG. */
export function makePicture(scene: Scene, art: BoardArt, options: { isEnd: boolean }): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = art.ground.width
  canvas.height = art.ground.height
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('this browser draws nothing'))
  drawScene(context, scene, art, options)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}
