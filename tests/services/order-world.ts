import { failure } from '#services/contract/answers.ts'
import type { Call } from '#services/contract/call.ts'
import { addItem, getNewCartSession, validateCart } from '#services/contract/cart.ts'
import { updateGuestUser } from '#services/contract/checkout.ts'
import { saveDeliveryMethod } from '#services/contract/delivery.ts'
import type { Order } from '#services/contract/order.ts'
import { getOrder } from '#services/contract/order-calls.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { savePaymentMethod } from '#services/contract/payment.ts'
import { createEvent } from '#services/modules/calendar/api.ts'
import { insertBranch, insertDeliveryMethod } from '#services/modules/delivery/api.ts'
import { saveSeller } from '#services/modules/document/api.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { insertPaymentMethod, paymentsOf } from '#services/modules/payment/api.ts'
import { signed } from '#services/modules/payment/signed-fields.ts'
import { countries } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import type { TestServices } from '#tests/support/services.ts'

export const SUCCESS = 'http://localhost:4000/naplata/uspjesna'
export const FAILURE = 'http://localhost:4000/checkout/failure'
export const URLS = { successURL: SUCCESS, failureURL: FAILURE }

export const ADDRESS = {
  type: 'shipping' as const,
  firstName: 'Ana',
  lastName: 'Anić',
  contactEmail: 'ana@posta.example',
  contactPhone: '+385 91 000 0000',
  country: 'HR',
  city: 'Zagreb',
  street: 'Ulica kralja',
  houseNumber: '7',
  zipCode: '10000',
}

export type Session = { readonly cartId: string; readonly protectCode: string }
type Headers = Record<string, string>

export type World = Awaited<ReturnType<typeof createWorld>>

/** Services as a buyer meets them. */
type Shop = Pick<TestServices, 'url' | 'db' | 'clock' | 'call' | 'send'>
type Ways = Awaited<ReturnType<typeof addWays>>

/** What a buyer does, with ways to deliver and to pay and a seller; these may stand already. */
export async function createWorld(
  services: Omit<Shop, 'clock'> & { readonly clock: Clock },
  existing: Ways | null = null,
) {
  const ways = existing ?? (await addWays(services))
  const { courier, card } = ways
  /** A cart with these products that lacks nothing but the order. */
  async function readyCart(
    lines: readonly (readonly [productId: number, qty: number, options?: object])[],
    given: {
      readonly paymentId?: number
      readonly deliveryId?: number | null
      readonly email?: string
      readonly headers?: Headers
    } = {},
  ): Promise<Session & { readonly guestToken: string }> {
    const { headers = someplace(), paymentId = card } = given
    const { email = paymentId === ways.transfer ? newBuyer() : ADDRESS.contactEmail } = given
    const session = await services.call(getNewCartSession, {}, headers)
    for (const [productId, qty, options = {}] of lines) {
      await services.call(addItem, { ...session, productId, qty, options }, headers)
    }
    const { guestToken } = await services.call(
      updateGuestUser,
      { ...session, email, addresses: [{ ...ADDRESS, contactEmail: email }] },
      headers,
    )
    const deliveryMethodId = given.deliveryId === undefined ? courier : given.deliveryId
    if (deliveryMethodId !== null) {
      await services.call(saveDeliveryMethod, { ...session, deliveryMethodId }, headers)
    }
    await services.call(savePaymentMethod, { ...session, paymentMethodId: paymentId }, headers)
    return { ...session, guestToken: guestToken ?? '' }
  }

  async function place(session: Session, more: object = {}, headers: Headers = someplace()) {
    const { cartId, protectCode } = session
    return await services.call(createOrder, { cartId, protectCode, ...URLS, ...more }, headers)
  }

  async function read(orderSlug: string): Promise<Order> {
    const key = orderKey(orderSlug, TEST_SECRET)
    return await services.call(getOrder, { orderSlug, key })
  }

  async function totalOf({ cartId, protectCode }: Session): Promise<number> {
    const { cart } = await services.call(validateCart, { cartId, protectCode })
    return cart.prices.base.orderTotal
  }

  async function refused(call: Call, input: object, headers: Headers = someplace()) {
    const { status, body } = await services.send(call, input, headers)
    return { status, ...failure.parse(body).error }
  }

  /** Signed fields as the sandbox sends them about the newest attempt to pay the order. */
  async function answerOf(
    orderSlug: string,
    result: 'paid' | 'declined' | 'cancelled' | 'pending' = 'paid',
    attempt = 0,
  ): Promise<Record<string, string>> {
    const payment = (await paymentsOf(services.db, orderSlug))[attempt]
    if (!payment) throw new Error('No payment was started')
    const fields = {
      paymentId: payment.id,
      amount: (payment.amountCents / 100).toFixed(2),
      currency: payment.currency,
      result,
      transaction: `T-${payment.id}`,
    }
    return signed(fields, 'sandbox provider', TEST_SECRET)
  }

  async function webhook(fields: Record<string, string>): Promise<number> {
    const response = await fetch(`${services.url}/webhook/sandbox`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    await response.text()
    return response.status
  }

  async function comeBack(fields: Record<string, string>, method = 'GET') {
    const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : ''
    const response = await fetch(`${services.url}/pay/return/sandbox${query}`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    })
    return { status: response.status, location: response.headers.get('location') }
  }

  async function stockOf(productId: number): Promise<{ onHand: number; held: number }> {
    const { on_hand: onHand } = await services.db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
    const holds = await services.db
      .selectFrom('stock_hold')
      .select('quantity')
      .where('product_id', '=', productId)
      .where('until', '>', services.clock.now().toISOString())
      .execute()
    return { onHand, held: holds.reduce((sum, { quantity }) => sum + quantity, 0) }
  }

  return {
    ...ways,
    ...{ readyCart, place, read, totalOf, refused, answerOf, webhook, comeBack, stockOf },
  }
}

let buyers = 0

/** One address has few unpaid transfers at a time. */
function newBuyer(): string {
  buyers += 1
  return `kupac-${buyers}@posta.example`
}

let place = 0

/** Each buyer is somewhere else, so that no limit is reached. */
export function someplace(): Headers {
  place += 1
  return { 'x-forwarded-for': `198.${place >> 16}.${(place >> 8) & 255}.${place & 255}` }
}

async function addWays(services: Pick<Shop, 'db'>) {
  const payment = async (adapter: string, position: number) =>
    await services.db.transaction().execute(async (trx) =>
      insertPaymentMethod(trx, {
        ...{ adapter, position, maxCents: null, exceptDeliveryIds: [] },
        texts: { hrv: { name: `Plaćanje ${adapter}`, description: 'Opis' } },
      }),
    )
  const card = await payment('sandbox', 1)
  const transfer = await payment('transfer', 2)
  const cash = await payment('cash-on-delivery', 3)
  await services.db.transaction().execute(async (trx) => {
    await saveSeller(trx, {
      ...{ name: 'Savez probnih sportova', street: 'Probna 1', zipCode: '10000', city: 'Zagreb' },
      ...{ oib: '76543210980', registry: 'Registar udruga, 1', iban: 'HR1210010051863000160' },
      ...{ phone: '+385 1 000 0000', email: 'trgovina@savez.example' },
    })
  })
  return { ...(await addDeliveries(services)), card, transfer, cash }
}

async function addDeliveries({ db }: Pick<Shop, 'db'>) {
  return await db.transaction().execute(async (trx) => {
    const home = (await countries(trx)).filter(({ iso }) => iso === 'HR').map(({ id }) => id)
    const method = {
      ...{ priceCents: 450, taxBasisPoints: 2_500, canBeFree: true, minDays: 1, maxDays: 3 },
      countryIds: home,
    }
    const courier = await insertDeliveryMethod(trx, {
      ...{ ...method, kind: 'address', position: 1 },
      texts: { hrv: { name: 'Dostava', description: 'Na adresu' } },
    })
    const pickUp = await insertDeliveryMethod(trx, {
      ...{ ...method, kind: 'branch', position: 2, priceCents: 0 },
      texts: { hrv: { name: 'Preuzimanje', description: 'U poslovnici' } },
    })
    const branch = await insertBranch(trx, {
      ...{ methodId: pickUp, name: 'Dom', street: 'Trg 1', zipCode: '10000', city: 'Zagreb' },
      hours: [],
    })
    return { courier, pickUp, branch }
  })
}

/** An event that these products are tickets of. */
export async function addMatch(
  { db, clock }: Pick<TestServices, 'db' | 'clock'>,
  otherTicketIds: readonly number[],
): Promise<number> {
  const day = 24 * 60 * 60_000
  const start = new Date(clock.now().getTime() + 9 * day).toISOString()
  return await db.transaction().execute(
    async (trx) =>
      await createEvent(trx, {
        ...{ start, end: null, location: 'Dvorana Bura', mediaId: null, otherTicketIds },
        texts: { hrv: { title: 'Jadran – Sjever', description: '<p>Kvalifikacije</p>' } },
      }),
  )
}
