/** The product's name: said here alone, and drawn in `logo.svg`. */
export const PRODUCT_NAME = 'Lance'
