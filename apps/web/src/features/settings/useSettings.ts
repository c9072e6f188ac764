import { useSyncExternalStore } from 'react'
import { pageEvents, tabStorage } from '../../base/tabStorage.ts'
import { openSettings, readSettings, type Settings } from './settings.ts'

const settings = openSettings(tabStorage(), pageEvents)

export const chooseSettings = settings.choose

/** The defaults, with which every page is rendered on the server. */
const defaultSettings = readSettings({ getItem: () => null, setItem: () => {} })

/** The settings in use; they follow a choice made in another tab. */
export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get, () => defaultSettings)
}
