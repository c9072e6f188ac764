import { useSyncExternalStore } from 'react'
import { tabStorage } from '../session/tabStorage.ts'
import { openSettings, type Settings } from './settings.ts'

const settings = openSettings(tabStorage(), window)

export const chooseSettings = settings.choose

/** The settings in use; they follow a choice made in another tab. */
export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get)
}
