/** A country's name in a language, by its two-letter code; null for an invalid code. */
export function countryName(country: string, language: string): string | null {
  if (!/^[A-Za-z]{2}$/.test(country)) return null
  const code = country.toUpperCase()
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? null
  } catch {
    return null
  }
}
