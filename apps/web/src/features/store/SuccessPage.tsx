import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { clearCheckoutCart } from './checkoutCart.ts'
import { clearReturnedStock } from './returnedStock.ts'
import './store.css'

/**
 * /success: where the payment page returns to. The payment creates the order, this page doesn't.
 * [STORE-14].
 */
export function SuccessPage() {
  const { t } = useTranslation('store')
  const { status } = useAuth()
  usePageTitle(t('success.title'))
  useEffect(() => {
    clearCheckoutCart()
    clearReturnedStock()
  }, [])
  return (
    <section className="lone-page">
      <CircleCheck size={56} strokeWidth={1.5} className="text-accent-text" aria-hidden />
      <h1 className="mt-4 text-31">{t('success.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('success.text')}</p>
      <div className="store-notice-actions">
        <Link to="/store" className="button button-primary">
          {t('success.action')}
        </Link>
        {status === 'user' && (
          <Link to="/store/orders" className="button button-quiet">
            {t('orders.link')}
          </Link>
        )}
      </div>
    </section>
  )
}
