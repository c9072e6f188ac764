import { expect, it } from 'vitest'
import { readFill, readTiles, readUrl } from './readTheme.ts'

it('reads what a canvas can paint of a theme’s squares [STUDY-21]', () => {
  expect(readFill('#ecdcc0')).toEqual(['#ecdcc0'])
  expect(readFill('transparent')).toEqual([])
  expect(readFill('linear-gradient(#ffe3a6, #ffcdab 55%, #f0bccb)')).toEqual([
    '#ffe3a6',
    '#ffcdab',
    '#f0bccb',
  ])
  expect(
    readFill('repeating-linear-gradient(135deg, #bfb294 0 0.3cqw, transparent 0 1.13cqw), #d8ccb2'),
  ).toEqual(['#d8ccb2'])
})

it('reads the repeated pictures of a surface, with their sizes [STUDY-21]', () => {
  expect(readTiles('none')).toEqual([])
  expect(
    readTiles(
      'linear-gradient(155deg, rgb(255 248 230 / 0.12), transparent), url("/a/grain.svg") 0 0 / 62.5% 50%',
    ),
  ).toEqual([{ url: '/a/grain.svg', width: 0.625, height: 0.5 }])
  expect(readTiles('url(/a/wood3d.svg) 0 0/50%')).toEqual([
    { url: '/a/wood3d.svg', width: 0.5, height: null },
  ])
  const inline = "data:image/svg+xml,%3csvg filter='url(%23g)'/%3e"
  expect(readTiles(`url("${inline}") 0 0 / 25%`)).toEqual([{ url: inline, width: 0.25, height: null }])
  expect(readUrl('url("./x.svg")')).toBe('./x.svg')
})
