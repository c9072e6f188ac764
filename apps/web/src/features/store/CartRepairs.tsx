import { type CartRepair, sellingPriceCents, storeMoneyText } from '@lance/domain'
import { useTranslation } from '@lance/texts'

/** What has changed in the cart since it was filled. The live region exists from the start, to be spoken. */
export function CartRepairs({
  repairs,
  onDismiss,
}: {
  repairs: readonly CartRepair[]
  onDismiss: () => void
}) {
  const { t } = useTranslation('store')
  const textOf = useRepairText()
  return (
    <div role="status">
      {repairs.length > 0 && (
        <div className="cart-repairs">
          <p className="font-semibold">{t('cart.repairs.title')}</p>
          <ul>
            {[...new Set(repairs.map(textOf))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <button type="button" className="cart-understood" onClick={onDismiss}>
            {t('cart.repairs.dismiss')}
          </button>
        </div>
      )}
    </div>
  )
}

function useRepairText() {
  const { t, i18n } = useTranslation('store')
  return (repair: CartRepair): string => {
    const { product, variant, quantity } = repair.line
    const title =
      variant.title && variant.title !== product.title ? `${product.title} (${variant.title})` : product.title
    if (repair.kind === 'fewer') return t('cart.repairs.fewer', { title, count: quantity })
    if (repair.kind !== 'price') return t(`cart.repairs.${repair.kind}`, { title })
    return t('cart.repairs.price', {
      title,
      from: storeMoneyText(repair.fromCents, repair.fromCurrency, i18n.language),
      to: storeMoneyText(sellingPriceCents(variant), variant.currency_info, i18n.language),
    })
  }
}
