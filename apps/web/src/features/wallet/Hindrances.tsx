import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { type Hindrance, LEAST_REAIS } from './withdrawalHindrances.ts'

const ResendConfirmation = lazyPart(() =>
  loadWithTexts(() => import('../confirmation/ResendConfirmation.tsx'), 'ResendConfirmation', 'confirmation'),
)

type HindrancesProps = { found: readonly Hindrance[]; state: WalletState; email: string }

/** Why nothing can be withdrawn now, each reason with what the user can do about it. */
export function Hindrances({ found, state, email }: HindrancesProps) {
  const { t } = useTranslation('wallet')
  const titleId = useId()
  const canDeposit = !state.frozen && found.some(isMendedByMoney)
  return (
    <section className="withdraw-hindrances" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-16 font-semibold">
        {t('withdraw.cannot')}
      </h3>
      <ul>
        {found.map((one) => (
          <li key={one.kind}>
            <p>
              <HindranceText hindrance={one} state={state} />
            </p>
            {one.kind === 'email' && (
              <Suspense fallback={<div className="skeleton h-12 w-48" aria-hidden />}>
                <ResendConfirmation email={email} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {canDeposit && (
        <Link to="/deposit" className="button button-primary">
          {t('deposit')}
        </Link>
      )}
    </section>
  )
}

/** Whether a deposit helps: by paying what is owed, or since nothing comes by waiting. */
const isMendedByMoney = (one: Hindrance) =>
  one.kind === 'debt' || one.kind === 'empty' || (one.kind === 'little' && one.at === null)

function HindranceText({ hindrance, state }: { hindrance: Hindrance; state: WalletState }) {
  const { t, i18n } = useTranslation('wallet')
  const shown = (amount: number) => moneyText(amount, i18n.language)
  const time = (at: number) => shortTime(at, i18n.language)
  if (hindrance.kind === 'frozen') return t('withdraw.frozen')
  if (hindrance.kind === 'email') return t('withdraw.confirmEmail')
  if (hindrance.kind === 'debt') return t('debt', { amount: shown(state.debt) })
  if (hindrance.kind === 'empty') return t('withdraw.empty')
  if (hindrance.kind === 'rests') return t('withdraw.rests', { time: time(hindrance.at) })
  if (hindrance.kind === 'daily') {
    const { max, at } = hindrance
    return t('withdraw.daily', { amount: shown(max), time: time(at) })
  }
  const least = t('withdraw.little', { min: shown(LEAST_REAIS) })
  return hindrance.at === null ? least : `${least} ${t('withdraw.comeBack', { time: time(hindrance.at) })}`
}
