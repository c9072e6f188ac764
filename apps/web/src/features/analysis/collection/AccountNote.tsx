import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAuth } from '../../../net/session/useAuth.ts'
import { type AccountState, accountState, startAccountSync } from './accountCollection.ts'

/** What failed is tried again so often while the screen is open, and at once when the network is back. */
const AGAIN_AFTER_MS = 30_000
/** From so many games on, sending shows its progress. */
const MANY_GAMES = 100

/** `total`: how many games are here. */
type AccountNoteProps = {
  owner: string
  total: number
  outside: number
  isBusy: boolean
  onTakeIn: () => void
}

/** How the account's copy of the collection stands; for other players, what membership adds. */
export function AccountNote({ owner, total, outside, isBusy, onTakeIn }: AccountNoteProps) {
  const { t, i18n } = useTranslation('collection')
  if (owner === '')
    return (
      <p className="collection-account text-14 text-quiet">
        {t('account.offer')}{' '}
        <Link to="/premium" className="link inline-block py-3">
          {t('account.offerLink')}
        </Link>
      </p>
    )
  return (
    <div className="collection-account text-14 text-quiet">
      <OwnAccount owner={owner} total={total} />
      {outside > 0 && (
        <div className="collection-outside">
          <p>{t('account.outside', { number: numberText(outside, i18n.language) })}</p>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onTakeIn()}
          >
            {t('account.takeIn')}
          </button>
        </div>
      )}
    </div>
  )
}

const numberText = (value: number, language: string) => new Intl.NumberFormat(language).format(value)

function OwnAccount({ owner, total }: { owner: string; total: number }) {
  const { t, i18n } = useTranslation('collection')
  const { user } = useAuth()
  const state = useSyncExternalStore(accountState.subscribe, accountState.get)
  useAccountSync(owner, state.status === 'failed')
  const { room, counts } = state
  const isEnded = !(room?.isMember ?? user.isPremium)
  const part = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      {isEnded && <p>{t('account.ended')}</p>}
      {room !== null && (
        <p>
          {t('account.room', {
            used: numberText(room.games, i18n.language),
            most: numberText(room.gamesMax, i18n.language),
            part: part.format(room.bytes / room.bytesMax),
          })}
        </p>
      )}
      {counts.waiting > 0 && !isEnded && (
        <p>{t('account.full', { number: numberText(counts.waiting, i18n.language) })}</p>
      )}
      {counts.leftOut > 0 && (
        <p>{t('account.leftOut', { number: numberText(counts.leftOut, i18n.language) })}</p>
      )}
      <Exchange state={state} total={total} />
    </>
  )
}

/** What is being exchanged with the server, if it takes long, and what could not be. */
function Exchange({ state: { status, room, counts }, total }: { state: AccountState; total: number }) {
  const { t, i18n } = useTranslation('collection')
  const [most, setMost] = useState(0)
  const left = status === 'sending' ? counts.toSend : 0
  if (left > most) setMost(left)
  if (left === 0 && most > 0) setMost(0)
  if (status === 'failed')
    return (
      <p role="status">
        {counts.toSend > 0
          ? t('account.unsent', { number: numberText(counts.toSend, i18n.language) })
          : t('account.unanswered')}
      </p>
    )
  if (status === 'reading')
    return (
      <div>
        <p id="collection-reading" role="status">
          {t('account.reading')}
        </p>
        <progress aria-labelledby="collection-reading" max={room?.games ?? 1} value={total} />
      </div>
    )
  if (left < MANY_GAMES && most < MANY_GAMES) return null
  return (
    <div>
      <p id="collection-sending" role="status">
        {t('account.sending', { number: numberText(left, i18n.language) })}
      </p>
      <progress aria-labelledby="collection-sending" max={most} value={most - left} />
    </div>
  )
}

function useAccountSync(owner: string, isFailed: boolean): void {
  useEffect(() => {
    const start = () => startAccountSync(owner)
    const startIfShown = () => {
      if (document.visibilityState === 'visible') start()
    }
    start()
    window.addEventListener('online', start)
    document.addEventListener('visibilitychange', startIfShown)
    return () => {
      window.removeEventListener('online', start)
      document.removeEventListener('visibilitychange', startIfShown)
    }
  }, [owner])
  useEffect(() => {
    if (!isFailed) return
    const timer = setTimeout(() => startAccountSync(owner), AGAIN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [owner, isFailed])
}
