import type { ShelfProduct, StoreVariant } from '@lance/contract'
import { type CartRefusal, makeCartLine } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { showToast } from '../../design/toast/toastStore.ts'
import { cart } from './cart.ts'
import { cartDrawer } from './storedCart.ts'

type CartAddition = { product: ShelfProduct; variant: StoreVariant; quantity: number }

/** Adds a variant to the cart and says so, or why not ([STORE-6]). */
export function useAddToCart({ failureTitle }: { failureTitle: string }) {
  const { t } = useTranslation('store')
  const textOf = useRefusalText()
  return ({ product, variant, quantity }: CartAddition) => {
    const line = makeCartLine(product, variant, quantity)
    const change = cart.add(line)
    if (!change.ok) {
      showToast({ style: 'destructive', title: failureTitle, description: textOf(change, line) })
      return
    }
    showToast({
      title: t('cart.added'),
      description: t('cart.addedText', { quantity, title: product.title }),
      action: { label: t('cart.open'), onPress: () => cartDrawer.set(true) },
    })
  }
}

/** Says why the cart refuses a line. */
export function useRefusalText() {
  const { t } = useTranslation('store')
  return (
    refusal: CartRefusal,
    { product, variant }: Pick<ReturnType<typeof makeCartLine>, 'product' | 'variant'>,
  ) => {
    switch (refusal.code) {
      case 'OUT_OF_STOCK':
        return t('cart.notEnough', {
          product: product.title,
          variant: variant.title,
          count: refusal.leftCount,
        })
      case 'CART_FULL':
        return t('cart.full')
      case 'QUANTITY_TOO_HIGH':
        return t('cart.tooMany')
      case 'OTHER_CURRENCY':
        return t('cart.otherCurrency')
    }
  }
}
