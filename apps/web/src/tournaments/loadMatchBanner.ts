import { i18n } from '../i18n/i18n.ts'
import { MatchBanner } from './MatchBanner.tsx'

// Its texts come with it: only who has a match needs either.
await i18n.loadNamespaces('tournament')

export default MatchBanner
