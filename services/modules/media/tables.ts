import type { Generated } from 'kysely'
import type { MediaUseKind } from '#services/contract/rules/media.ts'

export type MediaTable = {
  id: Generated<number>
  original_name: string
  extension: string
  mime: string
  /** Bytes of the original. */
  size: number
  width: number
  height: number
  /** SHA-256 of the bytes in hexadecimal; addresses contain its first eight digits. */
  hash: string
  /** SHA-256 of the bytes as they were sent, with their metadata; null for those of no upload. */
  sent_hash: string | null
  placeholder: string | null
  access: 'public' | 'other'
  storage: 'stored' | 's3' | 'demo'
  /** Within `storage`. */
  path: string
  created_at: string
  folder_id: number | null
  /** Percent of the width and height: what every cut of the picture shows. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Of its bytes, texts, folder, focal point or access; null since it came. */
  updated_at: string | null
  /** Folded words of its name and texts. */
  search: Generated<string>
}

export type MediaFolderTable = { id: Generated<number>; parent_id: number | null; name: string }

export type MediaTextTable = {
  media_id: number
  language: string
  title: string
  alt: string
  description: Generated<string>
}

/** Hashes in addresses of bytes that were replaced. */
type MediaFormerTable = { media_id: number; hash8: string }

/** Pictures that a text shows by their addresses. */
type MediaInTextTable = {
  kind: MediaUseKind
  /** Id of the record whose text it is. */
  record: string
  /** Such as the language of the text. */
  part: string
  media_id: number
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    media: MediaTable
    media_folder: MediaFolderTable
    media_former: MediaFormerTable
    media_in_text: MediaInTextTable
    media_text: MediaTextTable
  }
}
