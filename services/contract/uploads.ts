import { z } from 'zod'
import { describeCall } from './call.ts'
import { FILE_TYPES, fileName, PART_BYTES, productFile } from './digital.ts'
import { describePath } from './site-path.ts'

/** A file of a hundred parts. */
export const MAX_UPLOAD_BYTES = 100 * PART_BYTES

/** How long the bytes of an upload may take, on a slow line. */
export const UPLOAD_MS = 15 * 60_000

/** What an upload is for; each has calls of its own. */
export const UPLOAD_PURPOSES = ['PRODUCT_FILE', 'MEDIA'] as const

const ofStaff = {
  service: 'ecommerce',
  version: 'v2',
  method: 'POST',
  kind: 'write',
  access: { right: 'products.write' },
} as const

export const createUpload = describeCall({
  ...ofStaff,
  path: 'upload/x/staff/create',
  summary:
    'A signed path to which the bytes of one file are put within half an hour, again if they broke off',
  input: z.object({
    purpose: z.literal('PRODUCT_FILE'),
    /** The SKU of a digital product. */
    target: z.string().trim().min(1).max(100),
    name: fileName,
    bytes: z.int32().min(1).max(MAX_UPLOAD_BYTES),
  }),
  output: z.object({
    id: z.string(),
    path: z.string(),
    /** The header `content-type` of the request that puts the bytes. */
    type: z.enum(Object.values(FILE_TYPES)),
    until: z.string(),
  }),
})

export const finishUpload = describeCall({
  ...ofStaff,
  path: 'upload/x/staff/finish',
  summary: 'Checks the bytes that were put and stores the file; who bought the product has it then',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({ files: z.array(productFile) }),
})

export const uploadPath = describePath({
  paths: ['/upload/*'],
  service: 'ecommerce',
  summary: 'Bytes of a file, at a signed address',
  kind: 'files',
  methods: ['PUT'],
  requestHeaders: ['content-type', 'content-length'],
  uploads: { maxBytes: MAX_UPLOAD_BYTES, maxMs: UPLOAD_MS },
})
