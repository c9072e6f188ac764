import { useSyncExternalStore } from 'react'

/** The open dialogs, the topmost last. The rest of the page is covered, can't be pressed and isn't read out. */
let modals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  modals = next
  for (const tell of listeners) tell()
}

/** Registers a dialog that has just opened. Returns the function that removes it. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog])
  return () => change(modals.filter((one) => one !== dialog))
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
const readTop = () => modals.at(-1) ?? null
const none = () => null

/** The topmost open dialog, or null. */
export const useTopModal = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, readTop, none)
