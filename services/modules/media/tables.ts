import type { Generated } from 'kysely'

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
  placeholder: string | null
  access: 'public' | 'other'
  storage: 'stored' | 'demo'
  /** Relative to the folder of `storage`. */
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

declare module '#services/platform/tables.ts' {
  interface Tables {
    media: MediaTable
    media_folder: MediaFolderTable
    media_text: MediaTextTable
  }
}
