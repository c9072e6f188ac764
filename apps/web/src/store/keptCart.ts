import { pageEvents, tabStorage } from '../session/tabStorage.ts'
import { openKeptCart } from './openKeptCart.ts'

/** This browser's cart. */
export const keptCart = openKeptCart(tabStorage(), pageEvents)
