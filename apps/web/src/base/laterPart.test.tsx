import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { laterPart } from './laterPart.ts'
import { nextTask } from './nextTask.ts'

const Part: ComponentType = () => <b>the part</b>

function show({ usePart }: { usePart: () => ComponentType | null }): string {
  const Shown = () => {
    const Loaded = usePart()
    return Loaded === null ? <i>meanwhile</i> : <Loaded />
  }
  return renderToStaticMarkup(<Shown />)
}

describe('a part that is loaded before it is needed', () => {
  it('leaves its place to something else until it is loaded', async () => {
    const part = laterPart(async () => Part)
    expect(show(part)).toBe('<i>meanwhile</i>')
    part.load()
    await nextTask()
    expect(show(part)).toBe('<b>the part</b>')
  })

  it('loads again after a failed load, and not after one that succeeded', async () => {
    let loads = 0
    const part = laterPart(async () => {
      loads += 1
      if (loads === 1) throw new Error('the network is gone')
      return Part
    })
    part.load()
    await nextTask()
    expect(show(part)).toBe('<i>meanwhile</i>')
    part.load()
    await nextTask()
    part.load()
    expect(show(part)).toBe('<b>the part</b>')
    expect(loads).toBe(2)
  })
})
