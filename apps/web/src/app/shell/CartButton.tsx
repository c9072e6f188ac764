import { useTranslation } from '@lance/texts'
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../design/Icon.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { cartDrawer, readCheckoutCart, storedCart } from '../../features/store/index.ts'

const loadCartDrawer = () =>
  import('../../features/store/CartDrawer.tsx').then(({ loadCartDrawer: load }) => load())

/** A prerendered page knows no cart. */
const noItems = () => 0

/** Opens the cart, and shows how many items it has ([STORE-6]). */
export function CartButton() {
  const { t } = useTranslation()
  const quantity = useSyncExternalStore(storedCart.subscribe, storedCart.quantity, noItems)
  const isOpen = useSyncExternalStore(cartDrawer.subscribe, cartDrawer.isOpen, cartDrawer.isOpen)
  const CartDrawer = useDrawer(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  useRestoreCart()
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button cart-button"
        aria-label={quantity > 0 ? `${t('nav.cart')} (${quantity})` : t('nav.cart')}
        aria-haspopup="dialog"
        aria-busy={isOpen && CartDrawer === null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => cartDrawer.set(true)}
      >
        <Icon name="cart" size={22} />
        {quantity > 0 && (
          <span className="cart-badge" aria-hidden>
            {quantity}
          </span>
        )}
      </button>
      {isOpen && CartDrawer && (
        <CartDrawer
          onClose={() => {
            cartDrawer.set(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}

type Drawer = ComponentType<{ onClose: () => void }>

const preload = () => void loadCartDrawer().catch(() => {})

/** Loads the drawer when it is first opened: only the store's pages need its script. */
function useDrawer(isOpen: boolean): Drawer | null {
  const { t } = useTranslation()
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  useEffect(() => {
    if (!isOpen || drawer) return
    loadCartDrawer().then(
      (loaded) => setDrawer(() => loaded),
      () => {
        cartDrawer.set(false)
        showToast({ style: 'destructive', title: t('errors.request') })
      },
    )
  }, [isOpen, drawer, t])
  return drawer
}

/** Restores the cart of a buyer who comes back from a payment page by any way but its success page. */
function useRestoreCart() {
  useEffect(() => {
    const restore = () => {
      if (readCheckoutCart() === null || location.pathname === '/success') return
      import('../../features/store/restoreCart.ts').then(({ restoreCart }) => restoreCart()).catch(() => {})
    }
    restore()
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [])
}
