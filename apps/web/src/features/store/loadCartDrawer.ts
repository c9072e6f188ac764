import { loadTexts } from '../../i18n/i18n.ts'
import { CartDrawer } from './CartDrawer.tsx'

/** Resolves to the drawer once its texts have loaded too. */
export async function loadCartDrawer() {
  await loadTexts('store')
  return CartDrawer
}
