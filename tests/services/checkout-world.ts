import type { CallInput } from '#services/contract/call.ts'
import { addItem, getNewCartSession } from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { updateGuestUser } from '#services/contract/checkout.ts'
import { saveDeliveryMethod } from '#services/contract/delivery.ts'
import { insertBranch, insertDeliveryMethod } from '#services/modules/delivery/api.ts'
import { insertPaymentMethod } from '#services/modules/payment/api.ts'
import { countries, setSetting } from '#services/modules/settings/api.ts'
import type { TestServices } from '#tests/support/services.ts'
import { addProduct } from './product-catalogue.ts'

export type Session = { readonly cartId: string; readonly protectCode: string }
export type GivenAddress = NonNullable<CallInput<typeof updateGuestUser>['addresses']>[number]

/** An address of the checkout's form. */
export const ADDRESS = {
  type: 'shipping',
  firstName: 'Ana-Marija',
  lastName: "O'Šimić Kovač",
  contactEmail: 'ana@posta.example',
  contactPhone: '+385 91 111 2222',
  country: 'HR',
  city: 'Split',
  street: 'Poljudsko šetalište',
  houseNumber: '12a',
  zipCode: '21000',
} as const satisfies GivenAddress

export type Shop = {
  readonly countryId: Readonly<Record<'HR' | 'DE' | 'AT', number>>
  /** 4.90 € with 25 % VAT, to Croatia, free from 80 €. */
  readonly parcel: number
  /** 12.00 € with 25 % VAT, to Germany, never free. */
  readonly abroad: number
  /** 2.00 € with 13 % VAT, in Croatia, with two branches. */
  readonly pickup: number
  readonly branches: readonly [number, number]
  /** The branch of a method that is not offered. */
  readonly foreignBranch: number
  readonly transfer: number
  readonly card: number
  /** At most 100 €; not at a branch. */
  readonly cashOnDelivery: number
  readonly scarf: number
  readonly ticket: number
}

/** A shop that sells to Croatia, Germany and Austria, and delivers to the first two. */
export async function openShop(services: TestServices): Promise<Shop> {
  const { db } = services
  const idOf = new Map((await countries(db)).map(({ iso, id }) => [iso, id]))
  const countryId = { HR: idOf.get('HR') ?? 0, DE: idOf.get('DE') ?? 0, AT: idOf.get('AT') ?? 0 }
  await set(services, 'allowedCountries', 'HR,DE,AT')
  await set(services, 'freeDeliveryFromCents', '8000')
  const scarf = await addProduct(services, { name: 'Šal', retailPriceCents: 1999, stock: 500 })
  const ticket = await addProduct(services, {
    name: 'Ulaznica',
    format: 'EProduct',
    retailPriceCents: 1000,
    taxRatePercent: 13,
  })
  const methods = await db.transaction().execute(async (trx) => {
    const method = async (
      name: string,
      given: Partial<Parameters<typeof insertDeliveryMethod>[1]>,
    ): Promise<number> =>
      await insertDeliveryMethod(trx, {
        ...{ kind: 'address', position: 1, priceCents: 490, taxBasisPoints: 2500 },
        ...{ canBeFree: true, minDays: 1, maxDays: 3, countryIds: [countryId.HR] },
        texts: { hrv: { name, description: `${name} do vas` } },
        ...given,
      })
    const parcel = await method('Dostava', {})
    const abroad = await method('Dostava u EU', {
      ...{ position: 2, priceCents: 1200, canBeFree: false, countryIds: [countryId.DE] },
    })
    const pickup = await method('Paketomat', {
      ...{ kind: 'branch', position: 3, priceCents: 200, taxBasisPoints: 1300 },
    })
    const other = await method('Trgovina', { kind: 'branch', position: 4, countryIds: [] })
    const branch = async (methodId: number, name: string): Promise<number> =>
      await insertBranch(trx, {
        ...{ methodId, name, street: 'Riva 1', zipCode: '21000', city: 'Split', hours: [] },
      })
    const branches = [await branch(pickup, 'Riva'), await branch(pickup, 'Gripe')] as const
    const foreignBranch = await branch(other, 'Zagreb')
    const payment = async (
      adapter: string,
      given: Partial<Parameters<typeof insertPaymentMethod>[1]>,
    ): Promise<number> =>
      await insertPaymentMethod(trx, {
        ...{ adapter, position: 1, maxCents: null, exceptDeliveryIds: [] },
        texts: { hrv: { name: adapter, description: '' } },
        ...given,
      })
    const card = await payment('sandbox', {})
    const transfer = await payment('transfer', { position: 2 })
    const cashOnDelivery = await payment('cash-on-delivery', {
      ...{ position: 3, maxCents: 10_000, exceptDeliveryIds: [pickup] },
    })
    return { parcel, abroad, pickup, branches, foreignBranch, card, transfer, cashOnDelivery }
  })
  return { ...methods, countryId, scarf, ticket }
}

export async function set(services: TestServices, key: string, value: string): Promise<void> {
  await services.db
    .transaction()
    .execute((trx) => setSetting(trx, { group: 'checkout', key, value }))
}

type Headers = Record<string, string> | undefined

/** A cart with pieces of these products. */
export async function cartWith(
  services: TestServices,
  lines: readonly (readonly [productId: number, qty: number])[],
  headers?: Headers,
): Promise<Session> {
  const session = await services.call(getNewCartSession, {}, headers)
  for (const [productId, qty] of lines) {
    await services.call(addItem, { ...session, productId, qty }, headers)
  }
  return session
}

/** Saves who buys. */
export async function buy(
  services: TestServices,
  session: Session,
  {
    headers,
    ...input
  }: Omit<CallInput<typeof updateGuestUser>, keyof Session> & {
    readonly headers?: Headers
  } = {},
) {
  return await services.call(
    updateGuestUser,
    { ...session, addresses: [ADDRESS], ...input },
    headers,
  )
}

export async function choose(
  services: TestServices,
  session: Session,
  deliveryMethodId: number,
  branchId?: number,
): Promise<Cart> {
  const input = { ...session, deliveryMethodId, branchId: branchId ?? null }
  return (await services.call(saveDeliveryMethod, input)).cart
}
