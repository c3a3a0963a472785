import type { Db } from '#services/platform/database.ts'
import { mediaOptions, site } from '#services/settings/api.ts'
import { parseFileName, shortHash, VARIANT_FORMATS } from './address.ts'
import type { Avifs } from './avifs.ts'
import type { Variant } from './draw.ts'
import { originalFile } from './originals.ts'
import { findPublicFile } from './store.ts'
import type { Variants } from './variants.ts'

export type Served = {
  readonly file: string
  readonly mime: string
  readonly etag: string
  /** What the address answers depends on what the visitor can read. */
  readonly varies?: boolean
  /** Something better for this visitor is being made. */
  readonly isInterim?: boolean
}

export type Asked = {
  readonly apiKeyId: string
  readonly size: string
  readonly file: string
  readonly readsAvif: boolean
}

export type Makers = {
  readonly variants: Variants
  readonly avifs: Avifs
}

/** The file behind an address, made if need be; null for every address that nothing refers to. */
export async function findServed(
  asked: Asked,
  { db, dataDir, makers }: { db: Db; dataDir: string; makers: Makers },
): Promise<Served | null> {
  const name = parseFileName(asked.file)
  if (!name) return null
  const [{ apiKeyId }, sizes, media] = await Promise.all([
    site(db),
    mediaOptions(db),
    findPublicFile(db, name.id),
  ])
  if (asked.apiKeyId !== apiKeyId || !media || shortHash(media.hash) !== name.hash8) return null

  const size = sizes.find(({ key }) => key === asked.size)
  if (!size && asked.size !== 'original') return null

  const original = originalFile(dataDir, media)
  const etag = (format: string) => `"${media.hash.slice(0, 16)}-${asked.size}-${format}"`

  // A drawing has no pixels to make fewer of, so one file is every size of it.
  if (media.extension === 'svg') {
    return name.extension === 'svg' ? { file: original, mime: media.mime, etag: etag('svg') } : null
  }
  if (!size && name.extension === media.extension) {
    return { file: original, mime: media.mime, etag: etag(media.extension) }
  }
  const format = VARIANT_FORMATS.find((known) => known === name.extension)
  if (!format) return null

  const variant = {
    original,
    id: media.id,
    hash: media.hash,
    width: size?.x ?? null,
    height: size?.y ?? null,
    format,
  }
  if (format === 'jpg') {
    return { file: await makers.variants.fileOf(variant), mime: 'image/jpeg', etag: etag(format) }
  }
  // An AVIF of a whole original is rarely requested and takes long.
  const best = await bestForm(variant, size !== undefined && asked.readsAvif, makers)
  const varies = size !== undefined
  return { ...best, mime: `image/${best.form}`, etag: etag(best.form), varies }
}

type Best = Pick<Served, 'file' | 'isInterim'> & { readonly form: 'webp' | 'avif' }

/** The WebP is served until the AVIF is there. */
async function bestForm(
  variant: Variant,
  wantsAvif: boolean,
  { variants, avifs }: Makers,
): Promise<Best> {
  if (!wantsAvif) return { file: await variants.fileOf(variant), form: 'webp' }
  const avif = await avifs.find(variant)
  if (avif !== null) return { file: avif, form: 'avif' }
  const file = await variants.fileOf(variant)
  return { file, form: 'webp', isInterim: avifs.order(variant, file) }
}
