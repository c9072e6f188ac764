/** A fill of the board, as far as a canvas can paint it: one color, or colors from top to bottom. */
export type Fill = readonly string[]
/** A picture that is repeated over the board; its size in parts of the board's. */
export type Tile = { url: string; width: number; height: number | null }

const COLOR = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi

/** The colors of a CSS background: all of a gradient from top to bottom, else the one below everything; none if it is clear. */
export function readFill(css: string): Fill {
  const colors = css.match(COLOR) ?? []
  const isVertical = /^\s*linear-gradient\(\s*(?:#|rgb)/.test(css)
  return isVertical ? colors : colors.slice(-1)
}

/** The address in a CSS `url()`. */
export const readUrl = (css: string): string | null =>
  /url\("([^"]*)"\)/.exec(css)?.[1] ?? /url\(([^)"]*)\)/.exec(css)?.[1] ?? null

/** The repeated pictures of a CSS background, the lowest first. */
export function readTiles(css: string): Tile[] {
  const tiles = css.matchAll(/(url\("[^"]*"\)|url\([^)"]*\))\s*0 0\s*\/\s*([\d.]+)%(?:\s+([\d.]+)%)?/g)
  return Array.from(tiles, ([, address = '', width, height]) => ({
    url: readUrl(address) ?? '',
    width: Number(width) / 100,
    height: height === undefined ? null : Number(height) / 100,
  })).reverse()
}
