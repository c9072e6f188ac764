import type { CartRepair } from '@lance/domain'
import { useEffect, useRef, useState } from 'react'
import { cart, readCart } from './cart.ts'
import { addReturnedStock, clearReturnedStock } from './returnedStock.ts'
import { readProducts } from './storeQueries.ts'

/**
 * Updates the cart to match the store whenever it is opened, and reports what had to change. If the store
 * doesn't answer, the cart stays as it is: the checkout uses its own prices.
 */
export function useCartRepair() {
  const [repairs, setRepairs] = useState<readonly CartRepair[]>([])
  const [round, setRound] = useState(0)
  const latestSetRepairs = useRef(setRepairs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round checks once more
  useEffect(() => {
    const productIds = [...new Set(readCart().map(({ product }) => product.id))]
    if (productIds.length === 0) return
    const controller = new AbortController()
    readProducts(productIds, controller.signal).then(
      (fresh) => {
        if (controller.signal.aborted) return
        const offered = fresh.map((one) => ({ ...one, variants: addReturnedStock(one.variants) }))
        const found = cart.repair(productIds, offered)
        if (found.length > 0) latestSetRepairs.current((before) => [...before, ...found])
      },
      () => {},
    )
    return () => controller.abort()
  }, [round])
  return {
    repairs,
    dismiss: () => setRepairs([]),
    /** Called after a refusal: stock that the store doesn't have, it doesn't hold for us either. */
    lookAgain() {
      clearReturnedStock()
      setRound((before) => before + 1)
    },
  }
}
