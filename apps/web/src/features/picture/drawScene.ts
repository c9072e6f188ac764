import type { Color, Square } from '@lance/chess'
import { arrowPath, centerOf, type PieceLetter } from '../board/index.ts'
import type { Scene } from './scenes.ts'

/** Either canvas's context: a picture is drawn on the page, the frames of an animation in a worker. */
export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** What is drawn with: prepared on the page, because only a page can read themes and SVGs. */
export type BoardArt = {
  /** Everything below the pieces: the board with its coordinates, and the names beside it. */
  ground: ImageBitmap
  /** The same with the result. */
  endGround: ImageBitmap
  /** Six pieces a row, White's above Black's, each as large as a square. */
  pieces: ImageBitmap
  squarePx: number
  /** Where the board begins below the upper name. */
  topPx: number
  orientation: Color
  /** Red, green and blue, as the theme names them. */
  lastMove: string
  check: string
  /** The soft shadow under a piece. */
  contact: string
}

const PIECES = 'KQRBNPkqrbnp'

const BRUSHES = { green: '#1d8a4c', red: '#b92a2a', blue: '#1f5fae', yellow: '#dd9a0c' } as const

/** Draws a position with its last move, check, pieces, arrows and marks. */
export function drawScene(
  context: Canvas2d,
  scene: Scene,
  art: BoardArt,
  { isEnd }: { isEnd: boolean },
): void {
  const { squarePx, topPx, orientation } = art
  context.drawImage(isEnd ? art.endGround : art.ground, 0, 0)
  context.save()
  context.translate(0, topPx)
  context.scale(squarePx, squarePx)
  const placeOf = (square: Square) => {
    const { x, y } = centerOf(square, orientation)
    return { x: x - 0.5, y: y - 0.5 }
  }
  for (const square of scene.lastMove ?? []) drawLastMove(context, placeOf(square), art)
  if (scene.check !== null) drawCheck(context, placeOf(scene.check), art)
  for (const [square, letter] of scene.placement.entries())
    if (letter !== null) drawPiece(context, { letter, ...placeOf(square) }, art)
  drawMarks(context, scene, orientation)
  context.restore()
}

type Place = { x: number; y: number }

/** A tint and four corners, as on the board. */
function drawLastMove(context: Canvas2d, { x, y }: Place, { lastMove }: BoardArt): void {
  context.fillStyle = `rgb(${lastMove} / 0.42)`
  context.fillRect(x, y, 1, 1)
  context.fillStyle = `rgb(${lastMove} / 0.95)`
  for (const [right, down] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    context.fillRect(x + right * 0.72, y + down * 0.93, 0.28, 0.07)
    context.fillRect(x + right * 0.93, y + down * 0.72, 0.07, 0.28)
  }
}

function drawCheck(context: Canvas2d, { x, y }: Place, { check }: BoardArt): void {
  const glow = context.createRadialGradient(x + 0.5, y + 0.5, 0.15, x + 0.5, y + 0.5, 0.5)
  glow.addColorStop(0, `rgb(${check} / 0.95)`)
  glow.addColorStop(1, `rgb(${check} / 0.35)`)
  context.fillStyle = glow
  context.beginPath()
  context.arc(x + 0.5, y + 0.5, 0.5, 0, 2 * Math.PI)
  context.fill()
}

function drawPiece(
  context: Canvas2d,
  { letter, x, y }: Place & { letter: PieceLetter },
  { pieces, squarePx, contact }: BoardArt,
): void {
  context.save()
  context.translate(x + 0.5, y + 0.85)
  context.scale(0.4, 0.11)
  const shadow = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  shadow.addColorStop(0, contact)
  shadow.addColorStop(1, 'transparent')
  context.fillStyle = shadow
  context.fillRect(-1, -1, 2, 2)
  context.restore()
  const at = PIECES.indexOf(letter)
  context.drawImage(
    pieces,
    (at % 6) * squarePx,
    Math.floor(at / 6) * squarePx,
    squarePx,
    squarePx,
    x,
    y,
    1,
    1,
  )
}

function drawMarks(context: Canvas2d, { marks }: Scene, orientation: Color): void {
  context.globalAlpha = 0.78
  for (const mark of marks) {
    const color = BRUSHES[mark.brush]
    if (mark.from === mark.to) {
      const { x, y } = centerOf(mark.from, orientation)
      context.strokeStyle = color
      context.lineWidth = 0.085
      context.beginPath()
      context.arc(x, y, 0.45, 0, 2 * Math.PI)
      context.stroke()
    } else {
      context.fillStyle = color
      context.fill(new Path2D(arrowPath(mark, orientation)))
    }
  }
  context.globalAlpha = 1
}
