/** What other modules may call. Each function takes the transaction first and tells of its change in it. */
export type { BulkProduct } from './bulk/bulk-product.ts'
export { createProducts } from './bulk/create-products.ts'
export { standingCatalogue } from './bulk/standing.ts'
export type { NewAttribute, NewProduct, NewProductAttribute } from './catalogue-input.ts'
export { createAttribute, createCategory, createTag } from './create-catalogue.ts'
export { createProduct } from './create-product.ts'
export { changePrice, endReduction, scheduleReduction, startReduction } from './price-changes.ts'
export {
  changeText,
  linkCrossSell,
  renameSlug,
  setArchived,
  setFeatured,
} from './product-changes.ts'
export { isOffered, namesOfProducts } from './product-store.ts'
export { holdStock, OutOfStock, releaseHold, setStock, takeStock } from './stock-changes.ts'
