import { addItem, applyCoupon, getNewCartSession } from '#services/contract/cart.ts'
import { updateGuestUser } from '#services/contract/checkout.ts'
import { saveDeliveryMethod } from '#services/contract/delivery.ts'
import { withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { savePaymentMethod } from '#services/contract/payment.ts'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { countDownload } from '#services/modules/order/downloads/count-download.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { addMatch, createWorld } from '#tests/services/order-world.ts'
import {
  ADDRESS,
  EMAIL,
  NAMES,
  type PersonalRows,
  type PersonOfShop,
} from '#tests/services/person.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { SHOP_RIGHTS } from '#tests/support/services.ts'

export const rows: PersonalRows = {
  after: ['cart'],

  async add(person) {
    const { services, headers, scarf } = person
    const world = await createWorld(services)
    const billing = { ...ADDRESS, type: 'billing', houseNumber: '1849c' } as const
    const buyer = { email: EMAIL, addresses: [ADDRESS, billing], isCompany: true }
    const own = await services.call(getNewCartSession, {}, headers)
    await services.call(updateGuestUser, { ...own, ...buyer }, headers)
    services.clock.advance(1_000)
    // As a guest with the same address, before the login.
    const guests = await services.call(getNewCartSession, {})
    await services.call(addItem, { ...guests, productId: scarf, qty: 1 })
    await services.call(updateGuestUser, { ...guests, ...buyer })
    services.clock.advance(1_000)
    await orderToTheEnd(person, world)
  },
}

/** As a guest with the address, up to the end: paid, delivered, withdrawn from and paid back. */
async function orderToTheEnd(
  { services, scarf }: PersonOfShop,
  world: Awaited<ReturnType<typeof createWorld>>,
): Promise<void> {
  const ticket = await addProduct(services, { name: 'Ulaznica', format: 'EProduct' })
  await addMatch(services, [ticket])
  await services.db.transaction().execute(async (trx) =>
    insertCoupon(trx, {
      ...{ code: 'OSOBNI', kind: 'percent', percent: 7, amountCents: null, minCents: 0 },
      ...{ categoryId: null, isForMembers: false, startsAt: null, endsAt: null, maxUses: null },
    }),
  )
  const cart = await services.call(getNewCartSession, {})
  await services.call(addItem, { ...cart, productId: scarf, qty: 1 })
  await services.call(addItem, { ...cart, productId: ticket, qty: 1 })
  await services.call(applyCoupon, { ...cart, couponCode: 'OSOBNI' })
  const { companyName: _name, companyOIB: _oib, ...address } = ADDRESS
  await services.call(updateGuestUser, { ...cart, email: EMAIL, addresses: [address] })
  await services.call(saveDeliveryMethod, { ...cart, deliveryMethodId: world.courier })
  await services.call(savePaymentMethod, { ...cart, paymentMethodId: world.transfer })
  const gift = { to: 'Domagojica', from: 'Zrinkica', giftMessage: 'Za Štrigovčanec!' }
  const orderMessage = 'Zvoniti kod Primateljićevih.'
  const { orderSlug } = await world.place(cart, {
    ...gift,
    orderMessage,
    isDigitalAtOnce: true,
  })
  const { number, lines } = await world.read(orderSlug)
  const trackingUrl = 'https://paketi.example/zo-1848'
  for (const move of ['pay', 'ship', 'deliver'] as const) {
    services.clock.advance(1_000)
    await services.call(moveOrder, { number, move, trackingUrl }, await services.as(...SHOP_RIGHTS))
  }
  services.clock.advance(1_000)
  for (const line of lines.filter(({ codes }) => codes.length === 0)) {
    const download = { line: { id: line.id, quantity: line.qty }, fileId: 1, link: 'prva' }
    await countDownload(services.db, services.clock, { slug: orderSlug, ...download })
  }
  services.clock.advance(1_000)
  const key = orderKey(orderSlug, services.config.sessionSecret)
  const possible = lines.filter(({ noWithdrawal }) => noWithdrawal === null)
  const lineIds = possible.map(({ id }) => id)
  const statement = {
    orderSlug,
    key,
    name: `${NAMES.firstName} ${NAMES.lastName}`,
    email: EMAIL,
    lineIds,
  }
  await services.call(withdrawOrder, statement)
  await services.call(moveOrder, { number, move: 'refund' }, await services.as(...SHOP_RIGHTS))
}
