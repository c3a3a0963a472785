import type { PaymentState } from '#services/contract/order.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { addressInWords } from '#services/modules/order/checkout/address-in-words.ts'
import { checkoutPersonalData } from '#services/modules/order/checkout/personal-data.ts'
import { dropLetters } from '#services/modules/order/letters/letter-job.ts'
import type {
  OrderEvent,
  StoredLine,
  StoredOrder,
  WholeOrder,
} from '#services/modules/order/order.ts'
import { withParts } from '#services/modules/order/parts-store.ts'
import { shownPaymentState } from '#services/modules/order/states.ts'
import type { Trx } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import type { Person, PersonalData } from '#services/platform/personal-data.ts'
import { disownOrders, downloadsOf, ordersOfPerson } from './personal-store.ts'

/** The checkouts and orders of a person. */
export const orderPersonalData: PersonalData = {
  name: 'order',
  export: async (db, person, deps) => {
    const [checkouts, orders] = await Promise.all([
      checkoutPersonalData.export(db, person, deps),
      ordersOfPerson(db, keysOf(person)),
    ])
    const whole = await withParts(db, orders)
    const lineIds = whole.flatMap(({ lines }) => lines.map(({ id }) => id))
    const downloads = Map.groupBy(await downloadsOf(db, lineIds), ({ lineId }) => lineId)
    const inAllWords = (order: WholeOrder) => inWords(order, downloads)
    return { ...checkouts, Narudžbe: whole.map(inAllWords) }
  },

  // The law keeps what was sold and for how much. An order on its way still needs its address,
  // which `eraseBuyers` removes once the order is over.
  erase: async (trx: Trx, person, deps) => {
    await checkoutPersonalData.erase(trx, person, deps)
    for (const { slug } of await ordersOfPerson(trx, keysOf(person))) {
      await dropLetters(trx, slug, ['dead'])
    }
    await disownOrders(trx, keysOf(person), deps.clock.now().toISOString())
  },

  remaining: async (db, person) => {
    const orders = await ordersOfPerson(db, keysOf(person))
    const [over, underWay] = [orders.filter(isOver), orders.filter((order) => !isOver(order))]
    return [
      { kind: 'ORDERS_UNDER_WAY', count: underWay.length, names: underWay.map(numberOf) },
      { kind: 'ORDERS', count: over.length, names: over.map(numberOf) },
    ]
  },
}

/** It needs no address any more. */
function isOver({ state, paymentState }: StoredOrder): boolean {
  return (state === 'delivered' || state === 'cancelled') && paymentState !== 'toRefund'
}

function numberOf({ number }: StoredOrder): string {
  return number
}

function keysOf({ userId, email }: Person) {
  return { accountId: userId, emailKey: emailKey(email) }
}

const STATES: Readonly<Record<StoredOrder['state'], string>> = {
  awaitingPayment: 'čeka plaćanje',
  confirmed: 'potvrđena',
  shipped: 'poslana',
  delivered: 'uručena',
  cancelled: 'otkazana',
}
const PAYMENTS: Readonly<Record<PaymentState, string>> = {
  unpaid: 'nije plaćena',
  paid: 'plaćena',
  toRefund: 'novac treba vratiti',
  refunded: 'novac je vraćen',
  partlyRefunded: 'dio novca je vraćen',
}
const EVENTS: Readonly<Record<OrderEvent, string>> = {
  placed: 'naručeno',
  paid: 'plaćeno',
  paymentFailed: 'plaćanje nije uspjelo',
  shipped: 'poslano',
  delivered: 'uručeno',
  cancelled: 'otkazano',
  refundDue: 'novac treba vratiti',
  refunded: 'novac vraćen',
  withdrawn: 'odustanak od ugovora',
}

type Downloads = ReadonlyMap<number, readonly { readonly at: string }[]>

function inWords(order: WholeOrder, downloads: Downloads): JsonObject {
  const { shippingAddress, billingAddress, delivery } = order
  return {
    broj: order.number,
    naručeno: order.placedAt,
    stanje: STATES[order.state],
    plaćanje: PAYMENTS[shownPaymentState(order)],
    'način plaćanja': order.paymentMethod.name,
    'način dostave': delivery && (delivery.branch ?? delivery.name),
    uručeno: order.deliveredAt,
    'praćenje paketa': order.trackingUrl,
    'e-pošta': order.email,
    jezik: order.language,
    valuta: order.currency,
    artikli: order.itemsCents / 100,
    kupon: order.couponCode,
    popust: order.couponCents / 100,
    dostava: order.deliveryCents / 100,
    ukupno: order.totalCents / 100,
    'za povrat': order.refundCents / 100,
    vraćeno: order.refundedCents / 100,
    'adresa dostave': shippingAddress && addressInWords(shippingAddress),
    'adresa za račun': addressInWords(billingAddress),
    napomena: order.instructions,
    'poklon za': order.giftTo,
    'poklon od': order.giftFrom,
    'poruka uz poklon': order.giftMessage,
    'digitalni sadržaj odmah': order.isDigitalAtOnce ? 'da' : 'ne',
    stavke: order.lines.map((line) => ({
      ...lineInWords(line),
      kodovi: [...codesOf(order, line)],
      preuzimanja: (downloads.get(line.id) ?? []).map(({ at }) => at),
    })),
    tijek: order.events.map(({ event, at, note, amountCents }) => ({
      događaj: EVENTS[event],
      vrijeme: at,
      napomena: note,
      iznos: amountCents === null ? null : amountCents / 100,
    })),
  }
}

function lineInWords(line: StoredLine): JsonObject {
  return {
    naziv: line.name,
    šifra: line.sku,
    odabir: JSON.stringify(line.options),
    'u paketu': line.parts.map(({ name, quantity }) => `${quantity} × ${name}`),
    količina: line.quantity,
    'jedinična cijena': line.unitCents / 100,
    iznos: line.rowCents / 100,
    'od toga popust': line.couponCents / 100,
    'stopa PDV-a': line.taxBasisPoints / 100,
    'bez prava na odustanak': line.noWithdrawal !== null,
    'odustanak od količine': line.withdrawnQuantity,
    'odustanak od stavke': line.withdrawnAt,
  }
}

function codesOf({ codes }: WholeOrder, { id }: StoredLine): readonly string[] {
  return codes.get(id) ?? []
}
