import { isDaily, NO_CENTS, parseReais, WIDEST_GAP_FOR_HIGH_STAKES, widestGap } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { playerChannel } from '../../net/session/playerChannel.ts'
import type { WaitingChoice } from '../bot/index.ts'
import { VariantNote } from '../pace/index.ts'
import type { SearchTerms } from '../wager/index.ts'
import { SearchFacts } from './SearchFacts.tsx'
import { TermsLine } from './TermsLine.tsx'

const WaitingBots = lazyPart(() =>
  loadWithTexts(() => import('../bot/WaitingBots.tsx'), 'WaitingBots', 'bot'),
)

/** After this long the page explains what it is waiting for. */
const EXPLAIN_AFTER_S = 10

type SearchViewProps = SearchTerms & {
  /** The server has accepted the search. */
  isEntered: boolean
  elapsedS: number
  onCancel: () => void
  /** Begins a game against the bot beside the search. */
  onPlayBot: (choice: WaitingChoice) => void
}

export function SearchView({ isEntered, elapsedS, onCancel, onPlayBot, ...terms }: SearchViewProps) {
  const { t } = useTranslation('matchmaking')
  const { timeControlS, variant, wagerReais } = terms
  const isConnected = useIsConnected()
  const daily = isDaily(timeControlS)
  const isCapped = Number.isFinite(widestGap(parseReais(wagerReais) ?? NO_CENTS))
  const view = isEntered ? 'waiting' : 'entering'
  usePageTitle(t(`${view}.title`))
  return (
    <section className="waiting-place lamp-lit">
      <KnightTour elapsedS={elapsedS} />
      <TermsLine {...terms} />
      <h1 className="mt-2 text-31 md:text-39">{t(`${view}.title`)}</h1>
      <p className="mt-3 text-quiet" role="status">
        {t(`${view}.text`)}
      </p>
      <SearchFacts {...terms} elapsedS={elapsedS} />
      <div className="waiting-notes">
        {isEntered && <p>{t('waiting.note')}</p>}
        {variant === 'chess960' && <VariantNote />}
        {daily && isEntered && <p>{t('waiting.daily')}</p>}
        {!isConnected && isEntered && <p role="status">{t('waiting.reconnecting')}</p>}
        {wagerReais > 0 && isEntered && <p>{t('waiting.stakeTaken')}</p>}
        {isCapped && <p>{t('waiting.gapCapped', { count: WIDEST_GAP_FOR_HIGH_STAKES })}</p>}
        {!daily && elapsedS >= EXPLAIN_AFTER_S && (
          <p>{isCapped ? t('waiting.explainedCapped') : t('waiting.explained')}</p>
        )}
      </div>
      <p className={`mt-6 flex items-center gap-2 text-14 text-quiet ${isEntered ? '' : 'invisible'}`}>
        <span className="spinner" aria-hidden /> {t('waiting.searching')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {daily && isEntered && (
          <Link to="/" className="button button-primary">
            {t('waiting.leaveOn')}
          </Link>
        )}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {isEntered ? t('waiting.cancel') : t('entering.cancel')}
        </button>
      </div>
      {/* Last, so that nothing moves when they come. */}
      <Suspense>{!daily && isEntered && <WaitingBots onPlay={onPlayBot} />}</Suspense>
    </section>
  )
}

/** A knight tours the outer squares of a 3×3 board; the center, which it can't reach, shows the time. */
function KnightTour({ elapsedS }: { elapsedS: number }) {
  const { t } = useTranslation('matchmaking')
  const minutes = Math.floor(elapsedS / 60)
  const time = `${minutes}:${String(elapsedS % 60).padStart(2, '0')}`
  return (
    <div className="knight-tour">
      <span className="knight-tour-piece" aria-hidden>
        <span className="piece-picture" data-piece="N" />
      </span>
      <p className="knight-tour-time">
        <span className="sr-only">{t('elapsed')}</span>
        {time}
      </p>
    </div>
  )
}

/** False while the live connection is lost; the first connecting does not count as lost. */
function useIsConnected(): boolean {
  return useSyncExternalStore(
    playerChannel.onStatus,
    () => playerChannel.status() !== 'Error' && playerChannel.status() !== 'Failed',
  )
}
