import { neutralPart, PRODUCT_NAME } from '@lance/domain'
import {
  type BackendModule,
  type CustomTypeOptions,
  createInstance,
  type FormatterModule,
  type ResourceKey,
} from 'i18next'
import { initReactI18next } from 'react-i18next'
import { detectLanguage } from './detectLanguage.ts'
import { directionOf, FALLBACK_LANGUAGE, isLanguage, type Language } from './languages.ts'

/** The storage key of the user's choice of language. */
const STORAGE_KEY = 'i18nextLng'
/** The query parameter that asks for a language. */
const LANGUAGE_PARAM = 'lang'

type TextFiles = Record<string, () => Promise<ResourceKey>>

// One table of text files per language: a single table would send the names of 200 files with every page.
const tables = import.meta.glob<TextFiles>('./texts/*.ts', { import: 'files' })

/** The texts of a namespace in a language, or in the fallback language. */
async function readTexts(language: string, namespace: string): Promise<ResourceKey> {
  for (const code of [language, FALLBACK_LANGUAGE]) {
    const files = await tables[`./texts/${code}.ts`]?.()
    const load = files?.[`./${namespace}.json`]
    if (load) return load()
  }
  return {}
}

const fileBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    readTexts(language, namespace).then(
      (texts) => done(null, texts),
      // A failed import rejects with an Error.
      (error: Error) => done(error, null),
    )
  },
}

export const i18n = createInstance()

/** Starts in the user's language, or in `given` where there is no user (when prerendering). */
export async function startI18n(given?: Language): Promise<void> {
  i18n.on('languageChanged', (language) => {
    if (!isLanguage(language) || given) return
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    document.querySelector('meta[name="description"]')?.setAttribute('content', i18n.t('description'))
  })
  await i18n
    .use(fileBackend)
    .use(initReactI18next)
    .use(writeNumbers)
    .init({
      lng:
        given ??
        detectLanguage({
          requested: requestedLanguage(),
          stored: readStored(),
          preferred: navigator.languages,
        }),
      load: 'currentOnly',
      // Every language has every text (scripts/texts checks this), so none needs another's files.
      fallbackLng: [],
      ns: ['common'],
      defaultNS: 'common',
      // React escapes the values it renders.
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { product: PRODUCT_NAME } },
      returnNull: false,
    })
}

export type Namespace = keyof CustomTypeOptions['resources']

/** Loads these texts in the current language; rejects if that fails, and tries again the next time. */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces(namespaces)
  checkTexts(i18n.language, namespaces)
}

/** Loads a component with its texts: for `lazy`, and for preloading. */
export async function loadWithTexts<Name extends string, Parts extends Record<Name, unknown>>(
  load: () => Promise<Parts>,
  name: Name,
  ...namespaces: readonly Namespace[]
): Promise<{ default: Parts[Name] }> {
  const [parts] = await Promise.all([load(), loadTexts(...namespaces)])
  return { default: parts[name] }
}

function checkTexts(language: string, namespaces: readonly string[]) {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (!missing.length) return
  // Otherwise i18next would never retry a failed load.
  for (const namespace of missing) delete i18n.services.backendConnector.state[`${language}|${namespace}`]
  // The error page recognizes a missing part of the build by this message.
  throw new Error(`Failed to fetch dynamically imported module: ${language} ${missing}`)
}

/** The language of the interface, as sent to the server. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

/** Changes the language and stores the choice; rejects without a change if its texts can't be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  i18n.loadLanguages(language)
  const inUse = i18n.options.ns as readonly string[]
  let count = 0
  // Parts of the page that load meanwhile add namespaces of their own.
  while (count < inUse.length) {
    count = inUse.length
    await i18n.loadNamespaces(inUse)
  }
  checkTexts(language, inUse)
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be blocked or full; the choice then lasts for this page.
  }
  setLanguageCookie(language)
  const address = new URL(location.href)
  if (address.searchParams.has(LANGUAGE_PARAM)) {
    // Otherwise the next load would go back to the address's language.
    address.searchParams.delete(LANGUAGE_PARAM)
    history.replaceState(history.state, '', address)
  }
  await i18n.changeLanguage(language)
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
 * Formats the numbers in a text for its language, like money and dates, and the names of players without one;
 * i18next calls this only with `interpolation.alwaysFormat`. Only counts are grouped: a rating or an order number is not an amount. HTTP
 * statuses stay as they are.
 */
export const writeNumbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value, _format, language, options) {
    const key = options?.interpolationkey
    if (typeof value === 'string') return shownName(value)
    if (typeof value !== 'number' || key === 'status') return value
    return value.toLocaleString(language, { useGrouping: key === 'count' ? 'auto' : false })
  },
}
