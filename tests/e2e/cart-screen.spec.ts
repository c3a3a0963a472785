import type { Locator, Page } from 'playwright/test'
import { z } from 'zod'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { becomeCustomer, login } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const CART = '/kosarica'
const SCARF = 'Pleteni šal Jadran'
const JERSEY = 'Domaći dres Jadran 2026/27, XS'

const idOf = z.object({
  data: z.object({
    product: z.object({
      id: z.string(),
      variants: z.array(z.object({ id: z.string() })),
      customOptions: z.array(z.object({ id: z.string() })),
    }),
  }),
})

/** Sends an origin as browsers do, so the cart cookies are set in the page's browser context. */
async function post(page: Page, url: string, query: string, variables: object): Promise<unknown> {
  const data = { query, variables }
  return (await page.request.post(`${url}/graphql`, { data, headers: { origin: url } })).json()
}

async function put(page: Page, url: string, slug: string, quantity: number): Promise<void> {
  const query = `query ($slug: String!) {
    product(slug: $slug) { ... on Product { id variants { id } customOptions { id } } }
  }`
  const { product } = idOf.parse(await post(page, url, query, { slug })).data
  const [printed] = product.customOptions
  const input = {
    productId: product.variants[0]?.id ?? product.id,
    quantity,
    ...(printed && {
      options: { personalizations: [{ optionId: printed.id, value: 'Božić-Šarić' }] },
    }),
  }
  const mutation = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }'
  expect(await post(page, url, mutation, { input })).toMatchObject({
    data: { addToCart: { __typename: 'AddToCartSuccess' } },
  })
}

function line(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Proizvodi u košarici' }).getByRole('listitem', { name })
}

function summary(page: Page): Locator {
  return page.getByRole('region', { name: 'Pregled' })
}

/** Clicks inside the page: clicks sent by Playwright may be further apart than the debounce. */
async function tapQuickly(button: Locator, times: number): Promise<void> {
  await button.evaluate(async (element, count) => {
    for (let tap = 0; tap < count; tap += 1) {
      if (element instanceof HTMLElement) element.click()
      // A timer, because the debounce of the cart is one: a frame may come later than it.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, times)
}

/** Names of the cart operations that the page sends. */
function operationsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /"operationName":"(\w*(?:Cart|Card)\w*)"/.exec(request.postData() ?? '')?.[1]
    if (name !== undefined) names.push(name)
  })
  return names
}

/** Shop events that a third-party script receives, by name and detail. */
async function eventsOf(page: Page): Promise<unknown[]> {
  const heard: unknown[] = []
  await page.exposeFunction('hear', (...event: unknown[]) => heard.push(event))
  await page.addInitScript(() => {
    for (const name of ['couponError', 'emptyMemberCardBarcode', 'incorrectMemberCardBarcode']) {
      window.addEventListener(name, (event) => {
        if (!(event instanceof CustomEvent)) return
        Reflect.get(window, 'hear')(event.type, event.detail)
      })
    }
  })
  return heard
}

test('a guest sees the cart, changes it with quick fingers, removes a line and takes that back [CA-01, CA-02, CA-05] [CA-06, CA-09, CA-15] [CA-34, CA-35, CA-37] [CA-42]', async ({
  page,
  product: { url },
}) => {
  await put(page, url, 'dres-domaci', 1)
  await put(page, url, 'sal-jadran', 2)
  expect(await (await page.request.get(CART)).text()).toContain(SCARF)
  const operations = operationsOf(page)
  await visit(page, CART)
  const jersey = line(page, JERSEY)
  await expect(jersey.getByRole('term')).toHaveText('Prezime na leđima:')
  await expect(jersey.getByRole('definition')).toHaveText('Božić-Šarić')
  await expect(jersey).toContainText('Izrađuje se za vas, pa se ne može vratiti.')
  await expect(jersey.getByRole('link', { name: JERSEY })).toHaveAttribute(
    'href',
    /^\/product\/dres-domaci\?cartItemId=\d+$/,
  )
  const scarf = line(page, SCARF)
  await expect(scarf).toContainText('19,90 € po komadu')
  await expect(scarf).toContainText('39,80 €')
  await expect(summary(page)).toContainText('104,70 €')
  await expect(summary(page)).toContainText('Dostava na adresu: 1 – 3 radna dana.')
  await expect(jersey).toContainText('ne može vratiti')
  await expect(summary(page)).toContainText('14 dana od primitka, osim onoga što izrađujemo za vas')
  const beside = page.getByRole('region', { name: 'Pristaje uz ovo' })
  await expect(beside.getByRole('article')).toHaveCount(4)
  await expect(beside.getByRole('link', { name: /^Domaći dres/ })).toHaveCount(0)

  // Five taps are one change.
  const quantity = scarf.getByRole('spinbutton', { name: 'Količina' })
  await tapQuickly(scarf.getByRole('button', { name: 'Povećajte količinu' }), 5)
  await expect(quantity).toHaveValue('7')
  await expect(page.getByText('8 komada')).toBeVisible()
  await expect(scarf).toContainText('139,30 €')
  expect(operations).toEqual(['UpdateCartItem'])

  await quantity.fill('0')
  await quantity.blur()
  await expect(page.getByText('Količina je cijeli broj od 1 do 999.')).toBeVisible()
  await expect(quantity).toHaveValue('7')

  // A quantity above the stock is reverted, and the line shows the reason.
  await quantity.fill('900')
  await expect(scarf.getByRole('alert')).toContainText('Možete naručiti najviše')
  await expect(quantity).toHaveValue('7')

  await scarf.getByRole('button', { name: `Uklonite iz košarice: ${SCARF}` }).click()
  await expect(scarf).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Vratite' }).click()
  await expect(quantity).toHaveValue('7')

  await page.getByLabel('Napomena uz narudžbu').fill('Zvonite dvaput.')
  await expect(page.getByText('Napomena je spremljena.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Napomena uz narudžbu')).toHaveValue('Zvonite dvaput.')
  await expect(quantity).toHaveValue('7')
})

test('a coupon says why not, takes off what it promises, and goes with a message [CA-03, CA-07, CP-01] [CP-02, CP-03, CP-04] [CP-05, CP-06]', async ({
  page,
  product: { url },
}) => {
  await put(page, url, 'sal-jadran', 4)
  const events = await eventsOf(page)
  await visit(page, CART)
  const form = page.getByRole('form', { name: 'Kod kupona' })
  const field = form.getByRole('textbox')
  const apply = form.getByRole('button', { name: 'Primijenite kupon' })
  const REFUSALS = [
    ['', 'Unos ovog polja je obavezan'],
    ['NEMA-GA', 'Takav kupon ne postoji. Provjerite kod.'],
    ['LANI', 'Kupon je istekao.'],
    ['USKORO', 'Kupon još ne vrijedi.'],
    ['PRVIH50', 'Kupon je već iskorišten'],
    ['DRES20', 'Kupon ne vrijedi za proizvode u vašoj košarici.'],
    ['CLAN15', 'Kupon vrijedi samo uz člansku iskaznicu.'],
    ['IZNAD100', /najmanje 100,00\s€\. Još 20,40\s€ do kupona/],
  ] as const
  for (const [code, why] of REFUSALS) {
    await field.fill(code)
    await apply.click()
    await expect(form).toContainText(why)
    await expect(field).toBeFocused()
  }
  await expectNoBarrier(page, [320, 1440])
  // Without a code nothing was sent, and nothing failed.
  const codes = 'NOT_FOUND EXPIRED NOT_BEGUN USED_UP NOT_FOR_THESE_ITEMS MEMBERS_ONLY BELOW_MINIMUM'
  await expect
    .poll(() => events)
    .toEqual(codes.split(' ').map((code) => ['couponError', { code: `COUPON_${code}` }]))

  await field.fill('NAVIJAC10')
  await apply.click()
  const remove = form.getByRole('button', { name: 'Uklonite kupon' })
  await expect(remove).toBeFocused()
  await expect(field).toBeDisabled()
  await expect(summary(page)).toContainText('Kupon NAVIJAC10−7,96 €')
  await remove.click()
  await expect(field).toBeEnabled()
  await expect(summary(page)).not.toContainText('Kupon')

  const scarf = line(page, SCARF)
  await scarf.getByRole('spinbutton').fill('6')
  await expect(summary(page)).toContainText('119,40 €')
  await field.fill('IZNAD100')
  await apply.click()
  await expect(summary(page)).toContainText('Kupon IZNAD100')
  await scarf.getByRole('spinbutton').fill('3')
  await expect(
    page.getByText('Kupon IZNAD100 više ne vrijedi i uklonjen je. Iznos kupnje premalen je'),
  ).toBeVisible()
  await expect(field).toBeEnabled()
})

test('a guest becomes a customer: the carts are joined, and her card counts [CA-04, CP-07, CP-08] [CP-09~, CP-15, CP-16]', async ({
  page,
  product: { url },
}) => {
  await put(page, url, 'sal-jadran', 2)
  const events = await eventsOf(page)
  await visit(page, CART)
  await expect(summary(page)).toContainText('S članskom iskaznicom uštedjeli biste')
  await page.getByRole('link', { name: 'Prijavite se' }).click()
  await login(page, { email: 'ana@navijaci.example', password: DEMO_PASSWORD })
  await expect(page).toHaveURL(CART)
  await expect(line(page, SCARF).getByRole('spinbutton')).toHaveValue('2')

  const form = page.getByRole('form', { name: 'Broj članske iskaznice' })
  const field = form.getByRole('textbox')
  // The card of her profile applies at once.
  await expect(summary(page)).toContainText('S članskom iskaznicom štedite')
  await expect(field).toHaveValue('3859990001002')
  await form.getByRole('button', { name: 'Uklonite iskaznicu' }).click()
  await expect(summary(page)).toContainText('S članskom iskaznicom uštedjeli biste')
  const operations = operationsOf(page)
  await field.fill('')
  await form.getByRole('button', { name: 'Primijenite iskaznicu' }).click()
  await expect(form).toContainText('Unos ovog polja je obavezan')
  await expect.poll(() => events).toEqual([['emptyMemberCardBarcode', null]])
  // A typing error is found without the server; an unknown card number is not.
  for (const barcode of ['3859990001003', '3859990001019']) {
    await field.fill(barcode)
    await form.getByRole('button', { name: 'Primijenite iskaznicu' }).click()
    await expect(page.getByText('Broj članske iskaznice nije valjan.').first()).toBeVisible()
    await expect(field).toBeFocused()
  }
  await expect
    .poll(() => events.slice(1))
    .toEqual([
      ['incorrectMemberCardBarcode', null],
      ['incorrectMemberCardBarcode', null],
    ])
  expect(operations).toEqual(['ApplyMemberCard'])
  await field.fill('3859 9900 01002')
  await form.getByRole('button', { name: 'Primijenite iskaznicu' }).click()
  await expect(page.getByText('Članska iskaznica je primijenjena.')).toBeVisible()
  await expect(field).toBeDisabled()
  await expect(summary(page)).toContainText('S članskom iskaznicom štedite')
  await expectNoBarrier(page, [360, 1440])

  await visit(page, '/profil')
  await page.getByRole('button', { name: 'Odjavite se' }).click()
  await expect(page.getByText('Odjavljeni ste')).toBeVisible()
  await visit(page, CART)
  await expect(page.getByText('Košarica je prazna')).toBeVisible()
})

test('a login brings the account with its saved cart and wishes, says so, and empties the form [AC-05, CA-24]', async ({
  page,
  product,
}) => {
  const person = await becomeCustomer(page, product)
  await put(page, product.url, 'sal-jadran', 1)
  await page.context().clearCookies()
  await put(page, product.url, 'boca-termo', 2)
  await visit(page, '/shop')
  // The header shows the wish before it is stored, and the next page would cut the request off.
  const stored = page.waitForResponse(
    (response) => response.request().postData()?.includes('"SetWish"') ?? false,
  )
  await page
    .getByRole('button', { name: /^Želim: / })
    .first()
    .click()
  await (await stored).finished()
  await expect(page.getByRole('link', { name: 'Lista želja, ima želja na njoj' })).toBeVisible()

  await visit(page, '/prijava')
  await login(page, person)
  await expect(page.getByText('Košaricu s ovog uređaja spojili smo sa spremljenom.')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Košarica, 3 komada' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lista želja, ima želja na njoj' })).toBeVisible()
  await header.getByRole('link', { name: /^Košarica/ }).click()
  await expect(line(page, SCARF).getByRole('spinbutton')).toHaveValue('1')

  await visit(page, '/profil')
  await page.getByRole('button', { name: 'Odjavite se' }).click()
  await expect(page.getByText('Odjavljeni ste')).toBeVisible()
  await visit(page, '/prijava')
  await expect(page.getByLabel('E-adresa')).toHaveValue('')
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue('')
})

test('the cart is not fetched before it is visited: its one-time notices would be lost', async ({
  page,
  product: { url },
}) => {
  await put(page, url, 'sal-jadran', 1)
  await visit(page, '/o-nama')
  const operations = operationsOf(page)
  const code = page.waitForResponse(/cart-route-/)
  const link = page.getByRole('banner').getByRole('link', { name: /^Košarica/ })
  await link.hover()
  await (await code).finished()
  await link.click()
  await expect(line(page, SCARF)).toBeVisible()
  expect(operations).toEqual(['CartScreen'])
})

test('two tabs show the same cart, and an emptied one leads onward', async ({
  page,
  product: { url },
}) => {
  await put(page, url, 'sal-jadran', 1)
  await visit(page, CART)
  const other = await page.context().newPage()
  await visit(other, CART)
  await line(page, SCARF).getByRole('spinbutton').fill('4')
  await expect(line(other, SCARF).getByRole('spinbutton')).toHaveValue('4')
  await line(other, SCARF)
    .getByRole('button', { name: /^Uklonite/ })
    .click()
  await expect(page.getByText('Košarica je prazna')).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('main').getByRole('link', { name: 'Pogledajte trgovinu' }).click()
  await expect(page).toHaveURL('/shop')
  await other.close()
})

test('the whole cart by keyboard, and within the narrowest screen', async ({
  page,
  product: { url },
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await put(page, url, 'dres-domaci', 1)
  await put(page, url, 'sal-jadran', 1)
  await visit(page, CART)
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await isTooWide()).toBe(false)

  const scarf = line(page, SCARF)
  const jersey = line(page, JERSEY)
  await jersey.getByRole('spinbutton').focus()
  const steps = [
    jersey.getByRole('button', { name: 'Povećajte količinu' }),
    scarf.getByRole('link', { name: SCARF }),
    scarf.getByRole('button', { name: /^Uklonite/ }),
    scarf.getByRole('button', { name: 'Smanjite količinu' }),
    scarf.getByRole('spinbutton'),
    scarf.getByRole('button', { name: 'Povećajte količinu' }),
  ]
  for (const step of steps) {
    await page.keyboard.press('Tab')
    await expect(step).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(scarf.getByRole('spinbutton')).toHaveValue('2')
  await expect(page.getByText('3 komada')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(scarf).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoBarrier(page, [320, 768, 1440])
})

test('a cart that was joined elsewhere is over, and the way leads home [CA-25, CA-27~]', async ({
  page,
  product: { url },
}) => {
  await put(page, url, 'sal-jadran', 1)
  await visit(page, CART)
  await page.context().clearCookies()
  // The page may learn it by itself before the button is pressed.
  const pressed = line(page, SCARF).getByRole('button', { name: 'Povećajte količinu' }).click()
  await Promise.race([pressed.catch(() => undefined), page.waitForURL('/')])
  await expect(page.getByText('Košarica je u međuvremenu ažurirana.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the popup has the lines of the cart’s page, with what was chosen for each, and leads there [CA-12, PR-22~]', async ({
  page,
  product: { url },
}) => {
  await put(page, url, 'dres-domaci', 1)
  await visit(page, '/product/sal-jadran')
  await page
    .getByRole('main')
    .getByRole('button', { name: 'U košaricu', exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: `Dodano u košaricu: ${SCARF}` })
  const lines = dialog.getByRole('list', { name: 'Proizvodi u košarici' })
  await expect(lines).toContainText('Božić-Šarić')
  const inPopup = await lines.getByRole('listitem').allTextContents()

  await dialog.getByRole('link', { name: 'U košaricu' }).click()
  await expect(page).toHaveURL('/kosarica')
  const onPage = page.getByRole('main').getByRole('list', { name: 'Proizvodi u košarici' })
  await expect(onPage).toContainText('Božić-Šarić')
  const texts = await onPage.getByRole('listitem').allTextContents()
  expect(texts.toSorted()).toEqual(inPopup.toSorted())
  const beside = page.getByRole('region', { name: 'Pristaje uz ovo' }).getByRole('listitem')
  await expect(beside.filter({ hasText: 'Kratke hlače Jadran' })).toHaveCount(1)
  // What went with the removed line goes with it.
  await page.getByRole('button', { name: /^Uklonite iz košarice: Domaći dres/ }).click()
  await expect(beside.filter({ hasText: 'Kratke hlače Jadran' })).toHaveCount(0)
})
