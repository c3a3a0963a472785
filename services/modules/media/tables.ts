import type { Generated } from 'kysely'

type MediaTable = {
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
}

type MediaTextTable = { media_id: number; language: string; title: string; alt: string }

declare module '#services/platform/tables.ts' {
  interface Tables {
    media: MediaTable
    media_text: MediaTextTable
  }
}
