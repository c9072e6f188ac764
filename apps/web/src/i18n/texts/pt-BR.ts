import type { ResourceKey } from 'i18next'

/** Each file is fetched when first needed. */
export const files = import.meta.glob<ResourceKey>('./*.json', {
  base: '../locales/pt-BR',
  import: 'default',
})
