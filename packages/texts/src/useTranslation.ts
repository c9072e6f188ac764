import { use, useSyncExternalStore } from 'react'
import { i18n, type Translation } from './i18n.ts'
import type { Common, Namespaces } from './keys.ts'

const subscribe = (onChange: () => void) => i18n.onLanguage(onChange)
const readLanguage = () => i18n.language

/**
 * The texts of these namespaces, `common` if none is named. Renders again when the language changes, and suspends while
 * texts are read.
 */
export function useTranslation<const Names extends Namespaces = Common>(
  names: Names = 'common' as unknown as Names,
): Translation<Names> {
  useSyncExternalStore(subscribe, readLanguage, readLanguage)
  use(i18n.awaited(names))
  return i18n.translation(names)
}
