import { PRODUCT_NAME } from '@lance/domain'
import { createInstance, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type texts from '../locales/pt-BR/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof texts
    returnNull: false
  }
}

/** The languages of the desk, with their own names. */
export const LANGUAGES = [
  { code: 'pt-BR', name: 'Português' },
  { code: 'en', name: 'English' },
] as const
export type Language = (typeof LANGUAGES)[number]['code']

const STORAGE_KEY = 'deskLanguage'

const loaders: Readonly<Record<Language, () => Promise<{ default: ResourceLanguage }>>> = {
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

export const i18n = createInstance()

export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    fallbackLng: [],
    defaultNS: 'common',
    resources: {},
    // React escapes the values it renders.
    interpolation: { escapeValue: false, defaultVariables: { product: PRODUCT_NAME } },
    returnNull: false,
  })
  await show(firstLanguage())
}

async function show(language: Language): Promise<void> {
  const { default: resources } = await loaders[language]()
  for (const [namespace, found] of Object.entries(resources))
    i18n.addResourceBundle(language, namespace, found)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** Shows the desk in this language from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language)
  await show(language)
}

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'pt-BR')
