/** Calls for other modules; each takes the transaction first. */

export { contentOf } from './content.ts'
export { type DigitalFile, deleteFile, filesOf, hasFiles } from './store.ts'
export { addProductFile, digitalProduct } from './uploads.ts'
