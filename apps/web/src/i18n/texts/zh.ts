import type { ResourceKey } from 'i18next'

/** Each fetched when it is first needed. */
export const files = import.meta.glob<ResourceKey>('../locales/zh/*.json', { import: 'default' })
