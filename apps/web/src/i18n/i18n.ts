import { type BackendModule, type CustomTypeOptions, createInstance, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { PRODUCT_NAME } from '../ui/productName.ts'
import { detectLanguage } from './detectLanguage.ts'
import { directionOf, FALLBACK_LANGUAGE, isLanguage, type Language } from './languages.ts'
import { writeNumbers } from './writeNumbers.ts'

/** Where the reader's choice of language is stored. */
const STORED_AS = 'i18nextLng'

// One file a language and namespace, each fetched when it is first needed.
const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' })

const fileBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const fileOf = (code: string) => files[`./locales/${code}/${namespace}.json`]
    const load = fileOf(language) ?? fileOf(FALLBACK_LANGUAGE)
    if (load === undefined) return done(null, {})
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    )
  },
}

export const i18n = createInstance()

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    if (!isLanguage(language)) return
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    document.querySelector('meta[name="description"]')?.setAttribute('content', i18n.t('description'))
  })
  await i18n
    .use(fileBackend)
    .use(initReactI18next)
    .use(writeNumbers)
    .init({
      lng: detectLanguage({ stored: readStored(), preferred: navigator.languages }),
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
  if (lacking.length === 0) return
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
  await i18n.loadLanguages(language)
  checkTexts(language, [i18n.options.ns ?? []].flat())
  try {
    localStorage.setItem(STORED_AS, language)
  } catch {
    // Storage may be forbidden or full; the choice then holds for this page.
  }
  await i18n.changeLanguage(language)
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS)
  } catch {
    return null
  }
}
