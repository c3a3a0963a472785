import {
  createAttribute,
  createCategory,
  createTag,
  type NewProduct,
  saveProduct,
} from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { TestServices } from '#tests/support/services.ts'

export type Catalogue = {
  readonly clothes: number
  readonly jerseys: number
  readonly gear: number
}

/** Two categories at the top, one below, and one attribute of each sort of value. */
export async function seedCatalogue(db: Db): Promise<Catalogue> {
  return db.transaction().execute(async (trx) => {
    const clothes = await category(trx, 'Odjeća', 'odjeca')
    const jerseys = await category(trx, 'Dresovi', 'dresovi', clothes)
    const gear = await category(trx, 'Oprema', 'oprema')
    await createAttribute(trx, {
      code: 'velicina',
      inputType: 'textSwatch',
      texts: {
        hrv: {
          label: 'Veličina',
          guide: { title: 'Tablica veličina', pageSlug: 'tablica-velicina' },
        },
      },
      values: ['S', 'M', 'L'].map((size) => ({
        code: size.toLowerCase(),
        texts: { hrv: { label: size } },
        shopDefault: size === 'M',
      })),
    })
    await createAttribute(trx, {
      code: 'boja',
      inputType: 'visualSwatch',
      texts: { hrv: { label: 'Boja' } },
      values: [
        { code: 'crvena', texts: { hrv: { label: 'Crvena' } }, swatch: '#c8102e' },
        { code: 'plava', texts: { hrv: { label: 'Plava' } }, swatch: '#0a3d91' },
        { code: 'karirana', texts: { hrv: { label: 'Karirana' } }, swatch: '/uzorak.webp' },
      ],
    })
    await createAttribute(trx, {
      code: 'materijal',
      inputType: 'multipleSelect',
      texts: { hrv: { label: 'Materijal' } },
      values: [
        { code: 'pamuk', texts: { hrv: { label: 'Pamuk' } } },
        { code: 'vuna', texts: { hrv: { label: 'Vuna' } } },
      ],
    })
    await createAttribute(trx, {
      code: 'zapremnina',
      inputType: 'numberField',
      texts: { hrv: { label: 'Zapremnina (l)' } },
    })
    await createAttribute(trx, {
      code: 'vodootporno',
      inputType: 'yesNo',
      texts: { hrv: { label: 'Vodootporno' } },
    })
    await createAttribute(trx, {
      code: 'izdano',
      inputType: 'date',
      texts: { hrv: { label: 'Izdano' } },
    })
    await createTag(trx, { slug: 'navijanje', texts: { hrv: { name: 'Navijanje' } } })
    await createTag(trx, { slug: 'sudac', texts: { hrv: { name: 'Čuvar pravila' } } })
    return { clothes, jerseys, gear }
  })
}

async function category(
  trx: Trx,
  name: string,
  slug: string,
  parentId: number | null = null,
): Promise<number> {
  return createCategory(trx, {
    parentId,
    texts: { hrv: { name, description: `Sve iz skupine ${name}` } },
    slug: { hrv: slug },
  })
}

let made = 0

/** A plain product that can be sold; every one has a name and a SKU of its own. */
export function aProduct(given: Partial<NewProduct> & { readonly name?: string }): NewProduct {
  made += 1
  const { name = `Proizvod ${made}`, ...product } = given
  return {
    sku: `P-${made}`,
    format: 'Simple',
    texts: { hrv: { name } },
    slug: { hrv: `proizvod-${made}` },
    categoryIds: [],
    retailPriceCents: 2000,
    taxRatePercent: 25,
    ...(given.format && given.format !== 'Simple' ? {} : { stock: 10 }),
    ...product,
  }
}

export function addProduct(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  given: Partial<NewProduct> & { readonly name?: string } = {},
): Promise<number> {
  return db.transaction().execute((trx) => saveProduct(trx, clock, aProduct(given)))
}

export async function valueId(db: Db, code: string): Promise<number> {
  const { id } = await db
    .selectFrom('attribute_value')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

export async function idOfSku(db: Db, sku: string): Promise<number> {
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return id
}

/** The topics that the work adds to the change feed. */
export async function topicsOf(
  { db }: Pick<TestServices, 'db'>,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const newest = () =>
    db
      .selectFrom('change')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst()
  const before = Number((await newest())?.id ?? 0)
  await work()
  const rows = await db.selectFrom('change').select('topic').where('id', '>', before).execute()
  return [...new Set(rows.map((row) => row.topic))].toSorted()
}

export const days = (count: number): number => count * 24 * 60 * 60 * 1000

/** The clock's moment, so many days from now (before it, when negative). */
export function moment(clock: Clock, inDays: number): string {
  return new Date(clock.now().getTime() + days(inDays)).toISOString()
}
