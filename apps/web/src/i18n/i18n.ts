import { neutralPart, PRODUCT_NAME } from '@lance/domain'
import { i18n, type Namespace, type TextTree, type WriteValue } from '@lance/texts'
import { detectLanguage } from './detectLanguage.ts'
import { directionOf, FALLBACK_LANGUAGE, isLanguage, type Language } from './languages.ts'

export { i18n, type Namespace }

/** The storage key of the user's choice of language. */
const STORAGE_KEY = 'i18nextLng'
/** The query parameter that asks for a language. */
const LANGUAGE_PARAM = 'lang'

type TextFiles = Record<string, () => Promise<TextTree>>

// One table of text files per language: a single table would send the names of 200 files with every page.
const tables = import.meta.glob<TextFiles>('./texts/*.ts', { import: 'files' })

/** The texts of a namespace. Every language has every text (scripts/texts checks this). */
async function readTexts(language: string, namespace: string): Promise<TextTree> {
  const files = await tables[`./texts/${language}.ts`]?.()
  return (await files?.[`./${namespace}.json`]?.()) ?? {}
}

/** Starts in the user's language, or in `given` where there is no user (when prerendering). */
export async function startI18n(given?: Language): Promise<void> {
  i18n.onLanguage((language) => {
    if (!isLanguage(language) || given) return
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    document.querySelector('meta[name="description"]')?.setAttribute('content', i18n.t('description'))
  })
  await i18n.start({
    language:
      given ??
      detectLanguage({
        requested: requestedLanguage(),
        stored: readStored(),
        preferred: navigator.languages,
      }),
    read: readTexts,
    write: writeValue,
    params: { product: PRODUCT_NAME },
  })
}

/** Loads these texts in the current language; rejects if that fails, and tries again the next time. */
export const loadTexts = (...namespaces: readonly Namespace[]): Promise<void> => i18n.load(namespaces)

/** Loads a component with its texts: for `lazy`, and for preloading. */
export async function loadWithTexts<Name extends string, Parts extends Record<Name, unknown>>(
  load: () => Promise<Parts>,
  name: Name,
  ...namespaces: readonly Namespace[]
): Promise<{ default: Parts[Name] }> {
  const [parts] = await Promise.all([load(), loadTexts(...namespaces)])
  return { default: parts[name] }
}

/** The language of the interface, as sent to the server. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

/** Changes the language and stores the choice; rejects without a change if its texts can't be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language)
  keepChoice(language)
}

function keepChoice(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be blocked or full; the choice then lasts for this page.
  }
  setLanguageCookie(language)
  const address = new URL(location.href)
  if (!address.searchParams.has(LANGUAGE_PARAM)) return
  // Otherwise the next load would go back to the address's language.
  address.searchParams.delete(LANGUAGE_PARAM)
  history.replaceState(history.state, '', address)
}

/** Makes the server send the next page in this language; `early.js` does the same if it did not know it. */
function setLanguageCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
}

const requestedLanguage = () => new URLSearchParams(location.search).get(LANGUAGE_PARAM)

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/**
 * A player's name as the reader sees it: that of a player without a name is in their language ([ACCOUNT-6]). Texts
 * do this themselves with what is filled in; only a name beside them needs it.
 */
export function shownName(name: string): string {
  const id = neutralPart(name)
  return id === null ? name : i18n.t('neutralName', { id })
}

/**
 * Writes numbers in a text as its language does, like money and dates, and the names of players without one. Only counts
 * are grouped: a rating or an order number is not an amount. HTTP statuses stay as they are.
 */
export const writeValue: WriteValue = (value, name, language) => {
  if (typeof value === 'string') return shownName(value)
  if (typeof value !== 'number' || name === 'status') return value
  return value.toLocaleString(language, { useGrouping: name === 'count' ? 'auto' : false })
}
