/** Calls for other modules. */

export { openUpload } from './open-upload.ts'
export { dropUpload, findUpload, readUploadPart, type Upload } from './store.ts'
