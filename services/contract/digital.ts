import { z } from 'zod'
import { id, idInText } from './answers.ts'
import { describeCall } from './call.ts'

/** Bytes of a file that fit into one request. */
export const PART_BYTES = 600_000
/** Maximum number of parts of one file. */
const MAX_PARTS = 100

/** Types by the ending of a name. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
} as const

const ENDINGS = Object.keys(FILE_TYPES).join('|')
/** File name on the buyer's computer: no folders, no control characters. */
export const fileName = z
  .string()
  .regex(new RegExp(`^[^\\p{C}/\\\\:*?"<>|]{1,100}\\.(${ENDINGS})$`, 'u'))
const sku = z.string().trim().min(1).max(100)

export const productFile = z.object({
  id,
  name: z.string(),
  bytes: z.int32(),
  uploadedAt: z.string(),
})

const ofStaff = {
  service: 'ecommerce',
  version: 'v2',
  method: 'POST',
  access: { right: 'products.write' },
} as const

export const listProductFiles = describeCall({
  ...ofStaff,
  path: 'file/x/staff/filter',
  summary: 'Files that buyers of a digital product get',
  input: z.object({ sku }),
  output: z.object({ files: z.array(productFile) }),
})

export const putProductFile = describeCall({
  ...ofStaff,
  path: 'file/x/staff/put',
  kind: 'write',
  summary: 'Stores a part of a file; once it is whole it replaces the file of that name',
  input: z.object({
    sku,
    name: fileName,
    /** Hash of the whole file, which also identifies the upload. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    part: z.int32().min(0),
    parts: z.int32().min(1).max(MAX_PARTS),
    /** Each part but the last has 600,000 bytes. */
    content: z.base64().min(1),
  }),
  output: z.object({ isWhole: z.boolean() }),
})

export const removeProductFile = describeCall({
  ...ofStaff,
  path: 'file/x/staff/remove',
  kind: 'write',
  summary: 'Removes a file, also for those who have bought it',
  input: z.object({ id: idInText }),
  output: z.object({}),
})
