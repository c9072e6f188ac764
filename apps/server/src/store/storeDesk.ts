import type { ProductList, ProductsQuery, StoreProduct, VariantList } from '@lance/contract'

/** Who answers the store's calls: our own catalogue, or a service outside. */
export type StoreDesk = {
  listProducts(query: ProductsQuery): Promise<ProductList>
  /** Null: nothing of this id is sold. */
  readProduct(id: string): Promise<StoreProduct | null>
  readStock(productIds: readonly string[]): Promise<VariantList>
}
