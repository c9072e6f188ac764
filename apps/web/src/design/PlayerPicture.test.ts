import { expect, it } from 'vitest'
import { firstLetter, hueOf } from './PlayerPicture.tsx'

it('gives an id the same hue every time, and spreads ids over the whole wheel', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `0000-${index}`)
  const hues = ids.map(hueOf)
  expect(ids.map(hueOf)).toEqual(hues)
  expect(new Set(hues).size).toBe(24)
  expect(hues.every((hue) => hue >= 0 && hue < 360)).toBe(true)
})

it.each([
  ['ana', 'A'],
  ['  Élodie', 'É'],
  ['किरण', 'कि'],
  ['👩‍🚀 Ada', '👩‍🚀'],
  ['', ''],
])('shows the first letter of %j as its reader sees it: %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
