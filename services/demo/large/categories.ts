import { TOPS } from './goods.ts'

export type LargeCategory = {
  readonly slug: string
  readonly parent: string
  readonly name: string
  /** Slug of the demo category above it. */
  readonly top: string
  /** Itself and all above it, nearest first. */
  readonly path: readonly string[]
}

const ASSORTMENTS = [
  ['klubovi', 'klubova'],
  ['gradovi-i-otoci', 'gradova i otoka'],
  ['stare-zbirke', 'iz starih zbirki'],
] as const

/** Sixty categories, in three levels below those of the demo; a parent precedes its children. */
export const LARGE_CATEGORIES: readonly LargeCategory[] = TOPS.flatMap(({ slug: top, label }) =>
  ASSORTMENTS.flatMap(([part, words]) => {
    const slug = `${top}-${part}`
    const name = `${label} ${words}`
    const above = [slug, top]
    const fresh = `${slug}-novo`
    return [
      { slug, parent: top, name, top, path: above },
      { slug: fresh, parent: slug, name: `${name}: novo`, top, path: [fresh, ...above] },
      below(`${slug}-stalno`, `${name}: stalna ponuda`, { parent: slug, top, above }),
      below(`${slug}-tjedan`, `${name}: ovoga tjedna`, {
        parent: fresh,
        top,
        above: [fresh, ...above],
      }),
    ]
  }),
)

function below(
  slug: string,
  name: string,
  { parent, top, above }: { parent: string; top: string; above: readonly string[] },
): LargeCategory {
  return { slug, parent, name, top, path: [slug, ...above] }
}
