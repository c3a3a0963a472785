import type { Paths } from '#client/lib/links.ts'
import type { SuggestionsQuery } from './suggestions.generated.ts'

type Suggested = NonNullable<SuggestionsQuery['suggestions']>
type Product = NonNullable<Suggested['products']>[number]

export type Option = {
  readonly id: string
  readonly path: string
  readonly label: string
  /** Shown with picture and price. */
  readonly product?: Product
}

export type OptionGroup = {
  readonly name: 'products' | 'categories' | 'posts' | 'pages' | 'all'
  readonly options: readonly Option[]
}

type Texts = { readonly all: string }

/** Groups in order; those without an option are left out. */
export function optionGroups(
  found: Suggested,
  {
    id,
    keywords,
    pathTo,
    texts,
  }: {
    readonly id: string
    readonly keywords: string
    readonly pathTo: Paths['pathTo']
    readonly texts: Texts
  },
): readonly OptionGroup[] {
  const named = (name: OptionGroup['name'], options: readonly Omit<Option, 'id'>[]) => ({
    name,
    options: options.map((option, at) => ({ ...option, id: `${id}-${name}-${at}` })),
  })
  const content = (hits: Suggested['posts']) =>
    hits.map(({ slug, title }) => ({ path: pathTo('content', { slug }), label: title }))
  const groups = [
    named(
      'products',
      (found.products ?? []).map((product) => ({
        path: pathTo('product', { slug: product.slug }),
        label: product.name,
        product,
      })),
    ),
    named(
      'categories',
      (found.categories ?? []).map(({ slug, name }) => ({
        path: pathTo('category', { slug }),
        label: name,
      })),
    ),
    named('posts', content(found.posts)),
    named('pages', content(found.pages)),
  ].filter(({ options }) => options.length > 0)
  if (groups.length === 0) return []
  const all = { path: pathTo('search', {}, { keywords }), label: texts.all }
  return [...groups, named('all', [all])]
}
