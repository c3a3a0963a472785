/** The largest id that a column can hold; asking for a larger one is a fault on PostgreSQL. */
export const LARGEST_ID = 2_147_483_647

/** What `mediaReference` promises: the address of a picture names its content, so it never changes. */
type Addressed = { readonly id: number; readonly hash: string; readonly extension: string }

export const VARIANT_FORMATS = ['webp', 'jpg'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

const FILE = /^(?<id>[1-9]\d{0,9})-(?<hash8>[0-9a-f]{8})\.(?<extension>webp|jpg|png|svg)$/

export function shortHash(hash: string): string {
  return hash.slice(0, 8)
}

export function originalPath(apiKeyId: string, media: Addressed): string {
  return `/media/${apiKeyId}/original/${media.id}-${shortHash(media.hash)}.${media.extension}`
}

export function urlTemplate(apiKeyId: string, media: Addressed): string {
  const extension = media.extension === 'svg' ? 'svg' : 'webp'
  return `/media/${apiKeyId}/{size}/${media.id}-${shortHash(media.hash)}.${extension}`
}

export function parseFileName(
  name: string,
): { id: number; hash8: string; extension: 'webp' | 'jpg' | 'png' | 'svg' } | null {
  const found = FILE.exec(name)?.groups
  if (!found) return null
  const { id = '', hash8 = '', extension } = found
  if (Number(id) > LARGEST_ID) return null
  if (extension !== 'webp' && extension !== 'jpg' && extension !== 'png' && extension !== 'svg') {
    return null
  }
  return { id: Number(id), hash8, extension }
}
