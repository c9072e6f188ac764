import { pageEvents, tabStorage } from '../session/tabStorage.ts'
import { openKeptCart } from './openKeptCart.ts'

/** The cart of this browser. */
export const keptCart = openKeptCart(tabStorage(), pageEvents)
