import { describe, expect, it } from 'vitest'
import { arrowPath, brushOf, drawShape, type Shape } from './shapes.ts'

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
const arrow: Shape = { from: 12, to: 28, brush: 'green' }

describe('a shape on the board', () => {
  it('is added, and removed when drawn again', () => {
    const once = drawShape([], arrow)
    expect(once).toEqual([arrow])
    expect(drawShape(once, arrow)).toEqual([])
  })

  it('changes color when drawn again in another', () => {
    const red: Shape = { ...arrow, brush: 'red' }
    expect(drawShape([arrow], red)).toEqual([red])
  })

  it('drops the oldest when there are too many', () => {
    let shapes: readonly Shape[] = []
    for (let to = 0; to < 60; to++) shapes = drawShape(shapes, { from: 63, to, brush: 'blue' })
    expect(shapes).toHaveLength(32)
    expect(shapes.at(-1)?.to).toBe(59)
  })

  it('gets its color from the modifier keys', () => {
    expect(brushOf(none)).toBe('green')
    expect(brushOf({ ...none, shiftKey: true })).toBe('red')
    expect(brushOf({ ...none, ctrlKey: true })).toBe('red')
    expect(brushOf({ ...none, altKey: true })).toBe('blue')
    expect(brushOf({ ...none, shiftKey: true, altKey: true })).toBe('yellow')
  })

  it('points from one square to the middle of the other in either orientation', () => {
    // From e2 up to e4.
    expect(arrowPath(arrow, 'white')).toBe(
      'M4.6 6.32L4.6 4.92L4.75 4.92L4.5 4.5L4.25 4.92L4.4 4.92L4.4 6.32z',
    )
    expect(arrowPath(arrow, 'black')).toContain('L3.5 3.5')
  })
})
