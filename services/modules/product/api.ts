/**
 * Calls for other modules. Each takes the transaction as its first argument and adds its tags to
 * the change feed.
 */

export { setSales } from './badges/badges.ts'
export { followProducts } from './catalogue/changed-products.ts'
export {
  lockPictures,
  type ProductPictures,
  picturesOfProducts,
  readPictures,
  replacePictures,
  setOptionPicture,
} from './pictures.ts'
export { withoutTaxCents } from './prices/price.ts'
export {
  changePrice,
  endReduction,
  scheduleReduction,
  startReduction,
} from './prices/price-changes.ts'
export { productSearch } from './product-search.ts'
export { attributeWords } from './read/attribute-words.ts'
export { type ProductOffer, productOffers } from './read/product-offers.ts'
export { slugsOfProducts } from './read/product-parts.ts'
export {
  findProductBySku,
  isOffered,
  namesOfProducts,
  publicCatalogueSlugs,
  skusOfProducts,
} from './read/product-store.ts'
export { nextProductIds, publicCategories, publicProducts } from './read/public-catalogue.ts'
export { type SellableProduct, sellableProducts } from './read/sellable-products.ts'
export { type GuestHold, HoldRefused } from './stock/guest-bounds.ts'
export {
  isInStock,
  requireInStock,
  returnStock,
  setStock,
  takeStock,
} from './stock/stock-changes.ts'
export { holdStock, releaseHold, reserveStock } from './stock/stock-holds.ts'
export { OutOfStock } from './stock/stock-lines.ts'
export { lockPieces } from './stock/stock-locks.ts'
export { heldPieces } from './stock/stock-store.ts'
export type { NewAttribute, NewProduct, NewProductAttribute } from './write/catalogue-input.ts'
export { createAttribute, createCategory, createTag } from './write/create-catalogue.ts'
export { existingCatalogue } from './write/existing-catalogue.ts'
export {
  changeText,
  linkCrossSell,
  renameSlug,
  setArchived,
  setFeatured,
} from './write/product-changes.ts'
export { lockProductRating, setRating } from './write/product-rating.ts'
export { saveProduct, saveProducts } from './write/save-products.ts'
