import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Tokens } from './fetch-client.ts'
import * as graph from './generated/graphql.ts'

/** The journey is the same for each client. */
export type Ask = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>

export type Shopper = {
  /** The address of the shop, without a path. */
  readonly site: string
  readonly tokens: Tokens
  readonly ask: Ask
}

const ADDRESS: graph.CheckoutAddressInput = {
  firstName: 'Ana',
  lastName: 'Anić',
  contactEmail: 'ana.gost@posta.example',
  contactPhone: '+385 91 234 5678',
  country: 'HR',
  city: 'Split',
  street: 'Ulica mora',
  houseNumber: '7a',
  zipCode: '21000',
}

/** The one success of a mutation; a problem is thrown with its code. */
function succeeded<Result extends { __typename: string }, Name extends Result['__typename']>(
  result: Result,
  name: Name,
): Extract<Result, { __typename: Name }> {
  if (!isNamed(result, name)) throw new Error(`${name}: ${JSON.stringify(result)}`)
  return result
}

function isNamed<Result extends { __typename: string }, Name extends Result['__typename']>(
  result: Result,
  name: Name,
): result is Extract<Result, { __typename: Name }> {
  return result.__typename === name
}

function first<One>(all: readonly One[] | null | undefined): One {
  const [one] = all ?? []
  if (one === undefined) throw new Error('The list is empty.')
  return one
}

export async function logIn({ ask, tokens }: Shopper, username: string, password: string) {
  const { login } = await ask(graph.LoginDocument, { username, password })
  const { me, session } = succeeded(login, 'LoginSuccess')
  if (!session) throw new Error('A browser logs in by cookies; this is an app.')
  tokens.access = session.accessToken
  tokens.refresh = session.refreshToken
  // The cart of the guest and that of the customer are one now.
  const { cart } = await ask(graph.CurrentCartDocument, {})
  if (cart?.guestToken) tokens.guest = cart.guestToken
  return me
}

/** From the frame of the shop to the page of one product, with its picture. */
export async function lookAround({ ask, site }: Shopper) {
  const { layout, categories } = await ask(graph.ShopFrameDocument, {})
  const { products } = await ask(graph.ProductsDocument, { page: 1 })
  const card = first(
    products?.items.filter(
      ({ format, availability, picture }) =>
        format === 'SIMPLE' && availability === 'IN_STOCK' && picture?.urlTemplate,
    ),
  )
  const size = first(layout.site.mediaSizes.filter(({ width }) => width >= 320)).key
  const address = card.picture?.urlTemplate?.replace('{size}', size) ?? ''
  const picture = await fetch(new URL(address, site))
  const { product } = await ask(graph.ProductPageDocument, { slug: card.slug })
  if (product?.__typename !== 'Product') throw new Error('The product has moved.')
  const { facets } = products ?? {}
  const facet = first(facets?.filter(({ type }) => type === 'TEXT_SWATCH'))
  const value = first(facet.values.filter(({ totalProducts }) => totalProducts > 0))
  const filters = [{ attribute: facet.code, values: [value.id ?? ''] }]
  const narrowed = await ask(graph.ProductsDocument, { page: 1, filters })
  const { search } = await ask(graph.FindProductsDocument, { keywords: card.name })
  return {
    card,
    languages: layout.site.languages.map(({ code2 }) => code2),
    categories: categories?.length ?? 0,
    total: products?.pageInfo.total ?? 0,
    pictureType: `${picture.status} ${picture.headers.get('content-type')}`,
    hasDescription: Boolean(product.description),
    isFiltered: narrowed.products?.pageInfo.total === value.totalProducts,
    isFound: search?.products?.some(({ id }) => id === card.id) ?? false,
  }
}

/** The input that puts a bundle into the cart: of each part the product, or the first variant. */
export async function chooseBundle({ ask }: Shopper): Promise<graph.AddToCartInput> {
  const { products } = await ask(graph.ProductsDocument, { page: 1 })
  const { slug } = first(products?.items.filter(({ format }) => format === 'BUNDLE'))
  const { product } = await ask(graph.ProductPageDocument, { slug })
  if (product?.__typename !== 'Product') throw new Error('The bundle has moved.')
  const parts = product.bundleParts.map((part) => part.product)
  const slugs = parts.flatMap((part) => (part?.format === 'CONFIGURABLE' ? [part.slug] : []))
  const { productsBySlug } = await ask(graph.BundleChoicesDocument, { slugs })
  const chosen = new Map(
    productsBySlug?.map(({ id, variants }) => [
      id,
      first(variants.filter(({ availability }) => availability !== 'OUT_OF_STOCK')).id,
    ]),
  )
  const bundleParts = product.bundleParts.map(({ productId }) => chosen.get(productId) ?? productId)
  return { productId: product.id, options: { bundleParts } }
}

export async function fillCart({ ask, tokens }: Shopper, productId: string) {
  const { addToCart } = await ask(graph.AddToCartDocument, { input: { productId } })
  const { cart: added } = succeeded(addToCart, 'AddToCartSuccess')
  if (added.guestToken) tokens.guest = added.guestToken
  const line = first(added.items.filter((one) => one.productId === productId))
  const { updateCartItem } = await ask(graph.ChangeQuantityDocument, {
    itemId: line.id,
    quantity: 2,
  })
  return succeeded(updateCartItem, 'UpdateCartItemSuccess').cart
}

/** Address, delivery, payment, consents and the order. */
export async function order({ ask, tokens }: Shopper, kind: graph.PaymentKind) {
  const { saveCheckoutAddress } = await ask(graph.SaveAddressDocument, {
    input: { shippingAddress: ADDRESS },
  })
  const saved = succeeded(saveCheckoutAddress, 'SaveCheckoutAddressSuccess')
  if (saved.guestToken) tokens.guest = saved.guestToken
  const home = first(saved.checkout.deliveryMethods?.filter(({ branches }) => !branches.length))
  const { saveDeliveryMethod } = await ask(graph.ChooseDeliveryDocument, {
    input: { methodId: home.id },
  })
  const { checkout } = succeeded(saveDeliveryMethod, 'SaveDeliveryMethodSuccess')
  const method = first(checkout.paymentMethods?.filter((one) => one.kind === kind))
  const { savePaymentMethod } = await ask(graph.ChoosePaymentDocument, {
    input: { methodId: method.id },
  })
  const chosen = succeeded(savePaymentMethod, 'SavePaymentMethodSuccess')
  const { formConsents } = await ask(graph.CheckoutConsentsDocument, {})
  const consents = (formConsents ?? []).filter(({ isRequired }) => isRequired)
  const { placeOrder } = await ask(graph.PlaceOrderDocument, {
    input: {
      expectedTotal: chosen.checkout.cart.prices.total.amount,
      consents: consents.map(({ number }) => number),
      readTexts: consents.flatMap(({ number, version }) =>
        typeof version === 'number' ? [{ number, version }] : [],
      ),
    },
  })
  const placed = succeeded(placeOrder, 'PlaceOrderSuccess')
  if (placed.guestToken) tokens.guest = placed.guestToken
  return placed
}

export async function statusOf({ ask }: Shopper, slug: string) {
  const { order: found } = await ask(graph.OrderStatusDocument, { slug })
  if (!found) throw new Error('There is no such order.')
  return found
}

/** A web view posts the form to the provider, on whose page the buyer approves. */
export async function payInWebView(site: string, form: graph.PaymentFieldsFragment | null) {
  if (form?.__typename !== 'PaymentForm') throw new Error('There is nothing to post.')
  const fields = form.fields.map(({ name, value }): [string, string] => [name, value])
  const page = await post(form.action, fields)
  if (page.status !== 200) throw new Error(`The provider answered ${page.status}.`)
  // The demo's provider: a button on its page sends the same fields and the choice.
  const approved = await post(`${site}/pay/sandbox/answer`, [...fields, ['choice', 'approve']])
  const back = await fetch(approved.headers.get('location') ?? '', { redirect: 'manual' })
  return new URL(back.headers.get('location') ?? '', site)
}

function post(address: string, fields: readonly [string, string][]): Promise<Response> {
  const body = new URLSearchParams([...fields])
  return fetch(address, { method: 'POST', body, redirect: 'manual' })
}
