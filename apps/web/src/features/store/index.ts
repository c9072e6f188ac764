export { readCheckoutCart } from './checkoutCart.ts'
export { cartDrawer, storedCart } from './storedCart.ts'
