import type { Attributes, ProductEntry } from './entries.ts'
import { facts } from './facts.ts'

type Shared = {
  readonly categories: readonly string[]
  readonly attributes: Attributes
  /** Material. */
  readonly cloth?: string
  /** Care instructions, and other facts that apply to the whole family. */
  readonly facts: readonly string[]
} & Pick<ProductEntry, 'personal' | 'tags'>

type Own = Omit<ProductEntry, 'description' | 'categories' | 'attributes'> & {
  readonly paragraphs: readonly string[]
  readonly facts?: readonly string[]
  readonly cloth?: string
  readonly categories?: readonly string[]
  readonly attributes?: Attributes
}

/**
 * Writes shared fields of a family once; a product's own fields override them, attribute by
 * attribute.
 */
export function familyOf({
  facts: sharedFacts,
  cloth: sharedCloth,
  ...shared
}: Shared): (own: Own) => ProductEntry {
  return ({ paragraphs, facts: ownFacts = [], cloth = sharedCloth, ...own }) => ({
    ...shared,
    ...own,
    attributes: { ...shared.attributes, ...own.attributes },
    description: [
      ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
      facts([...ownFacts, ...(cloth ? [cloth] : [])], sharedFacts),
    ],
  })
}
