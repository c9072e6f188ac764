import type { PlayRules } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { type FormEvent, useState } from 'react'
import { shortTime } from '../../design/dates.ts'
import { Field } from '../../design/form/Field.tsx'
import { moneyText } from '../../design/numberText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'
import { parseAmount } from './parseAmount.ts'
import { useChangeRules } from './useChangeRules.ts'

/** The user's own limit of deposits in 24 hours: a lower one applies at once, a higher one a day later. */
export function DepositLimitForm({ userId, rules }: { userId: string; rules: PlayRules }) {
  const { t, i18n } = useTranslation('wallet')
  const { change, isBusy } = useChangeRules(userId)
  const [entered, setEntered] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const { limit, next } = rules.dailyDeposit
  const isRemovable = limit !== null && next?.limit !== null

  async function set(wanted: number | null) {
    const changed = await change(() => callApi('PUT /wallet/limits', { body: { dailyDeposit: wanted } }))
    if (changed === null) return
    setEntered('')
    const later = changed.dailyDeposit.next
    showToast({
      title: t('play.limitSaved'),
      description: later
        ? t('play.limitLater', { time: shortTime(later.from, i18n.language) })
        : t('play.limitNow'),
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const amount = parseAmount(entered, i18n.language)
    setInvalid(amount === null)
    if (amount !== null) void set(amount)
  }
  return (
    <form noValidate onSubmit={submit}>
      <h3 className="font-semibold font-text text-16">{t('play.limit')}</h3>
      <LimitState rules={rules} />
      <div className="limit-row">
        <Field
          label={t('play.limitField')}
          name="limit"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={entered}
          error={isInvalid ? t('play.limitInvalid') : undefined}
          onChange={({ target }) => setEntered(target.value)}
        />
        <button type="submit" className="button button-quiet" aria-disabled={isBusy} aria-busy={isBusy}>
          {t('play.limitSubmit')}
        </button>
        {isRemovable && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy}
            onClick={() => void set(null)}
          >
            {t('play.limitRemove')}
          </button>
        )}
      </div>
      <p className="mt-2 text-14 text-quiet">{t('play.limitNote')}</p>
    </form>
  )
}

/** The current limit, how much of it is used, and a requested change that is still waiting. */
function LimitState({ rules: { dailyDeposit } }: { rules: PlayRules }) {
  const { t, i18n } = useTranslation('wallet')
  const { limit, next, deposited } = dailyDeposit
  const shown = (amount: number) => moneyText(amount, i18n.language)
  return (
    <>
      <p className="mt-1">
        {limit === null
          ? t('play.noLimit', { deposited: shown(deposited) })
          : t('play.limitUsed', { limit: shown(limit), deposited: shown(deposited) })}
      </p>
      {next !== null && (
        <p className="wallet-notice mt-3">
          {next.limit === null
            ? t('play.nextNone', { time: shortTime(next.from, i18n.language) })
            : t('play.next', { limit: shown(next.limit), time: shortTime(next.from, i18n.language) })}
        </p>
      )}
    </>
  )
}
