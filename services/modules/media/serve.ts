import { type MediaOption, mediaOptions, site } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { parseFileName, shortHash, VARIANT_FORMATS } from './address.ts'
import { wasAddress } from './former-address.ts'
import type { Original, Originals } from './originals.ts'
import { endOfSigned, type Signing } from './signed-path.ts'
import { findFile } from './store.ts'
import type { Avifs } from './variants/avifs.ts'
import type { Variant } from './variants/draw.ts'
import type { Variants } from './variants/variants.ts'

export type Served = {
  /** On the disk; null for an original that may be in the bucket. */
  readonly file: string | null
  readonly original: Original & { readonly size: number }
  readonly mime: string
  readonly etag: string
  /** The variant to draw if its file is missing; null for an original. */
  readonly variant: Variant | null
  /** The response depends on the formats that the client accepts. */
  readonly varies: boolean
  /** Until then its address is valid; null: for ever. */
  readonly until: Date | null
  /** The address is one of bytes that were replaced since. */
  readonly isFormer: boolean
  /** The client accepts an AVIF that has not been drawn yet. */
  readonly awaitsAvif: boolean
}

export type RequestedPicture = {
  readonly apiKeyId: string
  readonly size: string
  readonly file: string
  readonly readsAvif: boolean
  /** Opens a picture that is not public. */
  readonly token: string | undefined
}

export type Makers = {
  readonly variants: Variants
  readonly avifs: Avifs
}

/** The file behind an address; null for an address that was never issued. */
export async function findServed(
  requested: RequestedPicture,
  { db, originals, makers, ...signing }: Signing & { db: Db; originals: Originals; makers: Makers },
): Promise<Served | null> {
  const given = parseFileName(requested.file)
  if (!given) return null
  const [{ apiKeyId }, sizes, media] = await Promise.all([
    site(db),
    mediaOptions(db),
    findFile(db, given.id),
  ])
  if (requested.apiKeyId !== apiKeyId || !media) return null
  const isFormer = shortHash(media.hash) !== given.hash8
  if (isFormer && !(await wasAddress(db, given))) return null

  const until =
    media.access === 'public' ? null : endOfSigned(requested.token ?? '', media, signing)
  if (media.access !== 'public' && !until) return null

  const size = sizes.find(({ key }) => key === requested.size)
  if (!size && requested.size !== 'original') return null

  const etag = (format: string) => `"${media.hash.slice(0, 16)}-${requested.size}-${format}"`
  const plain = {
    ...{ original: media, variant: null, until, isFormer },
    ...{ varies: false, awaitsAvif: false },
  }
  const extension = isFormer ? presentExtension(given.extension, size, media) : given.extension
  const file = originals.fileOf(media)

  // An SVG has no pixels, so one file serves every size.
  if (media.extension === 'svg') {
    return extension === 'svg' ? { ...plain, file, mime: media.mime, etag: etag('svg') } : null
  }
  if (!size && extension === media.extension) {
    return { ...plain, file, mime: media.mime, etag: etag(media.extension) }
  }
  const format = VARIANT_FORMATS.find((known) => known === extension)
  if (!format) return null

  const variant: Variant = {
    source: async () => await originals.source(media),
    id: media.id,
    hash: media.hash,
    width: size?.x ?? null,
    height: size?.y ?? null,
    format,
  }
  const drawn = { ...plain, variant, file: makers.variants.fileOf(variant) }
  if (format === 'jpg') return { ...drawn, mime: 'image/jpeg', etag: etag(format) }

  // An AVIF of a whole original is rarely requested and takes long.
  const wantsAvif = size !== undefined && requested.readsAvif
  const avif = wantsAvif ? await makers.avifs.find(variant) : null
  const varies = size !== undefined
  return avif === null
    ? { ...drawn, mime: 'image/webp', etag: etag(format), varies, awaitsAvif: wantsAvif }
    : { ...plain, file: avif, mime: 'image/avif', etag: etag('avif'), varies }
}

/** A former address may end as the replaced bytes did. */
function presentExtension(
  given: string,
  size: MediaOption | undefined,
  { extension }: { readonly extension: string },
): string {
  if (extension === 'svg') return 'svg'
  if (size) return given === 'jpg' ? 'jpg' : 'webp'
  return extension === 'jpg' ? 'webp' : extension
}
