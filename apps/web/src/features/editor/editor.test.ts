import { parseSquare, START_FEN } from '@lance/chess'
import { clearSetup, makeSetupFen, readSetup, type Setup, startSetup } from '@lance/chess/setup'
import { describe, expect, it } from 'vitest'
import { EDITOR_UNDO_MAX, type EditorInput, startEditor, stepEditor } from './editor.ts'
import { squareOfKey } from './squareOfKey.ts'

const at = (name: string) => parseSquare(name) as number
const after = (inputs: readonly EditorInput[], setup: Setup = clearSetup({ variant: 'standard' })) =>
  inputs.reduce(stepEditor, startEditor(setup))
const placed = (inputs: readonly EditorInput[], setup?: Setup) =>
  makeSetupFen(after(inputs, setup).setup).split(' ')[0]
const press = (name: string): EditorInput => ({ type: 'press', square: at(name) })

describe('the position editor', () => {
  it('puts the piece in hand on pressed squares, and takes it away at a second press [STUDY-16]', () => {
    const tool: EditorInput = { type: 'tool', tool: 'N' }
    expect(placed([tool, press('b1'), press('g1')])).toBe('8/8/8/8/8/8/8/1N4N1')
    expect(placed([tool, press('b1'), press('g1'), press('b1')])).toBe('8/8/8/8/8/8/8/6N1')
    expect(placed([{ type: 'tool', tool: 'erase' }, press('b1')], startSetup())).toContain('/R1BQKBNR')
  })

  it('moves a piece in two presses, or drops it beside the board [STUDY-16]', () => {
    expect(placed([press('e4'), press('e2'), press('e4')], startSetup())).toContain('/4P3/8/PPPP1PPP/')
    expect(after([press('e2'), press('e2')], startSetup()).selected).toBeNull()
    expect(placed([{ type: 'move', from: at('d1'), to: null }], startSetup())).toContain('/RNB1KBNR')
  })

  it('undoes each change, and a stroke of the piece in hand as one [STUDY-16]', () => {
    const stroke: EditorInput[] = [
      { type: 'put', square: 0, piece: 'P' },
      { type: 'put', square: 1, piece: 'P', isStroke: true },
    ]
    expect(placed([{ type: 'start' }, ...stroke, { type: 'undo' }])).toBe(START_FEN.split(' ')[0])
    expect(placed([{ type: 'start' }, ...stroke, { type: 'undo' }, { type: 'undo' }])).toBe('8/8/8/8/8/8/8/8')
    const many = Array.from({ length: 150 }, (): EditorInput => ({ type: 'swap' }))
    expect(after(many, startSetup()).past).toHaveLength(EDITOR_UNDO_MAX)
  })

  it('keeps the counters of what it was opened with [STUDY-16]', () => {
    const opened = readSetup('4k3/8/8/8/8/8/4P3/4K3 b - - 12 34', { variant: 'standard' }) as Setup
    expect(makeSetupFen(after([press('e2'), press('e3')], opened).setup)).toBe(
      '4k3/8/8/8/8/4P3/8/4K3 b - - 12 34',
    )
  })
})

describe('squareOfKey', () => {
  it('follows the arrows as the board is seen, to its edges', () => {
    expect(squareOfKey('ArrowUp', { from: at('e4'), orientation: 'white' })).toBe(at('e5'))
    expect(squareOfKey('ArrowUp', { from: at('e4'), orientation: 'black' })).toBe(at('e3'))
    expect(squareOfKey('ArrowLeft', { from: at('e4'), orientation: 'black' })).toBe(at('f4'))
    expect(squareOfKey('ArrowRight', { from: at('h4'), orientation: 'white' })).toBe(at('h4'))
    expect(squareOfKey('Home', { from: at('e4'), orientation: 'white' })).toBe(at('a4'))
    expect(squareOfKey('x', { from: at('e4'), orientation: 'white' })).toBeNull()
  })
})
