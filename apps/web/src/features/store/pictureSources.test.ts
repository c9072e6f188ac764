import { expect, it } from 'vitest'
import { pictureSources } from './pictureSources.ts'

const sizes = [{ url: '/s.webp', width: 480 }]

it('lists each size with its width, the full picture last', () => {
  expect(pictureSources({ url: '/l.png', width: 1200, sizes }, '50vw')).toEqual({
    srcSet: '/s.webp 480w, /l.png 1200w',
    sizes: '50vw',
  })
})

it('lists nothing for a picture of one size or of unknown width', () => {
  expect(pictureSources({ url: '/l.png', width: 1200, sizes: [] }, '50vw')).toEqual({})
  expect(pictureSources({ url: '/l.png', width: null, sizes }, '50vw')).toEqual({})
  expect(pictureSources({ url: '/l.png', width: 1200, sizes }, undefined)).toEqual({})
})
