/** The product's name. The logo's file is the only other place that spells it out. */
export const PRODUCT_NAME = 'Lance'
