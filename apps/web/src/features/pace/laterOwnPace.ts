import { lazyPart } from '../../base/laterParts.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'

export const OwnPace = lazyPart(() => loadWithTexts(() => import('./OwnPace.tsx'), 'OwnPace', 'pace'))
