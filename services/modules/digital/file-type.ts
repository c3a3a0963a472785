import { FILE_TYPES } from '#services/contract/digital.ts'

type FileType = (typeof FILE_TYPES)[keyof typeof FILE_TYPES]

/** What files of each type begin with; a zero is any byte. */
const BEGINNINGS: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['%PDF-'],
  // A book is an archive whose first entry names its type.
  'application/epub+zip': [`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/epub+zip`],
  'application/zip': ['PK\x03\x04', 'PK\x05\x06'],
  'image/png': ['\x89PNG\r\n\x1a\n'],
  'image/jpeg': ['\xff\xd8\xff'],
  'image/webp': ['RIFF\0\0\0\0WEBP'],
  'audio/mpeg': ['ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'],
  'video/mp4': ['\0\0\0\0ftyp'],
}

export function typeOf(name: string): FileType | null {
  const ending = name.split('.').at(-1) ?? ''
  return Object.entries(FILE_TYPES).find(([known]) => known === ending)?.[1] ?? null
}

/** Whether content is of the type that the ending of its name promises. */
export function isOfType(content: Buffer, type: FileType): boolean {
  return BEGINNINGS[type].some((beginning) => {
    const expected = Buffer.from(beginning, 'latin1')
    return (
      content.byteLength >= expected.byteLength &&
      expected.every((byte, index) => byte === 0 || byte === content[index])
    )
  })
}
