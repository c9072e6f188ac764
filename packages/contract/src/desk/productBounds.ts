// The bounds of an article of the store, and of its pictures. Apart from the shapes, so that the desk's page
// has them without those.

export const PICTURES_MAX = 20
export const VARIANTS_MAX = 100
export const PRICE_MAX_CENTS = 99_999_999
export const PIECES_MAX = 1_000_000
export const WEIGHT_MAX_G = 1_000_000
export const COLLECTIONS_MAX = 20
export const OPTIONS_MAX = 3
export const DESCRIPTION_MAX_CHARS = 20_000
export const RELATED_MAX = 20
/** Further texts of an article: how many, and how long one and all of them may be. */
export const INFO_MAX = 20
export const INFO_MAX_CHARS = 20_000
export const INFO_ALL_MAX_CHARS = 40_000
/** The largest article as JSON text, in characters. */
export const PRODUCT_JSON_MAX_CHARS = 120_000
/** The largest file that may be uploaded as a picture, in bytes: a photograph of a phone. */
export const UPLOAD_MAX_BYTES = 8_388_608
/** Orders on one print of packing lists. */
export const PACKING_LISTS_MAX = 50
