import { pageEvents, tabStorage } from '../../base/tabStorage.ts'
import { openStoredCart } from './openStoredCart.ts'

/** This browser's cart. */
export const storedCart = openStoredCart(tabStorage(), pageEvents)
