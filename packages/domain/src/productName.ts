/** What the product is called. It stands here and in the logo's file. */
export const PRODUCT_NAME = 'Lance'
