import type { ProductList, ProductsQuery, StoreProduct, VariantList } from '@lance/contract'

/** What answers the store's endpoints: our own catalogue or an external service. */
export type StoreBackend = {
  listProducts(query: ProductsQuery): Promise<ProductList>
  /** Null: no product with this id is sold. */
  readProduct(id: string): Promise<StoreProduct | null>
  readStock(productIds: readonly string[]): Promise<VariantList>
}
