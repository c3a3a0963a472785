import { z } from 'zod'
import { idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { FORM_FIELD_ID } from './rules/form-fields.ts'
import { FORM_FILE_BYTES } from './rules/form-files.ts'
import { describePath } from './site-path.ts'

/** How long the bytes of a file may take, on a slow line. */
const FILE_MS = 10 * 60_000

export const createFormUpload = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/form/upload/create',
  summary:
    'A signed path to which a visitor puts the bytes of one file of a form within half an hour, again if they broke off',
  adds: 'files that visitors send with a form',
  kind: 'write',
  input: z.object({
    form: idInText,
    /** A field of it that takes files. */
    field: z.string().regex(FORM_FIELD_ID),
    /** Its ending names the type. */
    name: z.string().min(1).max(500),
    bytes: z.int32().min(1),
  }),
  output: z.object({
    /** What is sent with the form; a secret of the browser, since others cannot send it. */
    id: z.string(),
    path: z.string(),
    /** The header `content-type` of the request that puts the bytes. */
    type: z.string(),
    until: z.string(),
  }),
})

export const formUploadPath = describePath({
  paths: ['/upload/form/*'],
  service: 'cms',
  summary: 'Bytes of a file that a visitor sends with a form, at a signed address',
  kind: 'files',
  methods: ['PUT'],
  requestHeaders: ['content-type', 'content-length'],
  uploads: { maxBytes: FORM_FILE_BYTES, maxMs: FILE_MS },
})

export const formFilePath = describePath({
  paths: ['/download/form-file'],
  service: 'cms',
  summary: 'A file that a visitor sent with a form, for staff',
  kind: 'files',
  notice: 'staff',
})
