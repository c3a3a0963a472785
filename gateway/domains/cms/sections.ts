import type { ResolversParentTypes } from '#gateway/generated/resolvers.ts'
import type { Element } from '#services/contract/cms.ts'
import { type Fields, mapFields } from '#services/contract/sections/fields.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'

const FIELDS: ReadonlyMap<string, Fields> = new Map(Object.entries(SECTIONS))

/** Invalid fields make the section unknown: a page never fails because of one section. */
export function toSection({ id, handler, meta }: Element): ResolversParentTypes['Section'] {
  const own = { id: String(id), type: handler }
  const fields = FIELDS.get(handler)
  const parsed = fields?.safeParse(meta)
  if (!fields || !parsed?.success) return { __typename: 'UnknownSection', ...own }
  const values = mapFields(fields, parsed.data, {
    picture: ({ media }) => media ?? null,
    references: (ids) => ids.map(String),
    reference: String,
  })
  // A test compares every section's fields with its type in the schema.
  return {
    ...values,
    __typename: sectionTypeName(handler),
    ...own,
  } as ResolversParentTypes['Section']
}

/** Maps `featured-products` to `FeaturedProductsSection`. */
export function sectionTypeName(handler: string): string {
  const words = handler.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Section`
}
