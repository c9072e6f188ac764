import { WAGER_STAKES_REAIS, WAGER_TIME_CONTROL_S } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { moneyText } from '../../design/numberText.ts'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { StakeCard } from './StakeCard.tsx'
import { WagerRules } from './WagerRules.tsx'
import './wager.css'

/** /wager-match: the choice of a stake ([WAGER-2]). */
export function WagerMatch() {
  const { t, i18n } = useTranslation('wager')
  const { user, status } = useAuth()
  const choose = useChooseStake()
  usePageTitle(t('title'))
  usePageDescription(t('pageDescription'))
  const isUser = status === 'user'
  const isEmpty = user.balance < WAGER_STAKES_REAIS[0]
  const label = timeControlLabel(WAGER_TIME_CONTROL_S, i18n.language)
  return (
    <div className="wager-place lamp-lit">
      <header className="wager-head">
        <div>
          <h1 className="text-31 md:text-39">{t('title')}</h1>
          <p className="mt-2 text-quiet">{t('lead', { label })}</p>
        </div>
        {isUser && <Purse balanceReais={user.balance} isEmpty={isEmpty} />}
      </header>
      {isUser ? isEmpty && <EmptyPurse /> : <NoAccount />}
      <ul className="stakes" aria-label={t('stakes')}>
        {WAGER_STAKES_REAIS.map((stakeReais) => (
          <li key={stakeReais}>
            <StakeCard
              stakeReais={stakeReais}
              missingReais={isUser ? Math.max(0, stakeReais - user.balance) : 0}
              onChoose={() => choose(stakeReais)}
            />
          </li>
        ))}
      </ul>
      <WagerRules />
    </div>
  )
}

/** Starts a search for this stake. Guests, and users whose balance is too low, get a message instead. */
function useChooseStake() {
  const { t } = useTranslation('wager')
  const { user } = useAuth()
  const gate = usePlayGate()
  const navigate = useNavigate()
  return (stakeReais: number) =>
    gate(() => {
      if (user.balance < stakeReais) {
        const description = t('tooLow.picked', { stake: stakeReais })
        return showToast({ style: 'destructive', title: t('tooLow.title'), description })
      }
      void navigate({ to: '/matchmaking', state: { wager: stakeReais, timeControl: WAGER_TIME_CONTROL_S } })
    })
}

function Purse({ balanceReais, isEmpty }: { balanceReais: number; isEmpty: boolean }) {
  const { t, i18n } = useTranslation('wager')
  return (
    <div className="purse">
      <p>
        <span className="block text-14 text-quiet">{t('balance')}</span>{' '}
        <output className="purse-amount">{moneyText(balanceReais, i18n.language)}</output>
      </p>
      <Link to="/deposit" className={`button ${isEmpty ? 'button-primary' : 'button-quiet'}`}>
        {t('deposit')}
      </Link>
    </div>
  )
}

function EmptyPurse() {
  const { t } = useTranslation('wager')
  return <p className="wager-note">{t('empty')}</p>
}

function NoAccount() {
  const { t } = useTranslation('wager')
  return (
    <p className="wager-note">
      {t('guest')}{' '}
      <Link to="/profile" className="link py-2.5">
        {t('enter')}
      </Link>
    </p>
  )
}
