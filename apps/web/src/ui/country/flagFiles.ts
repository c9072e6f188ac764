const folder = '../../../../../node_modules/country-flag-icons/3x2'

const files = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Where a country's flag is, by its two letters; null for one that has none. */
export const flagFile = (country: string): string | null => files[`${folder}/${country}.svg`] ?? null
