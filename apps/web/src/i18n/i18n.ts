import { type BackendModule, type CustomTypeOptions, createInstance, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { PRODUCT_NAME } from '../ui/productName.ts'
import { detectLanguage } from './detectLanguage.ts'
import { directionOf, FALLBACK_LANGUAGE, isLanguage, type Language } from './languages.ts'
import { writeNumbers } from './writeNumbers.ts'

/** Where the reader's choice of language is stored. */
const STORED_AS = 'i18nextLng'
/** Where an address asks for a language. */
const ASKED_AS = 'lang'

type TextFiles = Record<string, () => Promise<ResourceKey>>

// A table a language of its files of texts: in one table the names of two hundred files would come with every page.
const tables = import.meta.glob<TextFiles>('./texts/*.ts', { import: 'files' })

/** A namespace in a language, or in the one that stands in for it. */
async function readTexts(language: string, namespace: string): Promise<ResourceKey> {
  for (const code of [language, FALLBACK_LANGUAGE]) {
    const files = await tables[`./texts/${code}.ts`]?.()
    const load = files?.[`../locales/${code}/${namespace}.json`]
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
      // What an import rejects with is an error.
      (error: Error) => done(error, null),
    )
  },
}

export const i18n = createInstance()

/** In the reader's language; where there is no reader yet, in the one that is given. */
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
        given ?? detectLanguage({ asked: askedFor(), stored: readStored(), preferred: navigator.languages }),
      load: 'currentOnly',
      // Every language says everything (scripts/texts): none needs another's files.
      fallbackLng: [],
      ns: ['common'],
      defaultNS: 'common',
      // React escapes what it shows.
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { product: PRODUCT_NAME } },
      returnNull: false,
    })
}

type Namespace = keyof CustomTypeOptions['resources']

/** Has these texts here in the language in use; rejects where they can't be had, and asks again the next time. */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces(namespaces)
  checkTexts(i18n.language, namespaces)
}

function checkTexts(language: string, namespaces: readonly string[]) {
  const lacking = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (!lacking.length) return
  // Else it would take what failed once as failed for good.
  for (const namespace of lacking) delete i18n.services.backendConnector.state[`${language}|${namespace}`]
  // In these words the page of errors knows that a part is missing.
  throw new Error(`Failed to fetch dynamically imported module: ${language} ${lacking}`)
}

/** The language of the interface, as the server is told it. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE
}

/** Changes the language, and keeps it as the reader's choice; rejects, changing nothing, where its texts can't be had. */
export async function chooseLanguage(language: Language): Promise<void> {
  i18n.loadLanguages(language)
  const inUse = i18n.options.ns as readonly string[]
  let count = 0
  // Parts of the page that come meanwhile bring texts of their own.
  while (count < inUse.length) {
    count = inUse.length
    await i18n.loadNamespaces(inUse)
  }
  checkTexts(language, inUse)
  try {
    localStorage.setItem(STORED_AS, language)
  } catch {
    // Storage may be forbidden or full; the choice then holds for this page.
  }
  tellServer(language)
  const address = new URL(location.href)
  if (address.searchParams.has(ASKED_AS)) {
    // Or the next load would go back to it.
    address.searchParams.delete(ASKED_AS)
    history.replaceState(history.state, '', address)
  }
  await i18n.changeLanguage(language)
}

/** So that the next page comes in this language; `early.js` does the same where the server did not know it. */
function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
}

const askedFor = () => new URLSearchParams(location.search).get(ASKED_AS)

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS)
  } catch {
    return null
  }
}
