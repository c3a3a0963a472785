import { SIZE_CODE } from '#services/demo/content/attributes.ts'
import { MANUFACTURER } from '#services/demo/content/organisation.ts'
import type { NewProduct } from '#services/modules/product/api.ts'
import { fold } from '#services/platform/text/fold.ts'
import { attributesFor } from './attributes.ts'
import { LARGE_CATEGORIES } from './categories.ts'
import { type Choices, choicesFor } from './choices.ts'
import { GOODS, type Good } from './goods.ts'
import { textsFor } from './texts.ts'

const SIZES = {
  adult: ['S', 'M', 'L', 'XL'],
  feet: ['36–39', '40–43', '44–47'],
  none: [],
} as const satisfies Record<Good['sizes'], readonly string[]>

const DAY_MS = 86_400_000
const OLDEST_DAYS = 900
/** Every product is older than this and no reduction is, so each reduction has a previous price. */
const NEWEST_DAYS = 45

export type Ground = {
  readonly now: Date
  readonly categoryIds: ReadonlyMap<string, number>
  readonly pictures: readonly { readonly slug: string; readonly mediaId: number }[]
}

/** The same product for the same number, except for its dates, which are relative to now. */
export function largeProduct(number: number, ground: Ground): NewProduct {
  const choices = choicesFor(number)
  const good = choices.of(GOODS)
  const text = textsFor(choices, good)
  const sku = `JSS-V${String(number).padStart(7, '0')}`
  const retailPriceCents = priceFor(choices, good)
  const daysOld = NEWEST_DAYS + choices.below(OLDEST_DAYS)
  const createdAt = daysFrom(ground.now, -daysOld)
  return {
    sku,
    texts: { hrv: text },
    slug: { hrv: `${slugOf(text.name)}-${number}` },
    categoryIds: categoriesFor(choices, good, ground),
    mediaIds: picturesFor(choices, good, ground),
    retailPriceCents,
    membershipPriceCents: choices.percent(60) ? Math.round(retailPriceCents * 0.9) : null,
    taxRatePercent: good.name === 'knjiga' ? 5 : 25,
    attributes: attributesFor(choices, good, createdAt),
    featured: choices.percent(1),
    archived: choices.percent(2),
    manufacturer: MANUFACTURER,
    createdAt,
    ...stockFor(choices, good, sku),
    ...reductionFor(choices, retailPriceCents, ground),
  }
}

function priceFor(choices: Choices, { euros }: Good): number {
  const change = 70 + choices.below(70)
  return Math.max(2, Math.round((euros * change) / 100)) * 100 - 10
}

function reductionFor(
  choices: Choices,
  retailPriceCents: number,
  { now }: Ground,
): Pick<NewProduct, 'reduction'> {
  if (!choices.percent(12)) return {}
  const left = 55 + choices.below(30)
  const isOpen = choices.percent(30)
  return {
    reduction: {
      priceCents: Math.round((retailPriceCents * left) / 1_000) * 10,
      startsAt: daysFrom(now, -1 - choices.below(NEWEST_DAYS - 5)),
      endsAt: isOpen ? null : daysFrom(now, 1 + choices.below(40)),
    },
  }
}

function stockFor(
  choices: Choices,
  { sizes }: Good,
  sku: string,
): Pick<NewProduct, 'format' | 'stock' | 'options' | 'variants'> {
  const pieces = () => (choices.percent(10) ? 0 : 1 + choices.below(120))
  if (sizes === 'none') return { format: 'Simple', stock: pieces() }
  return {
    format: 'Configurable',
    options: [SIZE_CODE],
    variants: SIZES[sizes].map((size) => ({
      sku: `${sku}-${size.replace('–', '-')}`,
      optionValues: { [SIZE_CODE]: size },
      stock: pieces(),
    })),
  }
}

/** One of the new categories and all above it, so that every level lists the product. */
function categoriesFor(
  choices: Choices,
  { top }: Good,
  { categoryIds }: Ground,
): readonly number[] {
  const { path } = choices.of(LARGE_CATEGORIES.filter((category) => category.top === top))
  return path.map((slug) => {
    const id = categoryIds.get(slug)
    if (id === undefined) throw new Error(`There is no category ${slug}`)
    return id
  })
}

function picturesFor(choices: Choices, good: Good, { pictures }: Ground): readonly number[] {
  const fitting = pictures.filter(({ slug }) => slug.startsWith(good.pictures))
  if (pictures.length === 0) return []
  return [choices.of(fitting.length > 0 ? fitting : pictures).mediaId]
}

function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString()
}

function slugOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
