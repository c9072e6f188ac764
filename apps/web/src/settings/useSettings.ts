import { useSyncExternalStore } from 'react'
import { tabStorage } from '../session/tabStorage.ts'
import { openSettings, type Settings } from './settings.ts'

const settings = openSettings(tabStorage())

export const chooseSettings = settings.choose

/** The settings in use; they follow a choice made in another tab. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings.get)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', settings.reread)
  const stop = settings.subscribe(onChange)
  return () => {
    removeEventListener('storage', settings.reread)
    stop()
  }
}
