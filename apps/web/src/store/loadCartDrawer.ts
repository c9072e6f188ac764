import { loadTexts } from '../i18n/i18n.ts'
import { CartDrawer } from './CartDrawer.tsx'

/** The drawer, once its texts are here too. */
export async function loadCartDrawer() {
  await loadTexts('store')
  return CartDrawer
}
