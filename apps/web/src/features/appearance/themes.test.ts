import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHOICES } from '../settings/settings.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const defaults = read('../board/board.css')
const themes = read('./themes.css')
const tokens = read('../../design/styles/tokens.css')

/** The values of a theme as written: the defaults, overridden by the theme's own. */
function valuesOf(theme: string): Map<string, string> {
  const start = `[data-board-theme="${theme}"] {`
  const at = themes.lastIndexOf(start)
  const block = at < 0 ? '' : themes.slice(at, themes.indexOf('\n}', at))
  return new Map(
    [defaults.slice(0, defaults.indexOf('\n}')), block].flatMap((css) =>
      [...css.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ) as [string, string][],
  )
}

const colorsIn = (value: string | undefined) => value?.match(/#[0-9a-f]{6}/g) ?? []

/** The WCAG contrast of two colors. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The predominant colors of squares that are pictures. */
const pictured: Record<string, { light: string; dark: string }> = {
  wood3d: { light: '#eccb95', dark: '#a16c40' },
  marble3d: { light: '#f1efea', dark: '#557466' },
  glass3d: { light: '#e3f1f6', dark: '#41819c' },
}

describe.each(CHOICES.boardTheme)('the theme %s', (theme) => {
  const values = valuesOf(theme)
  const lights = pictured[theme] ? [pictured[theme].light] : colorsIn(values.get('--board-light'))
  const darks = pictured[theme] ? [pictured[theme].dark] : colorsIn(values.get('--board-dark'))

  it('exists, and makes light and dark squares distinguishable [SITE-10]', () => {
    if (theme !== 'modern') expect(themes).toContain(`[data-board-theme="${theme}"] {`)
    expect(lights.length).toBeGreaterThan(0)
    expect(darks.length).toBeGreaterThan(0)
    const least = Math.min(...lights.flatMap((light) => darks.map((dark) => contrast(light, dark))))
    expect(least).toBeGreaterThan(1.3)
  })

  it('keeps its coordinates readable on every square', () => {
    const onLight = values.get('--board-on-light') ?? ''
    const onDark = values.get('--board-on-dark') ?? ''
    expect(Math.min(...lights.map((light) => contrast(light, onLight)))).toBeGreaterThan(4)
    expect(Math.min(...darks.map((dark) => contrast(dark, onDark)))).toBeGreaterThan(3)
  })
})

describe.each(CHOICES.boardTheme.slice(1))('the table of %s', (theme) => {
  const ground = colorsIn(valuesOf(theme).get('--table-ground'))

  it.each(['text', 'quiet', 'accent-text', 'danger-text'])('keeps %s readable in both schemes', (name) => {
    const text = colorsIn(tokens.match(new RegExp(`--${name}: light-dark\\(([^;]+)\\);`))?.[1])
    expect([ground.length, text.length]).toEqual([2, 2])
    expect(contrast(ground[0] ?? '', text[0] ?? '')).toBeGreaterThan(4.5)
    expect(contrast(ground[1] ?? '', text[1] ?? '')).toBeGreaterThan(4.5)
  })
})

describe('the piece sets', () => {
  it('have one file each, besides the default set', () => {
    const css = read('./pieceSets.css')
    for (const set of CHOICES.pieceSet.slice(1)) {
      expect(css).toContain(`[data-piece-set="${set}"]`)
      expect(read(`./pieces/${set}.svg`)).toContain('viewBox="0 0 270 90"')
    }
  })
})
