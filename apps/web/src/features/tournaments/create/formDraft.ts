import {
  ARENA_MINUTES,
  DEFAULT_ARENA_MINUTES,
  DEFAULT_ARENA_PACE,
  DEFAULT_ENTRY_FEE_REAIS,
  DEFAULT_PLAYER_COUNT,
  DEFAULT_PRIZE_DISTRIBUTION,
  DEFAULT_SWISS_PACE,
  DEFAULT_SWISS_ROUNDS,
  ENTRY_FEES_REAIS,
  type EntryFeeReais,
  isPlayerCount,
  type PlayerCount,
  PRIZE_DISTRIBUTIONS,
  TOURNAMENT_FORMATS,
} from '@lance/domain'
import type { TournamentFormValues } from '../shared/tournamentForm.ts'
import { ARENA_PACES, SWISS_PACES, SWISS_ROUNDS, type TermsValues, writePace } from './formTerms.ts'

export type FormValues = TournamentFormValues &
  TermsValues & { entryFee: EntryFeeReais; playerCount: PlayerCount }

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
  const { name, date, time, entryFee, playerCount, prizeDistribution, ...terms } = readStored()
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
    ...readTerms(terms),
  }
}

function readTerms({ format, arenaPace, minutes, swissPace, rounds }: Record<string, unknown>) {
  return {
    format: TOURNAMENT_FORMATS.find((one) => one === format) ?? 'KNOCKOUT',
    arenaPace: ARENA_PACES.find((one) => one === arenaPace) ?? writePace(DEFAULT_ARENA_PACE),
    minutes: ARENA_MINUTES.find((one) => one === minutes) ?? DEFAULT_ARENA_MINUTES,
    swissPace: SWISS_PACES.find((one) => one === swissPace) ?? writePace(DEFAULT_SWISS_PACE),
    rounds: SWISS_ROUNDS.find((one) => one === rounds) ?? DEFAULT_SWISS_ROUNDS,
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
