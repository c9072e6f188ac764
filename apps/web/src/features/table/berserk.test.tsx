import { i18n } from '@lance/texts'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import game from '../../i18n/locales/pt-BR/game.json'
import { BerserkButton } from './BerserkButton.tsx'
import { GameClock } from './GameClock.tsx'

i18n.add('pt-BR', 'game', game)
await i18n.start({ language: 'pt-BR' })

const render = (element: ReactElement) => renderToStaticMarkup(element)

const open = { isOn: false, isAsked: false, isOff: false, choose: () => {} }
const clocks = {
  at: () => ({ white: 90_000, black: 180_000, running: null }),
  sinceMs: 0,
  isDaily: false,
}

describe('the button to go berserk', () => {
  it('says what berserk is, and can be pressed [GAME-36]', () => {
    const button = render(<BerserkButton choice={open} />)
    expect(button).toContain('aria-label="Berserk"')
    expect(button).toContain('title="Metade do tempo, sem acréscimo, um ponto a mais pela vitória"')
    expect(button).toContain('aria-pressed="false"')
    expect(button).not.toContain('aria-disabled')
  })

  it('stays as pressed once the player is berserk', () => {
    const button = render(<BerserkButton choice={{ ...open, isOn: true }} />)
    expect(button).toContain('aria-pressed="true"')
    expect(button).toContain('aria-disabled="true"')
    expect(button).toContain('title="Berserk: metade do tempo, sem acréscimo"')
  })

  it('keeps the focus while it waits for the server or for a connection', () => {
    for (const choice of [
      { ...open, isAsked: true },
      { ...open, isOff: true },
    ]) {
      const button = render(<BerserkButton choice={choice} />)
      expect(button).toContain('aria-disabled="true"')
      expect(button).not.toContain(' disabled')
    }
  })
})

describe('the clock of a side', () => {
  const clockOf = (isBerserk: boolean) =>
    render(<GameClock clocks={clocks} color="white" name="Maria" isOver={false} isBerserk={isBerserk} />)

  it('bears a mark with a text when the side is berserk [GAME-36]', () => {
    expect(clockOf(true)).toContain('<span class="sr-only">Berserk: metade do tempo, sem acréscimo</span>')
    expect(clockOf(true)).toContain('1:30')
    expect(clockOf(false)).not.toContain('erserk')
  })
})
