import type { EventKind } from '#services/contract/rules/events.ts'

/** The types in which the demo content is written; the seed turns them into rows. */

export type CategoryEntry = {
  readonly slug: string
  readonly parent?: string
  readonly name: string
  readonly description: string
  readonly alt: string
  /** Sorts that its list offers, by their number in the specification (1 newest); all by default. */
  readonly sortTypes?: readonly number[]
  readonly sortDefaultType?: number
}

export type Colour =
  | 'tamnoplava'
  | 'svijetloplava'
  | 'tirkizna'
  | 'zelena'
  | 'zuta'
  | 'narancasta'
  | 'crvena'
  | 'bordo'
  | 'ljubicasta'
  | 'smeda'
  | 'bez'
  | 'bijela'
  | 'siva'
  | 'crna'

export type Stand = 'istok' | 'zapad' | 'obiteljska'

export type Attributes = {
  readonly boja?: Colour | readonly Colour[]
  readonly materijal?: string | readonly string[]
  readonly namijenjeno?: readonly ('muskarci' | 'zene' | 'djeca')[]
  readonly kolekcija?: 'sezona' | 'stoljece' | 'retro' | 'mali-jadran' | 'pijesak' | 'trening'
  /** Gate of a ticket, and its part of the hall. */
  readonly ulaz?: 'a' | 'b' | 'c'
  readonly tribina?: Stand
  readonly kroj?: 'ravan' | 'uzi' | 'siri'
  readonly 'sluzbeni-proizvod'?: boolean
  /** Volume in millilitres. */
  readonly zapremnina?: number
  readonly 'broj-stranica'?: number
  /** A day, as in `1994-09-01`. */
  readonly 'u-ponudi-od'?: string
  /** A timestamp. */
  readonly 'pocetak-utakmice'?: string
}

/** Pieces by size, or one number for a product of a single size. */
export type Pieces = number | Readonly<Record<string, number>>

export type ColourEntry = {
  readonly colour: Colour
  /** Alternative text of its picture, `product-<key>--<colour>.webp`. */
  readonly alt: string
  readonly stock: Pieces
}

/** Days relative to today; negative days are in the past. */
export type ReductionEntry = {
  readonly cents: number
  readonly fromDay: number
  readonly toDay: number
}

/** The next match, for its tickets: date and time in words, and the timestamp. */
export type Match = { readonly date: string; readonly time: string; readonly start: string }

export type ProductEntry = {
  /** Also its slug and the name of its pictures: `product-<key>.webp`, then with `-2` and `-3`. */
  readonly key: string
  readonly sku: string
  readonly name: string
  readonly excerpt: string
  /** Paragraphs and lists of HTML. */
  readonly description: readonly string[]
  readonly alt: string
  readonly secondAlt: string
  /** Only for products with three pictures. */
  readonly thirdAlt?: string
  /** The first is the main one. */
  readonly categories: readonly string[]
  readonly format?: 'EProduct'
  readonly priceCents: number
  /** Defaults to a tenth less than the price; null when members pay the full price. */
  readonly memberPriceCents?: number | null
  /** The price until that day. */
  readonly formerPrice?: { readonly cents: number; readonly untilDay: number }
  /** Oldest first. */
  readonly reductions?: readonly ReductionEntry[]
  readonly taxRatePercent?: number
  readonly attributes: Attributes
  /** Seats of a ticket by stand, which make it configurable. */
  readonly tribunes?: Readonly<Partial<Record<Stand, number>>>
  /** Pieces by size make it configurable; EProducts and bundles have none. */
  readonly stock?: Pieces
  /**
   * Makes it configurable by colour; stock, picture and alt of the product are those of the first.
   */
  readonly colours?: { readonly first: Colour; readonly others: readonly ColourEntry[] }
  /** Makes it a bundle of these. */
  readonly parts?: readonly { readonly key: string; readonly quantity: number }[]
  /** Texts that the shopper can have printed on it. */
  readonly personal?: readonly {
    readonly type: 'text' | 'number'
    readonly label: string
    readonly maxLength?: number
  }[]
  readonly featured?: boolean
  readonly archived?: boolean
  /** Keys of four matching products. */
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
  readonly kind: EventKind
  readonly picture: string
  readonly slug: string
  readonly title: string
  readonly description: readonly string[]
  readonly start: Date
  readonly end: Date | null
  readonly location: string
  readonly alt: string
  /** Slug of the product that is its ticket, sold on its page. */
  readonly ticket?: string
  /** Slugs of others that are valid for it. */
  readonly otherTickets?: readonly string[]
}

export type FaqGroup = {
  readonly title: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

export type PageEntry = {
  readonly slug: string
  readonly title: string
  readonly metaTitle?: string
  readonly metaDescription: string
  readonly body: readonly string[]
  /** Frequent questions, after the body. */
  readonly faq?: readonly FaqGroup[]
  /** After the body. */
  readonly sizeTables?: readonly { readonly title: string; readonly rows: readonly object[] }[]
  /** After the tables. */
  readonly more?: readonly string[]
  /** Below all text, as wide as the page. */
  readonly below?: readonly (
    | 'columns'
    | 'events'
    | 'jerseys'
    | 'map-link'
    | 'membership'
    | 'news'
    | 'quote'
  )[]
}
