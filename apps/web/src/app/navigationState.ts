import '@tanstack/react-router'
import type { Variant } from '@lance/chess'
import type { Opponent } from '@lance/engine/opponents'

// What one screen passes to the next beside the address. It survives a reload, so each screen treats it as
// untrusted.
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Seconds. */
    timeControl?: number
    /** Seconds. */
    increment?: number
    variant?: Variant
    /** R$. */
    wager?: number
    gameType?: 'bot'
    botLevel?: Opponent
    playerColor?: 'white' | 'black'
    /** The number of a game's start against the bot. */
    chess960?: number
    /** Where a game against the bot begins, if not at a usual start. */
    position?: { fen: string; variant: Variant }
    /** Set after signing up: the profile asks to confirm the e-mail when it is next opened. */
    needsConfirmation?: boolean
    /** The path to go back to once a guest has logged in or signed up. */
    wayBack?: string
    /** Why a guarded page redirected to the profile. */
    message?: string
    /** Why a guarded page redirected to the wallet. */
    error?: string
  }
}
