import { expect, it } from 'vitest'
import { readPictureType } from './pictureType.ts'

const read = (text: string) => readPictureType(Buffer.from(text))

it('recognises an SVG behind a declaration and comments', () => {
  const head = '\uFEFF<?xml version="1.0"?>\n<!-- one --><!-- two -- -->\n'
  expect(read(`${head}<svg viewBox="0 0 20 10"></svg>`)).toMatchObject({
    extension: 'svg',
    width: 20,
    height: 10,
  })
  expect(read('<!-- <svg> -->')).toBeNull()
})

it('spends little time on endless comments', () => {
  const { user } = process.cpuUsage()
  for (const text of ['<!---->'.repeat(140), '<!-- -->\n'.repeat(110), '<!--'.repeat(250)])
    expect(read(`${text}x`)).toBeNull()
  expect(process.cpuUsage().user - user).toBeLessThan(1_000_000)
})
