import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

/** What an app learns of a refused field without reading the message. */

const APP = { 'x-client': 'app' }
const PROBLEM =
  '__typename ... on Problem { code } ... on FormProblem { field rule limit } ... on CartProblem { field }'
const PERSON = { firstName: 'Iva', lastName: 'Ivić', email: 'iva@posta.example' }
const ADDRESS = {
  ...{ firstName: 'Iva', lastName: 'Ivić', contactEmail: 'iva@posta.example' },
  ...{ contactPhone: '091 111 2222', country: 'HR', city: 'Split', street: 'Riva' },
  ...{ houseNumber: '1', zipCode: '21000' },
}

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function refusalOf(mutation: string, input: object, headers: object = APP) {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  const { data, errors } = await graph.ask<Record<string, unknown>>(
    `mutation ($input: ${name}!) { ${mutation}(input: $input) { ${selected(mutation)} } }`,
    { input },
    { ...headers },
  )
  expect(errors).toEqual([])
  return data[mutation]
}

/** A fragment on a problem that the union lacks would be invalid. */
function selected(mutation: string): string {
  const isOfCart = mutation === 'addToCart' || mutation === 'applyCoupon'
  const lacking = isOfCart
    ? /\.\.\. on FormProblem \{[^}]*\} ?/
    : / ?\.\.\. on CartProblem \{[^}]*\}/
  return mutation === 'saveCheckoutAddress' ? PROBLEM : PROBLEM.replace(lacking, '')
}

const form = (field: string, rule: string, limit: number | null = null) => ({
  ...{ __typename: 'FormProblem', code: 'INVALID_INPUT', field, rule, limit },
})

describe('[DC-09~] a refused field has the rule that it breaks, and the length that the rule allows', () => {
  test.each([
    ['login', { username: '', password: 'x' }, form('username', 'REQUIRED')],
    ['login', { username: 'iva', password: 'x' }, form('username', 'EMAIL')],
    ['register', { email: 'iva' }, form('email', 'EMAIL')],
    ['register', { firstName: '' }, form('firstName', 'REQUIRED')],
    ['register', { firstName: '1va' }, form('firstName', 'LETTERS_ONLY')],
    ['register', { lastName: 'x'.repeat(76) }, form('lastName', 'MAX_LENGTH', 75)],
    ['register', { password: 'kratka' }, form('password', 'MIN_LENGTH', 8)],
    ['requestPasswordReset', { email: 'iva' }, form('email', 'EMAIL')],
  ])('%s %j', async (mutation, given, refusal) => {
    const whole = { ...PERSON, password: 'more-i-parket-9', consents: [1, 2] }
    const input = mutation === 'register' ? { ...whole, ...given } : given
    expect(await refusalOf(mutation, input)).toEqual(refusal)
  })

  test('also in an address, where the path leads to the field', async () => {
    const cart = await graph.ask<{ addToCart: { cart: { guestToken: string } } }>(
      `mutation ($id: ID!) { addToCart(input: { productId: $id }) {
         ... on AddToCartSuccess { cart { guestToken } } } }`,
      { id: await idOf('sal-jadran') },
      APP,
    )
    const guest = { ...APP, 'x-guest': cart.data.addToCart.cart.guestToken }
    const save = (given: object) => refusalOf('saveCheckoutAddress', given, guest)
    const shippingAddress = { ...ADDRESS, city: 'x'.repeat(76) }
    expect(await save({ shippingAddress })).toEqual(form('shippingAddress.city', 'MAX_LENGTH', 75))
    const of = (given: object) => save({ shippingAddress: { ...ADDRESS, ...given } })
    expect(await of({ contactPhone: 'abc' })).toEqual(form('shippingAddress.contactPhone', 'PHONE'))
    expect(await of({ zipCode: '100' })).toEqual(form('shippingAddress.zipCode', 'POSTCODE'))
    const company = { ...ADDRESS, companyName: 'Obrt Val', companyOIB: '12345678901' }
    expect(
      await save({ shippingAddress: ADDRESS, isCompany: true, billingAddress: company }),
    ).toEqual(form('billingAddress.companyOIB', 'COMPANY_NUMBER'))
    expect(await save({ shippingAddress: { ...ADDRESS, country: 'ZZ' } })).toEqual({
      ...form('shippingAddress.country', 'none'),
      rule: null,
    })
  })

  test('a password that is the old one', async () => {
    const { data } = await graph.ask<{ login: { session: { accessToken: string } } }>(
      `mutation { login(input: { username: "luka@navijaci.example", password: "rukomet-na-otoku" }) {
         ... on LoginSuccess { session { accessToken } } } }`,
      {},
      APP,
    )
    const authorization = `Bearer ${data.login.session.accessToken}`
    const passwords = { oldPassword: 'rukomet-na-otoku', newPassword: 'rukomet-na-otoku' }
    expect(await refusalOf('changePassword', passwords, { ...APP, authorization })).toEqual(
      form('newPassword', 'DIFFERENT_PASSWORD'),
    )
  })

  test('a code that names no rule has none', async () => {
    const whole = { ...PERSON, password: 'more-i-parket-9', consents: [] }
    expect(await refusalOf('register', whole)).toEqual({
      ...{ __typename: 'FormProblem', code: 'CONSENT_REQUIRED', field: 'consents' },
      ...{ rule: null, limit: null },
    })
  })
})

async function idOf(slug: string): Promise<string> {
  const { data } = await graph.ask<{ product: { id: string } }>(
    'query ($slug: String!) { product(slug: $slug) { ... on Product { id } } }',
    { slug },
  )
  return data.product.id
}

describe('a refusal of the cart names the field of the input', () => {
  test('a quantity, a typed text, and a coupon', async () => {
    const { data } = await graph.ask<{
      product: { variants: { id: string }[]; customOptions: { id: string }[] }
    }>(
      '{ product(slug: "dres-domaci") { ... on Product { variants { id } customOptions { id } } } }',
    )
    const { variants, customOptions } = data.product
    const productId = variants[0]?.id
    const typed = (value: string) => ({
      options: { personalizations: [{ optionId: customOptions[0]?.id, value }] },
    })
    const cart = (code: string, field: string | null) => ({
      ...{ __typename: 'CartProblem', code, field },
    })
    expect(await refusalOf('addToCart', { productId, quantity: 1_000 })).toEqual(
      cart('INVALID_QUANTITY', 'quantity'),
    )
    expect(await refusalOf('addToCart', { productId, ...typed('x'.repeat(13)) })).toEqual(
      cart('INVALID_INPUT', 'options.personalizations.0.value'),
    )
    const added = await graph.ask<{ addToCart: { cart: { guestToken: string } } }>(
      `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
         ... on AddToCartSuccess { cart { guestToken } } } }`,
      { input: { productId, ...typed('x'.repeat(12)) } },
      APP,
    )
    const guest = { ...APP, 'x-guest': added.data.addToCart.cart.guestToken }
    expect(await refusalOf('applyCoupon', { code: '' }, guest)).toEqual(
      cart('INVALID_INPUT', 'code'),
    )
    expect(await refusalOf('applyCoupon', { code: 'NEMA' }, guest)).toEqual(
      cart('COUPON_NOT_FOUND', 'code'),
    )
  })
})
