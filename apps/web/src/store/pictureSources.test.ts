import { expect, it } from 'vitest'
import { pictureSources } from './pictureSources.ts'

const sizes = [{ url: '/s.webp', width: 480 }]

it('names each size by its width, the whole picture last', () => {
  expect(pictureSources({ url: '/l.png', width: 1200, sizes }, '50vw')).toEqual({
    srcSet: '/s.webp 480w, /l.png 1200w',
    sizes: '50vw',
  })
})

it('names nothing where there is one size alone, or nobody knows how wide it is', () => {
  expect(pictureSources({ url: '/l.png', width: 1200, sizes: [] }, '50vw')).toEqual({})
  expect(pictureSources({ url: '/l.png', width: null, sizes }, '50vw')).toEqual({})
  expect(pictureSources({ url: '/l.png', width: 1200, sizes }, undefined)).toEqual({})
})
