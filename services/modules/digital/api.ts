/** Calls for other modules; each takes the transaction as its first argument. */

export { contentOf } from './content.ts'
export { type DigitalFile, deleteFile, filesOf, hasFiles } from './store.ts'
export { addProductFile, digitalProduct } from './uploads.ts'
