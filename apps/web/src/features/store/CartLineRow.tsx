import { type CartLine, cartPrice, sellingPriceCents, storeMoneyText } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { showToast } from '../../design/toast/toastStore.ts'
import { cart } from './cart.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { STORE_LANGUAGE } from './readStore.ts'
import { cartDrawer } from './storedCart.ts'
import { useRefusalText } from './useAddToCart.ts'

/** A line of the cart: product, unit price and quantity. */
export function CartLineRow({ line }: { line: CartLine }) {
  const { t, i18n } = useTranslation('store')
  const textOf = useRefusalText()
  const { product, variant, quantity } = line
  const money = (cents: number) => storeMoneyText(cents, variant.currency_info, i18n.language)
  function change(next: number) {
    const changed = cart.changeQuantity(variant.id, next)
    if (changed.ok) return
    showToast({ style: 'destructive', title: t('cart.addFailed'), description: textOf(changed, line) })
  }
  return (
    <li className="cart-line">
      <div className="cart-picture">
        <ProductPicture url={variant.image_url ?? product.thumbnail} alt="" />
      </div>
      <div className="cart-words">
        <Link
          to="/product/$productId"
          params={{ productId: product.id }}
          className="cart-title"
          lang={STORE_LANGUAGE}
          onClick={() => cartDrawer.set(false)}
        >
          {product.title}
        </Link>
        <p className="text-14 text-quiet" lang={STORE_LANGUAGE}>
          {variant.title}
        </p>
        <p className="cart-price">
          <span className="sr-only">{t('cart.unitPrice')} </span>
          {money(sellingPriceCents(variant))}
          {quantity > 1 && (
            <span className="cart-sum">
              <span className="sr-only">{t('cart.total')} </span>
              {money(cartPrice([line]))}
            </span>
          )}
        </p>
      </div>
      <div className="cart-tools">
        <QuantityStepper
          label={`${t('product.quantity')}: ${product.title}`}
          quantity={quantity}
          onChange={change}
        />
        <button type="button" className="cart-remove" onClick={() => cart.remove(variant.id)}>
          <span aria-hidden>{t('cart.remove')}</span>
          <span className="sr-only">
            {t('cart.removeOf', { title: `${product.title}, ${variant.title}` })}
          </span>
        </button>
      </div>
    </li>
  )
}
