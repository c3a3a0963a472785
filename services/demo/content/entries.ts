/** The shapes in which the demo federation's content is written down; the seed turns them into rows. */

export type CategoryEntry = {
  readonly slug: string
  readonly parent?: string
  readonly name: string
  readonly description: string
  readonly alt: string
}

export type Attributes = {
  readonly boja?: string | readonly string[]
  readonly materijal?: string | readonly string[]
  readonly namijenjeno?: readonly ('muskarci' | 'zene' | 'djeca')[]
  readonly 'sluzbeni-proizvod'?: boolean
  readonly zapremnina?: number
}

export type ProductEntry = {
  /** Also its slug and the name of its picture: `product-<key>.webp`. */
  readonly key: string
  readonly sku: string
  readonly name: string
  readonly excerpt: string
  /** Paragraphs of HTML. */
  readonly description: readonly string[]
  readonly alt: string
  /** The first is the main one. */
  readonly categories: readonly string[]
  readonly format?: 'EProduct'
  readonly priceCents: number
  readonly memberPriceCents?: number
  readonly taxRatePercent?: number
  readonly reducedCents?: number
  readonly attributes: Attributes
  /** Pieces per size makes it configurable by size; a number is the stock of a simple product. */
  readonly stock?: number | Readonly<Record<string, number>>
  readonly featured?: boolean
  readonly crossSell: readonly string[]
  readonly tags?: readonly string[]
}

export type PostEntry = {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly body: readonly string[]
  readonly picture: string
  readonly alt: string
  readonly category: string
  readonly daysAgo: number
}

export type EventEntry = {
  readonly picture: string
  readonly slug: string
  readonly title: string
  readonly description: readonly string[]
  readonly start: Date
  readonly end: Date | null
  readonly location: string
  readonly alt: string
}

export type PageEntry = {
  readonly slug: string
  readonly title: string
  readonly metaTitle?: string
  readonly metaDescription: string
  readonly body: readonly string[]
}
