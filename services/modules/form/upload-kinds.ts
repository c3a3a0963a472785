import type { FORM_UPLOAD_KINDS } from '#services/contract/rules/form-fields.ts'

type UploadKind = (typeof FORM_UPLOAD_KINDS)[number]

const TYPES: Readonly<Record<UploadKind, readonly string[]>> = {
  PICTURE: ['image/jpeg', 'image/png', 'image/webp'],
  PDF: ['application/pdf'],
  DOCUMENT: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
}

/** As the attribute `accept` of a browser. */
export function acceptedTypes(kinds: readonly UploadKind[]): string {
  return kinds.flatMap((kind) => TYPES[kind]).join(',')
}
