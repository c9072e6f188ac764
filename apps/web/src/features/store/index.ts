export { cartDrawer } from './cartDrawer.ts'
export { readCheckoutCart } from './checkoutCart.ts'
export { storedCart } from './storedCart.ts'
