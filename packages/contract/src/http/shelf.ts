// Without zod, because the site's pages load it.

/** The longest text to search the store for, in characters. */
export const PRODUCT_SEARCH_MAX = 80

/** The fields of a product that a list shows, in the order in which the site asks for them. */
export const SHELF_FIELDS = [
  'title',
  'subtitle',
  'ribbon_text',
  'thumbnail',
  'images',
  'options',
  'variants',
  'purchasable',
  'site_product_selection',
] as const
