import type { StoreVariant } from '@lance/contract'
import { stockOf } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import type { ViewedProduct } from './storeQueries.ts'
import { useAddToCart } from './useAddToCart.ts'

/** How many pieces of a variant the buyer wants, and whether that many can be added to the cart ([STORE-3]). */
export function usePurchase(product: ViewedProduct, variant: StoreVariant | null) {
  const { t } = useTranslation('store')
  const [quantity, setQuantity] = useState(1)
  const add = useAddToCart({ failureTitle: t('cart.addFailedProduct') })
  const left = variant ? stockOf(variant) : 0
  const isPurchasable = product.purchasable && variant !== null
  return {
    quantity,
    setQuantity,
    left,
    isPurchasable,
    canAdd: isPurchasable && quantity <= left,
    add: () => variant && add({ product, variant, quantity }),
  }
}

export type Purchase = ReturnType<typeof usePurchase>
