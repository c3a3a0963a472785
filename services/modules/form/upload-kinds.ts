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

const BY_ENDING: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
}

/** The type that the name of a file promises; null where a field of these kinds does not take it. */
export function promisedType(name: string, kinds: readonly UploadKind[]): string | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const type = Object.hasOwn(BY_ENDING, ending) ? (BY_ENDING[ending] ?? null) : null
  return kinds.some((kind) => type !== null && TYPES[kind].includes(type)) ? type : null
}

/** As the attribute `accept` of a browser. */
export function acceptedTypes(kinds: readonly UploadKind[]): string {
  return kinds.flatMap((kind) => TYPES[kind]).join(',')
}
