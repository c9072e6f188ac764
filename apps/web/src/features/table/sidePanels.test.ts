import { describe, expect, it } from 'vitest'
import { FIRST_PANELS, openPanels, pressPanel, type SidePanel } from './sidePanels.ts'

/** The panels that are open after these presses. */
function openAfter(isWide: boolean, ...pressed: SidePanel[]): string[] {
  const choice = pressed.reduce((was, panel) => pressPanel(was, panel, isWide), FIRST_PANELS)
  const open = openPanels(choice, isWide)
  return (['history', 'chat', 'appearance'] as const).filter((panel) => open[panel])
}

describe('the panels beside the board [GAME-33]', () => {
  it('are open one at a time where there is little room', () => {
    expect(openAfter(false)).toEqual(['history'])
    expect(openAfter(false, 'chat')).toEqual(['chat'])
    expect(openAfter(false, 'chat', 'appearance')).toEqual(['appearance'])
    expect(openAfter(false, 'chat', 'chat')).toEqual([])
  })

  it('show moves and chat at the same time on a desktop, and close one by one', () => {
    expect(openAfter(true)).toEqual(['history', 'chat'])
    expect(openAfter(true, 'chat')).toEqual(['history'])
    expect(openAfter(true, 'chat', 'history')).toEqual([])
    expect(openAfter(true, 'chat', 'chat')).toEqual(['history', 'chat'])
  })

  it('keep moves and chat below the appearance on a desktop', () => {
    expect(openAfter(true, 'appearance')).toEqual(['appearance'])
    expect(openAfter(true, 'appearance', 'appearance')).toEqual(['history', 'chat'])
    expect(openAfter(true, 'chat', 'appearance', 'history')).toEqual(['history'])
    expect(openAfter(true, 'chat', 'appearance', 'chat')).toEqual(['history', 'chat'])
  })
})
