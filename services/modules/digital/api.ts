/** Calls for other modules; each takes the transaction as its first argument. */

export { contentOf } from './content.ts'
export { removeFile } from './remove-file.ts'
export { type DigitalFile, filesOf, hasFiles } from './store.ts'
export { addProductFile, digitalProduct } from './uploads.ts'
