/** The panels that the toolbar opens beside the board. */
export type SidePanel = 'history' | 'chat' | 'appearance'

/** Which panels are open: on a desktop several, elsewhere one at most. */
export type OpenPanels = Readonly<Record<SidePanel, boolean>>

/** What the user has chosen, in the narrow and in the wide layout. */
export type PanelChoice = {
  narrow: SidePanel | null
  /** Appearance covers the other two, which are there again once it is closed. */
  wide: OpenPanels
}

export const FIRST_PANELS: PanelChoice = {
  narrow: 'history',
  wide: { history: true, chat: true, appearance: false },
}

/** What is shown. In the wide layout moves and chat stand one above the other. */
export function openPanels({ narrow, wide }: PanelChoice, isWide: boolean): OpenPanels {
  if (!isWide)
    return { history: narrow === 'history', chat: narrow === 'chat', appearance: narrow === 'appearance' }
  return wide.appearance ? { history: false, chat: false, appearance: true } : wide
}

/** Pressing a panel's button opens it, or closes it if it is shown. */
export function pressPanel(choice: PanelChoice, pressed: SidePanel, isWide: boolean): PanelChoice {
  const isShown = openPanels(choice, isWide)[pressed]
  if (!isWide) return { ...choice, narrow: isShown ? null : pressed }
  if (pressed === 'appearance') return { ...choice, wide: { ...choice.wide, appearance: !isShown } }
  return { ...choice, wide: { ...choice.wide, appearance: false, [pressed]: !isShown } }
}
