/** Calls for other modules. */

export { openUpload } from './open-upload.ts'
export { checkHeaders, withBody } from './put-body.ts'
export { noSuchAddress, partsOf } from './receive.ts'
export { type ReceivedUpload, receiveUpload } from './receive-upload.ts'
export {
  dropUpload,
  findUpload,
  lockUpload,
  readUploadPart,
  settleUpload,
  type Upload,
} from './store.ts'
