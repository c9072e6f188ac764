import { useSyncExternalStore } from 'react'
import { pageEvents, tabStorage } from '../../base/tabStorage.ts'

/** The settings of this browser and their choices; the first choice of each is the default. */
export const CHOICES = {
  boardTheme: [
    'modern',
    'classic',
    'ocean',
    'forest',
    'sunset',
    'midnight',
    'stone',
    'rosa',
    'wood3d',
    'marble3d',
    'glass3d',
  ],
  pieceSet: ['burnett', 'neo', 'facets', 'tokens'],
  /** How moves are written: with the letters of the language, with figurines, or as in English. */
  notation: ['letters', 'figurines', 'english'],
  sound: ['on', 'off'],
  /** Speaks each move aloud. */
  speech: ['off', 'on'],
  /** Promotes pawns to a queen without asking. */
  autoQueen: ['off', 'on'],
  /** Asks for confirmation before resigning. */
  confirmResign: ['on', 'off'],
  /** Keeps the field for typed moves in sight; otherwise it appears when it takes the focus. */
  typedMoves: ['off', 'on'],
  /** Shows only the board, the clocks and what is essential. */
  zen: ['off', 'on'],
  /** Notifies a player whose tab is hidden that it is their turn. */
  turnNotice: ['off', 'on'],
} as const

export type SettingName = keyof typeof CHOICES
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] }

const names = Object.keys(CHOICES) as SettingName[]

type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Reads the settings, each stored under its own name. Unknown stored values count as not chosen. */
export function readSettings(storage: Pick<Storage, 'getItem'>): Settings {
  const read = names.map((name) => {
    const choices: readonly string[] = CHOICES[name]
    const stored = storage.getItem(name)
    return [name, stored !== null && choices.includes(stored) ? stored : choices[0]]
  })
  return Object.fromEntries(read)
}

export type SettingsStore = {
  get: () => Settings
  choose: (chosen: Partial<Settings>) => void
  subscribe: (onChange: () => void) => () => void
}

/** `otherTabs` dispatches `storage` when another tab of this browser has stored something. */
export function openSettings(storage: SettingsStorage, otherTabs: EventTarget): SettingsStore {
  let current = readSettings(storage)
  const listeners = new Set<() => void>()
  const apply = (next: Settings) => {
    if (names.every((name) => next[name] === current[name])) return
    current = next
    for (const listener of listeners) listener()
  }
  otherTabs.addEventListener('storage', () => apply(readSettings(storage)))
  return {
    get: () => current,
    choose(chosen) {
      for (const [name, value] of Object.entries(chosen)) store(storage, name, value)
      apply({ ...current, ...chosen })
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function store(storage: SettingsStorage, name: string, value: string) {
  try {
    storage.setItem(name, value)
  } catch {
    // Storage may be full; the choice then applies to this page only.
  }
}

const settings = openSettings(tabStorage(), pageEvents)

export const chooseSettings = settings.choose

/** The defaults, with which every page is rendered on the server. */
const defaultSettings = readSettings({ getItem: () => null })

/** The settings in use; they follow a choice made in another tab. */
export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get, () => defaultSettings)
}
