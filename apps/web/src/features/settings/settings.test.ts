import { describe, expect, it, vi } from 'vitest'
import { openSettings, readSettings } from './settings.ts'

function storageOf(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored))
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
}

describe('the settings of this browser', () => {
  it('default to the modern theme, Burnett’s pieces, the letters of the language and sounds [SITE-10] [SITE-18]', () => {
    expect(readSettings(storageOf())).toEqual({
      boardTheme: 'modern',
      pieceSet: 'burnett',
      notation: 'letters',
      sound: 'on',
      speech: 'off',
      autoQueen: 'off',
      confirmResign: 'on',
      typedMoves: 'off',
      zen: 'off',
      turnNotice: 'off',
    })
  })

  it('use the stored values, and defaults for unknown ones', () => {
    const settings = readSettings(storageOf({ boardTheme: 'glass3d', pieceSet: 'of-another-version' }))
    expect(settings).toMatchObject({ boardTheme: 'glass3d', pieceSet: 'burnett', sound: 'on' })
  })

  it('are stored when chosen, and notify listeners', () => {
    const storage = storageOf()
    const settings = openSettings(storage, new EventTarget())
    const listener = vi.fn()
    const stop = settings.subscribe(listener)
    settings.choose({ boardTheme: 'ocean' })
    expect(settings.get().boardTheme).toBe('ocean')
    expect(readSettings(storage).boardTheme).toBe('ocean')
    settings.choose({ boardTheme: 'ocean' })
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    settings.choose({ boardTheme: 'rosa' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('follow changes stored by another tab', () => {
    const storage = storageOf()
    const otherTabs = new EventTarget()
    const settings = openSettings(storage, otherTabs)
    const listener = vi.fn()
    settings.subscribe(vi.fn())()
    settings.subscribe(listener)
    storage.setItem('sound', 'off')
    otherTabs.dispatchEvent(new Event('storage'))
    expect(settings.get().sound).toBe('off')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('apply to the page even when nothing can be stored', () => {
    const full = () => {
      throw new Error('full')
    }
    const settings = openSettings({ getItem: () => null, setItem: full }, new EventTarget())
    settings.choose({ pieceSet: 'neo' })
    expect(settings.get().pieceSet).toBe('neo')
  })
})
