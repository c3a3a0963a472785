import { publicSlugs } from '#services/modules/cms/api.ts'
import { publicCatalogueSlugs } from '#services/modules/product/api.ts'
import type { Db } from '#services/platform/database.ts'
import { findSlug, type SlugKind } from '#services/platform/slugs.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

/** Of addresses without a prefix; where the site begins in another language they lead on. */
const FOLDERS: Readonly<Record<SlugKind, string>> = {
  page: '/',
  post: '/',
  product: '/product/',
  category: '/shop/',
  term: '/objave/',
}

/** The address that something has by now which had this one. */
export async function newestAddress(db: Db, address: string): Promise<string> {
  const [, folder = '', slug = '', rest = ''] =
    /^(\/(?:[^/?#]+\/)?)([^/?#]+)([?#].*)?$/.exec(address) ?? []
  const kinds = Object.keys(FOLDERS) as readonly SlugKind[]
  const kind = kinds.find((one) => FOLDERS[one] === folder)
  if (!kind) return address
  const found = await findSlug(db, DEFAULT_LANGUAGE, slug, folder === '/' ? undefined : kind)
  return found ? folder + found.currentSlug + rest : address
}

type Alike = { readonly address: string; readonly grams: ReadonlySet<string> }
export type LiveAddresses = readonly Alike[]

/** Addresses of all that visitors may see. */
export async function liveAddresses(db: Db, now: string): Promise<LiveAddresses> {
  const slugs = [
    ...(await publicSlugs(db, { language: DEFAULT_LANGUAGE, now })),
    ...(await publicCatalogueSlugs(db, DEFAULT_LANGUAGE)),
  ]
  return slugs.map(({ kind, slug }) => ({
    address: FOLDERS[kind] + slug,
    grams: gramsOf(slug),
  }))
}

/** Below this share of common letters in a row, two addresses have nothing to do with each other. */
const ALIKE = 0.5

/** The live address that a dead one resembles most; null when none does. */
export function nearestAddress(live: LiveAddresses, path: string): string | null {
  const grams = gramsOf(path.split('/').at(-1) ?? '')
  let best = { address: null as string | null, share: ALIKE }
  for (const one of live) {
    const share = shareOf(grams, one.grams)
    if (share > best.share) best = { address: one.address, share }
  }
  return best.address
}

function gramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${text.toLowerCase().replace(/\.\w{2,5}$/, '')} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Dice's coefficient. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const most = Math.min(one.size, other.size)
  if ((2 * most) / (one.size + other.size) <= ALIKE) return 0
  let common = 0
  for (const gram of one) if (other.has(gram)) common += 1
  return (2 * common) / (one.size + other.size)
}
