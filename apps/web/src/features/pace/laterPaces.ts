import { lazyPart } from '../../base/laterParts.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'

export const MorePaces = lazyPart(() => loadWithTexts(() => import('./MorePaces.tsx'), 'MorePaces', 'pace'))
