import {
  importMedia,
  type PreparedMedia,
  prepareDemoPictures,
} from '#services/modules/media/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { CATEGORIES } from './content/categories.ts'
import type { ProductEntry } from './content/entries.ts'
import { events } from './content/events.ts'
import { PARTNERS } from './content/partners.ts'
import { posts } from './content/posts.ts'
import { productsFor } from './content/products.ts'

type Listed = { readonly file: string; readonly title: string; readonly alt: string }
type Prepared = Listed & { readonly media: PreparedMedia }

/** Picture ids by file name; a file name that is not listed is a bug in the seed. */
export type Pictures = { idOf(file: string): number }

const SITE_PICTURES: readonly Listed[] = [
  {
    file: 'masters/hero-home.webp',
    title: 'Skok-šut',
    alt: 'Igrač Jadrana u skoku ispred obrane Sjevernih otoka u punoj dvorani',
  },
  {
    file: 'masters/hero-home-tall.webp',
    title: 'Skok-šut',
    alt: 'Igrač Jadrana u skoku ispred obrane Sjevernih otoka u punoj dvorani',
  },
  {
    file: 'masters/banner-clanstvo.webp',
    title: 'Članstvo',
    alt: 'Dvije članske iskaznice Jadranskog sportskog saveza',
  },
  {
    file: 'masters/og-default.webp',
    title: 'Jadranski sportski savez',
    alt: 'Grb i ime Jadranskog sportskog saveza',
  },
  { file: 'content/logo.svg', title: 'Grb', alt: 'Grb Jadranskog sportskog saveza' },
]

/** Every picture that the content refers to. */
export function listPictures(match: Date, now: Date): readonly Listed[] {
  return [
    ...SITE_PICTURES,
    ...PARTNERS.map(({ picture, name }) => ({
      file: `masters/${picture}`,
      title: name,
      alt: name,
    })),
    ...CATEGORIES.map(({ slug, name, alt }) => ({
      file: `masters/category-${slug}.webp`,
      title: name,
      alt,
    })),
    ...productsFor(match).flatMap(productPictures),
    ...posts(match).map(({ picture, title, alt }) => ({
      file: `masters/${picture}.webp`,
      title,
      alt,
    })),
    ...events(now, match).map(({ picture, title, alt }) => ({
      file: `masters/${picture}.webp`,
      title,
      alt,
    })),
  ]
}

type Keyed = Pick<ProductEntry, 'key'>

export const frontPicture = ({ key }: Keyed) => `masters/product-${key}.webp`
export const secondPicture = ({ key }: Keyed) => `masters/product-${key}-2.webp`
export const thirdPicture = ({ key }: Keyed) => `masters/product-${key}-3.webp`
/** Without name and number, for those that a buyer types. */
export const backPicture = ({ key }: Keyed) => `masters/product-${key}-back.webp`
export const colourPicture = ({ key }: Keyed, colour: string) =>
  `masters/product-${key}--${colour}.webp`

/** A name and a number are printed on its back. */
export function isPrinted({ personal = [] }: Pick<ProductEntry, 'personal'>): boolean {
  return personal.some(({ type }) => type === 'number')
}

function productPictures(entry: ProductEntry): readonly Listed[] {
  const { name, alt, secondAlt, thirdAlt, colours } = entry
  return [
    { file: frontPicture(entry), title: name, alt },
    { file: secondPicture(entry), title: name, alt: secondAlt },
    ...(thirdAlt ? [{ file: thirdPicture(entry), title: name, alt: thirdAlt }] : []),
    ...(isPrinted(entry)
      ? [{ file: backPicture(entry), title: name, alt: `Leđa bez imena i broja: ${name}` }]
      : []),
    ...(colours?.others ?? []).map((other) => ({
      file: colourPicture(entry, other.colour),
      title: name,
      alt: other.alt,
    })),
  ]
}

export async function preparePictures(match: Date, now: Date): Promise<readonly Prepared[]> {
  const prepared = await prepareDemoPictures(listPictures(match, now))
  return prepared.toSorted((left, right) => (left.file < right.file ? -1 : 1))
}

export async function savePictures(
  trx: Trx,
  clock: Clock,
  prepared: readonly Prepared[],
): Promise<Pictures> {
  const ids = new Map<string, number>()
  for (const { file, title, alt, media } of prepared) {
    const texts = { hrv: { title, alt } }
    ids.set(file, await importMedia(trx, { ...media, texts, clock }))
  }
  return {
    idOf: (file) => {
      const id = ids.get(file)
      if (id === undefined) throw new Error(`The seed has no picture ${file}`)
      return id
    },
  }
}
