import '@tanstack/react-router'
import type { BotLevel } from '@lance/chess/search'

// What one screen hands to the next beside the address. It outlives a reload, so each screen reads it as
// something anybody may have written.
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Seconds. */
    timeControl?: number
    /** R$. */
    wager?: number
    gameType?: 'online' | 'bot'
    botLevel?: BotLevel
    playerColor?: 'white' | 'black'
    /** Set after signing up: the profile asks to confirm the e-mail when it is next opened. */
    needsConfirmation?: boolean
    /** The path that somebody came from who has to log in or sign up first: he is taken back to it. */
    wayBack?: string
    /** Why a guarded page sent somebody to the profile. */
    message?: string
    /** Why a guarded page sent somebody to the wallet. */
    error?: string
  }
}
