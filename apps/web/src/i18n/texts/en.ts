import type { TextTree } from '@lance/texts'

/** Each file is fetched when first needed. */
export const files = import.meta.glob<TextTree>('./*.json', { base: '../locales/en', import: 'default' })
