import { PRODUCT_NAME } from '@lance/domain'
import { i18n, type TextTree } from '@lance/texts'
import type texts from '../locales/pt-BR/index.ts'

type Texts = typeof texts

declare module '@lance/texts' {
  interface TextResources extends Texts {}
}

export { i18n }

/** The languages of the desk, with their own names. */
export const LANGUAGES = [
  { code: 'pt-BR', name: 'Português' },
  { code: 'en', name: 'English' },
] as const
export type Language = (typeof LANGUAGES)[number]['code']

const STORAGE_KEY = 'deskLanguage'

const loaders: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, TextTree>> }>>> = {
  'pt-BR': () => import('../locales/pt-BR/index.ts'),
  en: () => import('../locales/en/index.ts'),
}

const isLanguage = (code: string | null): code is Language => LANGUAGES.some((one) => one.code === code)

/** The chosen language, else English for browsers that prefer it to Portuguese, else Portuguese. */
function firstLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY)
  if (isLanguage(stored)) return stored
  const known = navigator.languages.find((one) => /^(pt|en)\b/.test(one))
  return known?.startsWith('en') ? 'en' : 'pt-BR'
}

export async function startI18n(): Promise<void> {
  const language = firstLanguage()
  await addTexts(language)
  await i18n.start({ language, params: { product: PRODUCT_NAME } })
  document.documentElement.lang = language
}

async function addTexts(language: Language): Promise<void> {
  const { default: namespaces } = await loaders[language]()
  for (const [namespace, tree] of Object.entries(namespaces)) i18n.add(language, namespace, tree)
}

/** Shows the desk in this language from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  await addTexts(language)
  localStorage.setItem(STORAGE_KEY, language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'pt-BR')
