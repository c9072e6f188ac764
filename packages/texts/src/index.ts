export { I18n, type I18nOptions, i18n, type TextTree, type Translation, type WriteValue } from './i18n.ts'
export type { Namespace, Namespaces, TextKey, TextParams, TextResources, Translate } from './keys.ts'
export { useTranslation } from './useTranslation.ts'
