import { expect, it } from 'vitest'
import { pictureSources, productPictures } from './productPictures.ts'

type Product = Parameters<typeof productPictures>[0]

const image = (url: string, order: number) => ({
  url,
  order,
  alt: url,
  width: 800,
  height: 600,
  type: 'image',
  sizes: [],
})
const productOf = (parts: {
  images?: Product['images']
  thumbnail?: string
  ofVariants?: (string | null)[]
}) =>
  ({
    images: parts.images ?? [],
    thumbnail: parts.thumbnail ?? null,
    variants: (parts.ofVariants ?? []).map((image_url) => ({ image_url })),
  }) as Product
const urlsOf = (product: Product) => productPictures(product).map(({ url }) => url)

it('lists a product’s pictures in order, then those that only a variant has, each once [STORE-3]', () => {
  const images = [image('b', 2), image('a', 1), image('c', 3)]
  expect(urlsOf(productOf({ images, ofVariants: ['b', null, 'd', 'd'] }))).toEqual(['a', 'b', 'c', 'd'])
})

it('keeps the details of a picture that a variant shares', () => {
  const [first] = productPictures(productOf({ images: [image('a', 1)], ofVariants: ['a'] }))
  expect(first).toEqual({ url: 'a', alt: 'a', width: 800, height: 600, sizes: [] })
})

it('falls back to the thumbnail if there is no picture, and to nothing without a thumbnail', () => {
  expect(urlsOf(productOf({ thumbnail: 't' }))).toEqual(['t'])
  expect(urlsOf(productOf({ images: [image('a', 1)], thumbnail: 't' }))).toEqual(['a'])
  expect(urlsOf(productOf({}))).toEqual([])
})

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
