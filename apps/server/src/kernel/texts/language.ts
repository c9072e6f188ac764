/** The ten languages of the product. */
export const LANGUAGES = ['pt-BR', 'en', 'es', 'zh', 'hi', 'ar', 'bn', 'ru', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code)
}

const byPrimaryTag = new Map<string, Language>(LANGUAGES.map((language) => [language.slice(0, 2), language]))

/**
 * Without a header, or with just `*` (which fetch adds outside a browser): Portuguese. Else the most
 * preferred of our languages, or English if the header names none of them.
 */
export function parseAcceptLanguage(header: string | undefined): Language {
  if (header === undefined || /^[\s*]*$/.test(header)) return 'pt-BR'
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim().toLowerCase(), weight: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { tag } of wanted) {
    const language = byPrimaryTag.get(tag.split('-')[0] ?? '')
    if (language) return language
  }
  return 'en'
}

/** The writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
