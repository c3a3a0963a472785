import { expect, type Locator, type Page, type Request } from 'playwright/test'
import { z } from 'zod'
import { visit } from './visit.ts'

const answered = z.object({
  data: z.object({
    product: z.object({
      id: z.string(),
      variants: z.array(z.object({ id: z.string() })),
    }),
  }),
})

/** With an origin, as browsers send it: the cart comes as cookies of the page's browser. */
export async function askGraph(
  page: Page,
  url: string,
  query: string,
  variables: object = {},
): Promise<unknown> {
  const data = { query, variables }
  return (await page.request.post(`${url}/graphql`, { data, headers: { origin: url } })).json()
}

export async function putInCart(page: Page, url: string, slug: string, quantity = 1) {
  const query = `query ($slug: String!) {
    product(slug: $slug) { ... on Product { id variants { id } } }
  }`
  const { product } = answered.parse(await askGraph(page, url, query, { slug })).data
  const input = { productId: product.variants[0]?.id ?? product.id, quantity }
  const mutation = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }'
  expect(await askGraph(page, url, mutation, { input })).toMatchObject({
    data: { addToCart: { __typename: 'AddToCartSuccess' } },
  })
}

export const GUEST = {
  'E-adresa': 'gost@posta.example',
  Telefon: '091 234 5678',
  Ime: 'Ana-Marija',
  Prezime: 'Đurđević',
  Ulica: 'Ulica kralja Zvonimira',
  'Kućni broj': '12a',
  'Poštanski broj': '21000',
} as const

/** The address of an invoice has the same labels, and is hidden until it is wanted. */
export function fieldOf(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).filter({ visible: true })
}

/** The place comes from the postal code. */
export async function fillAddress(
  page: Page,
  values: Readonly<Record<string, string>> = GUEST,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fieldOf(page, label).fill(value)
  }
  await expect(fieldOf(page, 'Mjesto')).toHaveValue('Split')
}

/** One address has few unpaid transfers at a time, and stories share a shop. */
let guests = 0

/** From the address to the payment, delivered to the door. */
export async function goToPayment(page: Page): Promise<void> {
  guests += 1
  await fillAddress(page, { ...GUEST, 'E-adresa': `gost-${guests}@posta.example` })
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await page.getByRole('button', { name: 'Na plaćanje' }).click()
  await expect(page.getByRole('heading', { name: 'Plaćanje', level: 2 })).toBeFocused()
}

/** The stream that follows the cart, which every page with a cart opens. */
export function isCartStream(request: Request): boolean {
  return request.headers()['accept'] === 'text/event-stream'
}

/** A scarf up to the button that orders it by bank transfer. */
export async function goToTransfer(page: Page, url: string): Promise<void> {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await goToPayment(page)
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await agree(page)
}

/** Those with a star. */
export async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) {
    if ((await box.getAttribute('required')) !== null) await box.check()
  }
}
