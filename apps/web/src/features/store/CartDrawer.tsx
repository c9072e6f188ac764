import { cartPrice, storeMoneyText } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link, useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { loadTexts } from '../../i18n/i18n.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { CartRepairs } from './CartRepairs.tsx'
import { useCart } from './cart.ts'
import { cartDrawer } from './storedCart.ts'
import { useCartRepair } from './useCartRepair.ts'
import { useCheckout } from './useCheckout.ts'
import './cart.css'
import './cartLine.css'

/** The cart at the side of the page. The page behind it is inert, but toasts still reach the user. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('store')
  const { panel, close } = useDrawer(onClose)
  const lines = useCart()
  const { repairs, dismiss, lookAgain } = useCartRepair()
  return createPortal(
    <div className="cart-layer">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same */}
      <div className="cart-backdrop" onClick={close} />
      <div
        ref={panel}
        className="cart-drawer"
        role="dialog"
        aria-modal="true"
        aria-labelledby="cart-title"
        tabIndex={-1}
      >
        <header className="cart-head">
          <h2 id="cart-title" className="text-25">
            {t('cart.title')}
          </h2>
          <button type="button" className="icon-button" aria-label={t('cart.close')} onClick={close}>
            <X size={22} aria-hidden />
          </button>
        </header>
        <CartRepairs repairs={repairs} onDismiss={dismiss} />
        {lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            <ul className="cart-lines">
              {lines.map((line) => (
                <CartLineRow key={line.variant.id} line={line} />
              ))}
            </ul>
            <CartFoot onRefused={lookAgain} />
          </>
        )}
      </div>
    </div>,
    document.body,
  )
}

function EmptyCart() {
  const { t } = useTranslation('store')
  return (
    <div className="cart-empty">
      <p>{t('cart.empty')}</p>
      <Link to="/store" className="button button-quiet mt-4" onClick={() => cartDrawer.set(false)}>
        {t('cart.emptyAction')}
      </Link>
    </div>
  )
}

function CartFoot({ onRefused }: { onRefused: () => void }) {
  const { t, i18n } = useTranslation('store')
  const lines = useCart()
  const { isBusy, start } = useCheckout({ onRefused })
  const currency = lines[0]?.variant.currency_info
  return (
    <footer className="cart-foot">
      <p className="cart-total">
        <span>{t('cart.total')}</span>
        <strong>{storeMoneyText(cartPrice(lines), currency, i18n.language)}</strong>
      </p>
      <p className="text-14 text-quiet">{t('cart.shipping')}</p>
      <button
        type="button"
        className="button button-primary w-full"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={start}
      >
        {t('cart.checkout')}
        {isBusy && <span className="spinner" aria-hidden />}
      </button>
    </footer>
  )
}

/** Traps the focus, and returns it on `close`. Escape closes the drawer, and so does navigating elsewhere. */
function useDrawer(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    // The element that opened the drawer can take the focus only once the page is no longer inert.
    setPageInert(false)
    onClose()
  }
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    setPageInert(true)
    panel.current?.focus()
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current()
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      setPageInert(false)
    }
  }, [])
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const openedAt = useRef(path)
  useEffect(() => {
    if (path !== openedAt.current) cartDrawer.set(false)
  }, [path])
  return { panel, close }
}

/** Sets whether the page behind the drawer ignores focus and pointer. */
function setPageInert(isInert: boolean) {
  const frame = document.querySelector<HTMLElement>('.frame')
  if (frame) frame.inert = isInert
}

/** Resolves to the drawer once its texts have loaded too. */
export async function loadCartDrawer() {
  await loadTexts('store')
  return CartDrawer
}
