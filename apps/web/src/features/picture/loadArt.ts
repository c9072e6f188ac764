import { type Color, squareName } from '@lance/chess'
import { otherColor } from '@lance/domain'
import type { BoardArt } from './drawScene.ts'
import { type Fill, readFill, readTiles, readUrl, type Tile } from './readTheme.ts'
import type { PictureNames } from './scenes.ts'

type ArtOptions = {
  /** An element inside of the theme and the piece set that are drawn. */
  themed: Element
  squarePx: number
  orientation: Color
  names: PictureNames | null
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

/** Prepares what positions are drawn with, in the colors and with the pieces of the user. Rejects if a picture can't be loaded. */
export async function loadArt({ themed, squarePx, orientation, names }: ArtOptions): Promise<BoardArt> {
  const style = getComputedStyle(themed)
  const of = (name: string) => style.getPropertyValue(name)
  const sprite = await loadPicture(readUrl(of('--board-pieces')) ?? '')
  const pieces = await rasterize(sprite, { width: 6 * squarePx, height: 2 * squarePx })
  const tiles = await Promise.all(
    readTiles(of('--board-surface')).map(async (tile) => loadTile(tile, 8 * squarePx)),
  )
  const board = { light: readFill(of('--board-light')), dark: readFill(of('--board-dark')), tiles }
  const inks = { onLight: of('--board-on-light'), onDark: of('--board-on-dark'), font: style.fontFamily }
  const topPx = names === null ? 0 : Math.round(squarePx * 0.62)
  const ground = (shown: PictureNames | null) =>
    drawGround({ ...board, ...inks, squarePx, topPx, orientation, names: shown })
  return {
    ground: await ground(names && withoutResult(names)),
    endGround: await ground(names),
    pieces,
    squarePx,
    topPx,
    orientation,
    lastMove: of('--board-last').trim(),
    check: of('--board-check').trim(),
    contact: of('--board-contact').trim(),
  }
}

const withoutResult = ({ white, black }: PictureNames): PictureNames => ({
  white: { ...white, result: null },
  black: { ...black, result: null },
})

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

type Size = { width: number; height: number }

function newCanvas({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws nothing')
  return [canvas, context]
}

function rasterize(picture: HTMLImageElement, size: Size): Promise<ImageBitmap> {
  const [canvas, context] = newCanvas(size)
  context.drawImage(picture, 0, 0, size.width, size.height)
  return createImageBitmap(canvas)
}

async function loadTile({ url, width, height }: Tile, boardPx: number): Promise<ImageBitmap> {
  const picture = await loadPicture(url)
  const aspect = picture.naturalHeight / picture.naturalWidth
  const widthPx = Math.round(width * boardPx)
  const heightPx = Math.round(height === null ? widthPx * aspect : height * boardPx)
  return rasterize(picture, { width: widthPx, height: heightPx })
}

type Ground = {
  light: Fill
  dark: Fill
  tiles: readonly ImageBitmap[]
  onLight: string
  onDark: string
  /** The font families of the page, which has loaded them. */
  font: string
  squarePx: number
  topPx: number
  orientation: Color
  names: PictureNames | null
}

function drawGround(ground: Ground): Promise<ImageBitmap> {
  const { squarePx, topPx, orientation, names } = ground
  const boardPx = 8 * squarePx
  const [canvas, context] = newCanvas({ width: boardPx, height: boardPx + 2 * topPx })
  if (names !== null) {
    context.fillStyle = '#1b211e'
    context.fillRect(0, 0, canvas.width, canvas.height)
    drawName(context, names[otherColor(orientation)], { color: otherColor(orientation), y: 0, ground })
    drawName(context, names[orientation], { color: orientation, y: topPx + boardPx, ground })
  }
  context.translate(0, topPx)
  context.fillStyle = fillOf(context, ground.light, boardPx)
  context.fillRect(0, 0, boardPx, boardPx)
  context.fillStyle = fillOf(context, ground.dark, boardPx)
  for (const row of PLACES)
    for (const column of PLACES)
      if ((row + column) % 2 === 1) context.fillRect(column * squarePx, row * squarePx, squarePx, squarePx)
  for (const tile of ground.tiles) {
    context.fillStyle = context.createPattern(tile, 'repeat') ?? 'transparent'
    context.fillRect(0, 0, boardPx, boardPx)
  }
  drawCoordinates(context, ground)
  return createImageBitmap(canvas)
}

function fillOf(context: CanvasRenderingContext2D, fill: Fill, boardPx: number): string | CanvasGradient {
  if (fill.length < 2) return fill[0] ?? 'transparent'
  const gradient = context.createLinearGradient(0, 0, 0, boardPx)
  for (const [index, color] of fill.entries()) gradient.addColorStop(index / (fill.length - 1), color)
  return gradient
}

function drawCoordinates(context: CanvasRenderingContext2D, ground: Ground): void {
  const { squarePx, orientation, onLight, onDark, font } = ground
  const nameAt = (row: number, column: number) =>
    squareName(orientation === 'white' ? (7 - row) * 8 + column : row * 8 + 7 - column)
  context.font = `650 ${Math.max(9, Math.round(squarePx * 0.17))}px ${font}`
  const pad = squarePx * 0.06
  for (const place of PLACES) {
    context.textAlign = 'left'
    context.textBaseline = 'top'
    context.fillStyle = place % 2 === 0 ? onLight : onDark
    context.fillText(nameAt(place, 0).charAt(1), pad, place * squarePx + pad)
    context.textAlign = 'right'
    context.textBaseline = 'alphabetic'
    context.fillStyle = place % 2 === 0 ? onDark : onLight
    context.fillText(nameAt(7, place).charAt(0), (place + 1) * squarePx - pad, 8 * squarePx - pad)
  }
}

function drawName(
  context: CanvasRenderingContext2D,
  { name, result }: PictureNames[Color],
  { color, y, ground: { squarePx, topPx, font } }: { color: Color; y: number; ground: Ground },
): void {
  const middle = y + topPx / 2
  const radius = topPx * 0.2
  context.fillStyle = color === 'white' ? '#fbf8f0' : '#050706'
  context.strokeStyle = '#8c968f'
  context.lineWidth = Math.max(1, squarePx * 0.02)
  context.beginPath()
  context.arc(topPx * 0.45, middle, radius, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.fillStyle = '#f4f1e8'
  context.textBaseline = 'middle'
  context.font = `600 ${Math.round(topPx * 0.46)}px ${font}`
  context.textAlign = 'left'
  context.fillText(name, topPx * 0.9, middle, 8 * squarePx - topPx * 2.2)
  context.textAlign = 'right'
  if (result !== null) context.fillText(result, 8 * squarePx - topPx * 0.4, middle)
}
