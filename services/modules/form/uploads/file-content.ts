import { cleanPicture } from '#services/modules/media/api.ts'
import { Refusal } from '#services/platform/errors.ts'

/** First entry of a document of OpenOffice, which names its type. */
const ODT_TYPE = 'mimetypeapplication/vnd.oasis.opendocument.text'
const ODT_TYPE_AT = 30
/** Where the end of an archive and of a PDF are found. */
const END_BYTES = 66_000

/**
 * The bytes that are stored of a file: it is what its type promises, whole, and pictures are without
 * their metadata. A document is not opened: staff download it, and their program judges it.
 */
export async function checkedContent(type: string, bytes: Buffer): Promise<Uint8Array> {
  if (type.startsWith('image/')) {
    const picture = await cleanPicture(bytes)
    if (picture.mime !== type) throw wrongContent()
    return picture.bytes
  }
  if (!isDocument(type, bytes)) throw wrongContent()
  return bytes
}

function isDocument(type: string, bytes: Buffer): boolean {
  if (type === 'application/pdf') {
    return begins(bytes, '%PDF-') && endOf(bytes).includes('%%EOF')
  }
  if (!begins(bytes, 'PK\x03\x04') || !endOf(bytes).includes('PK\x05\x06')) return false
  if (type === 'application/vnd.oasis.opendocument.text') {
    return bytes.toString('latin1', ODT_TYPE_AT, ODT_TYPE_AT + ODT_TYPE.length) === ODT_TYPE
  }
  const has = (entry: string) => bytes.includes(entry, 0, 'latin1')
  return has('[Content_Types].xml') && has('word/document.xml') && !has('vbaProject.bin')
}

function begins(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text
}

function endOf(bytes: Buffer): string {
  return bytes.toString('latin1', Math.max(0, bytes.byteLength - END_BYTES))
}

function wrongContent(): Refusal {
  return new Refusal(415, 'The content is not of the type that the name promises.', {
    code: 'WRONG_FILE_TYPE',
  })
}
