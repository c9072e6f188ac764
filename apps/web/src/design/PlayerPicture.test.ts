import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { initialsOf, TONES, toneOf } from './PlayerPicture.tsx'

describe('a player’s picture', () => {
  it.each([
    ['Ana Souza', 'AS'],
    ['ana', 'A'],
    ['João Pedro da Silva', 'JS'],
    ['Jogador-1a2b', 'J1'],
    ['أحمد علي', 'أع'],
    ['राम किशन', 'राकि'],
    ['王小明', '王'],
    ['  ', ''],
    ['!?', ''],
  ])('shows of %s the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('has the same color for the same id, and uses every color [HALL-8]', () => {
    const id = '5b0b1a0e-7c43-4b4c-9d54-0a9a3f6f2d11'
    expect(toneOf(id)).toBe(toneOf(id))
    const tones = new Set(Array.from({ length: 500 }, (_, number) => toneOf(`player-${number}`)))
    expect([...tones].sort((a, b) => a - b)).toEqual(Array.from({ length: TONES }, (_, tone) => tone))
  })

  it('has a ground for every color on which white is readable', () => {
    const css = readFileSync(new URL('./playerPicture.css', import.meta.url), 'utf8')
    const grounds = [...css.matchAll(/data-tone="(\d+)"\] \{\n {4}--tone: (#[0-9a-f]{6})/g)]
    expect(grounds.map(([, tone]) => Number(tone))).toEqual(Array.from({ length: TONES }, (_, tone) => tone))
    const luminance = (color: string) =>
      [1, 3, 5]
        .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
    for (const [, , color = ''] of grounds) expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThan(4.5)
  })
})
