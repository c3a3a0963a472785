/** The largest id that a column can hold; PostgreSQL refuses a query for a larger one. */
export const LARGEST_ID = 2_147_483_647

/** Parts of a picture's immutable address. */
export type Addressed = { readonly id: number; readonly hash: string; readonly extension: string }

export const VARIANT_FORMATS = ['webp', 'jpg'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

const EXTENSIONS = [...VARIANT_FORMATS, 'png', 'avif', 'svg'] as const

const FILE = /^(?<id>[1-9]\d{0,9})-(?<hash8>[0-9a-f]{8})\.(?<extension>[a-z]{3,4})$/

export function shortHash(hash: string): string {
  return hash.slice(0, 8)
}

/** The original in its own type, except that a JPEG is served as WebP. */
export function originalPath(apiKeyId: string, media: Addressed): string {
  const extension = media.extension === 'jpg' ? 'webp' : media.extension
  return `/media/${apiKeyId}/original/${media.id}-${shortHash(media.hash)}.${extension}`
}

export function urlTemplate(apiKeyId: string, media: Addressed): string {
  const extension = media.extension === 'svg' ? 'svg' : 'webp'
  return `/media/${apiKeyId}/{size}/${media.id}-${shortHash(media.hash)}.${extension}`
}

export function parseFileName(
  name: string,
): { id: number; hash8: string; extension: (typeof EXTENSIONS)[number] } | null {
  const { id = '', hash8 = '', extension: given } = FILE.exec(name)?.groups ?? {}
  const extension = EXTENSIONS.find((known) => known === given)
  if (!extension) return null
  return Number(id) > LARGEST_ID ? null : { id: Number(id), hash8, extension }
}
