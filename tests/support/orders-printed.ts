import type { Order } from '#services/contract/order.ts'
import type { Seller } from '#services/modules/document/api.ts'
import { draw } from '#services/modules/document/drawing.ts'
import type { Drawings } from '#services/platform/threads/drawings.ts'

/** An invented seller whose numbers have valid check digits. */
export const SELLER: Seller = {
  name: 'Jadranski sportski savez',
  street: 'Obala svjetionika 7',
  zipCode: '10296',
  city: 'Luka',
  oib: '70419263057',
  registry: 'Registar udruga, broj 00000192',
  iban: 'HR6099990021100098765',
  phone: '+385 1 5550 194',
  email: 'trgovina@jss.example',
}

/** Draws in the calling thread. */
export const DRAWN_HERE: Drawings = {
  draw: async (drawing) => Buffer.from(await draw(drawing as Parameters<typeof draw>[0])),
  close: async () => {},
}

const ADDRESS = {
  firstName: 'Željka',
  lastName: 'Šćepanović-Đurđević',
  contactEmail: 'zeljka@primjer.example',
  contactPhone: '+385 91 555 0123',
  country: 'HR',
  region: null,
  city: 'Donja Čićarija',
  street: 'Ulica žrtava olujnog mora',
  houseNumber: '12b',
  zipCode: '21999',
  companyName: null,
  companyOIB: null,
}

export function anOrderLine(given: Partial<Order['lines'][number]> = {}): Order['lines'][number] {
  return {
    id: 1,
    productId: 11,
    mainProductId: null,
    name: 'Domaći dres, M',
    sku: 'DRES-DOM-M',
    slug: 'domaci-dres',
    media: [],
    options: {},
    parts: [],
    qty: 1,
    unitPrice: 69.9,
    rowTotal: 69.9,
    taxRate: 25,
    noWithdrawal: null,
    withdrawnQty: 0,
    downloads: [],
    codes: [],
    ...given,
  }
}

/** Waits for a bank transfer of 1.234,56 €. */
export function anOrder(given: Partial<Order> = {}): Order {
  return {
    orderSlug: 'k3l9-slug',
    number: '2026-000123',
    placedAt: '2026-11-23T23:30:00.000Z',
    state: 'awaitingPayment',
    paymentState: 'unpaid',
    heldUntil: '2026-11-26T23:30:00.000Z',
    currency: 'EUR',
    lines: [
      anOrderLine({ qty: 12, unitPrice: 99.9, rowTotal: 1198.8 }),
      anOrderLine({
        id: 2,
        name: 'Šal „Svi za jednog”',
        sku: 'SAL-1',
        qty: 2,
        unitPrice: 15.43,
        rowTotal: 30.86,
      }),
    ],
    refundTotal: 0,
    refundedTotal: 0,
    itemsTotal: 1229.66,
    couponCode: null,
    couponTotal: 0,
    deliveryTotal: 4.9,
    taxes: [{ rate: 25, net: 987.65, tax: 246.91 }],
    total: 1234.56,
    email: ADDRESS.contactEmail,
    shippingAddress: null,
    billingAddress: ADDRESS,
    deliveryMethod: { name: 'Dostava na adresu', branch: null, minDays: 1, maxDays: 3 },
    paymentMethod: { id: 1, name: 'Uplata na račun', paymentType: null, kind: 'transfer' },
    instructions: null,
    gift: null,
    trackingUrl: null,
    timeline: [],
    withdrawalUntil: null,
    canWithdraw: true,
    canCancel: true,
    canPay: true,
    documentPath: '/download/order/x',
    documentTitle: 'Potvrda narudžbe',
    transfer: {
      payee: SELLER.name,
      address: 'Obala svjetionika 7, 10296 Luka',
      iban: SELLER.iban,
      model: 'HR01',
      reference: '2026-0001236',
      description: 'Narudžba 2026-000123',
      hub3Path: '/download/hub3/x',
      epcPath: '/download/epc/x',
    },
    ...given,
  }
}
