const folder = '../../../../../node_modules/country-flag-icons/3x2'

const files = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** The URL of a country's flag, by its two-letter code; null if it has none. */
export const flagFile = (country: string): string | null => files[`${folder}/${country}.svg`] ?? null
