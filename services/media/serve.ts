import type { Db } from '#services/platform/database.ts'
import { mediaOptions, site } from '#services/settings/api.ts'
import { parseFileName, shortHash, VARIANT_FORMATS } from './address.ts'
import { originalFile } from './originals.ts'
import { findPublicFile } from './store.ts'
import type { Variants } from './variants.ts'

export type Served = { readonly file: string; readonly mime: string; readonly etag: string }

export type Asked = { readonly apiKeyId: string; readonly size: string; readonly file: string }

/** The file behind an address, made if need be; null for every address that nothing refers to. */
export async function findServed(
  asked: Asked,
  { db, dataDir, variants }: { db: Db; dataDir: string; variants: Variants },
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

  const file = await variants.fileOf({
    original,
    id: media.id,
    hash: media.hash,
    width: size?.x ?? null,
    height: size?.y ?? null,
    format,
  })
  return { file, mime: format === 'webp' ? 'image/webp' : 'image/jpeg', etag: etag(format) }
}
