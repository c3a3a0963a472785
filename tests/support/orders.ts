import { expect, type Page } from 'playwright/test'
import { z } from 'zod'
import { askGraph, putInCart } from './checkout.ts'

const ADDRESS = {
  firstName: 'Ana',
  lastName: 'Anić',
  contactEmail: 'ana.gost@posta.example',
  contactPhone: '091 234 5678',
  country: 'HR',
  city: 'Split',
  street: 'Ulica mora',
  houseNumber: '7a',
  zipCode: '21000',
}

const offered = z.object({
  data: z.object({
    checkout: z.object({
      deliveryMethods: z.array(z.object({ id: z.string() })),
      paymentMethods: z.array(z.object({ id: z.string(), kind: z.string() })),
    }),
    formConsents: z.array(z.object({ number: z.number() })),
  }),
})
const priced = z.object({
  data: z.object({
    savePaymentMethod: z.object({
      checkout: z.object({
        cart: z.object({ prices: z.object({ total: z.object({ amount: z.string() }) }) }),
      }),
    }),
  }),
})
const placed = z.object({
  data: z.object({
    placeOrder: z.object({ order: z.object({ id: z.string(), number: z.string() }) }),
  }),
})

const METHODS = `{ checkout { deliveryMethods { id } paymentMethods { id kind } }
  formConsents(form: CHECKOUT_FORM) { number } }`

async function offers(page: Page, url: string) {
  return offered.parse(await askGraph(page, url, METHODS)).data
}

export async function saveAddress(
  page: Page,
  url: string,
  contactEmail: string = ADDRESS.contactEmail,
): Promise<void> {
  await askGraph(
    page,
    url,
    'mutation ($input: SaveCheckoutAddressInput!) { saveCheckoutAddress(input: $input) { __typename } }',
    { input: { shippingAddress: { ...ADDRESS, contactEmail } } },
  )
}

/** The first that is offered for the saved address. */
export async function chooseDelivery(page: Page, url: string): Promise<void> {
  const { checkout } = await offers(page, url)
  await askGraph(
    page,
    url,
    'mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { __typename } }',
    { input: { methodId: checkout.deliveryMethods[0]?.id } },
  )
}

/** Orders in the page's browser, without walking through the checkout's screens. */
export async function placeOrder(
  page: Page,
  url: string,
  {
    kind,
    slug = 'sal-jadran',
    quantity = 1,
    isDigital = false,
    email,
  }: {
    readonly kind: 'TRANSFER' | 'CASH_ON_DELIVERY' | 'PROVIDER'
    readonly slug?: string
    readonly quantity?: number
    /** Nothing is delivered, and the buyer wants it at once. */
    readonly isDigital?: boolean
    readonly email?: string
  },
): Promise<{ readonly id: string; readonly number: string }> {
  const ask = async (query: string, variables: object = {}) =>
    await askGraph(page, url, query, variables)
  await putInCart(page, url, slug, quantity)
  await saveAddress(page, url, email)
  if (!isDigital) await chooseDelivery(page, url)
  const { checkout, formConsents } = await offers(page, url)
  const method = checkout.paymentMethods.find((one) => one.kind === kind)
  const { savePaymentMethod } = priced.parse(
    await ask(
      `mutation ($input: SavePaymentMethodInput!) { savePaymentMethod(input: $input) {
         ... on SavePaymentMethodSuccess { checkout { cart { prices { total { amount } } } } } } }`,
      { input: { methodId: method?.id } },
    ),
  ).data
  const answer = await ask(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
       ... on PlaceOrderSuccess { order { id number } } ... on Problem { code } } }`,
    {
      input: {
        expectedTotal: savePaymentMethod.checkout.cart.prices.total.amount,
        consents: formConsents.map(({ number }) => number),
        isDigitalAtOnce: isDigital,
      },
    },
  )
  expect(answer).toHaveProperty('data.placeOrder.order.id')
  return placed.parse(answer).data.placeOrder.order
}
