import {
  DEFAULT_ENTRY_FEE_REAIS,
  DEFAULT_PLAYER_COUNT,
  DEFAULT_PRIZE_DISTRIBUTION,
  ENTRY_FEES_REAIS,
  type EntryFeeReais,
  isPlayerCount,
  type PlayerCount,
  PRIZE_DISTRIBUTIONS,
} from '@lance/domain'
import type { TournamentFormValues } from '../shared/tournamentForm.ts'

export type FormValues = TournamentFormValues & { entryFee: EntryFeeReais; playerCount: PlayerCount }

const KEY = 'tournament-draft'

/** Keeps what was typed for this tab, until the tournament is created: signing up and paying leave the page. */
export function keepDraft(values: FormValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {}
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

/** What was typed before; defaults where nothing or nonsense was stored. An empty date and time are the default start. */
export function readDraft(): FormValues {
  const { name, date, time, entryFee, playerCount, prizeDistribution } = readStored()
  const isStart = typeof date === 'string' && typeof time === 'string'
  return {
    name: typeof name === 'string' ? name : '',
    date: isStart ? date : '',
    time: isStart ? time : '',
    entryFee: ENTRY_FEES_REAIS.find((fee) => fee === entryFee) ?? DEFAULT_ENTRY_FEE_REAIS,
    playerCount:
      typeof playerCount === 'number' && isPlayerCount(playerCount) ? playerCount : DEFAULT_PLAYER_COUNT,
    prizeDistribution:
      PRIZE_DISTRIBUTIONS.find((one) => one === prizeDistribution) ?? DEFAULT_PRIZE_DISTRIBUTION,
  }
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
