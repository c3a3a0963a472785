import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import {
  agree,
  fieldOf,
  fillAddress,
  GUEST,
  goToTransfer,
  isCartStream,
  putInCart,
} from '#tests/support/checkout.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

test('what is typed survives a reload and Back, and is gone with the order [CO-52]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await fillAddress(page)
  await page.getByLabel('Kupujem za tvrtku').check()
  await page.getByLabel('Naziv tvrtke').fill('Val d.o.o.')
  await page.reload()
  await untilTakenOver(page)
  for (const [label, value] of Object.entries(GUEST)) {
    await expect(fieldOf(page, label)).toHaveValue(value)
  }
  await expect(page.getByLabel('Naziv tvrtke')).toHaveValue('Val d.o.o.')
  await page.getByRole('link', { name: 'Natrag u košaricu' }).click()
  await expect(page).toHaveURL('/kosarica')
  await page.goBack()
  await expect(page.getByLabel('Naziv tvrtke')).toHaveValue('Val d.o.o.')
  await page.getByLabel('Kupujem za tvrtku').uncheck()

  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await page.getByRole('button', { name: 'Na plaćanje' }).click()
  await page.getByText('Narudžba je poklon').click()
  await page.getByLabel('Poruka uz poklon').fill('Sretan rođendan!')
  await page.reload()
  await untilTakenOver(page)
  await expect(page).toHaveURL('/naplata?korak=placanje')
  await expect(page.getByLabel('Poruka uz poklon')).toHaveValue('Sretan rođendan!')
  await page.getByRole('link', { name: 'Promijenite: Adresa' }).click()
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
  await page.goBack()

  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
})

test('ten taps on the button are one order [CO-06]', async ({ page, product: { url } }) => {
  await goToTransfer(page, url)
  let placed = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"PlaceOrder"')) placed += 1
  })
  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).evaluate((button) => {
    for (let tap = 0; tap < 10; tap += 1) if (button instanceof HTMLElement) button.click()
  })
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
  expect(placed).toBe(1)
})

test('an answer that is lost orders nothing twice, also beside other tabs, and offline nothing is sent', async ({
  page,
  context,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  // The tab that follows the cart, since it comes first. It sees the end of the cart.
  const tab = await context.newPage()
  const stream = tab.waitForRequest(isCartStream)
  await visit(tab, '/kosarica')
  await stream
  const locks = () =>
    tab.evaluate(async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name))
  await goToTransfer(page, url)
  const order = page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' })
  await context.setOffline(true)
  await order.click()
  await expect(page.getByText('Niste na mreži, pa')).toBeVisible()
  await context.setOffline(false)

  const lost: string[] = []
  await page.route('**/graphql', async (route) => {
    const request = route.request()
    const body = request.postData() ?? ''
    // The browser receives the response of the third attempt.
    if (!body.includes('"operationName":"PlaceOrder"') || lost.length === 2) return route.continue()
    // Sent outside the browser, which would otherwise store the cookies of the lost response.
    const answer = await fetch(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      body,
    })
    const text = await answer.text()
    lost.push(/"id":"([\w-]+)"/.exec(text)?.[1] ?? text.slice(0, 300))
    await route.abort()
  })
  await order.click()
  await expect(page.getByText('Odgovor nije stigao, pa ne znamo')).toBeVisible()
  const slug: unknown = expect.stringMatching(/^[\w-]{20,30}$/)
  expect(lost, 'what the service answered').toEqual([slug, slug])
  await expect.poll(locks).toEqual(['ordering'])
  await order.click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
  expect(new Set(lost)).toEqual(new Set([new URL(page.url()).searchParams.get('orderSlug')]))
})

test('the whole checkout by keyboard, at 320 px, breaks no rule of the content policy [CO-03]', async ({
  page,
  product: { url },
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const broken: string[] = []
  await page.exposeFunction('noteViolation', (directive: string) => broken.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      Reflect.get(window, 'noteViolation')(violatedDirective)
    })
  })
  await putInCart(page, url, 'sal-jadran')
  const answer = await page.goto('/naplata')
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  await untilTakenOver(page)
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const bar = page.locator('summary').filter({ hasText: 'Vaša narudžba' })
  await bar.focus()
  await press('Enter')
  await expect(page.getByText('Pleteni šal Jadran').first()).toBeVisible()
  expect(await isTooWide()).toBe(false)
  await press('Enter')

  await page.getByLabel('E-adresa').focus()
  for (const text of ['gost@posta.example', '0912345678', 'Ana', 'Anić']) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await expect(fieldOf(page, 'Država')).toBeFocused()
  await press('Tab')
  for (const text of ['Riva', '1', '21000']) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await expect(fieldOf(page, 'Mjesto')).toHaveValue('Split')
  await press('Enter')

  await expect(page.getByRole('heading', { name: 'Dostava', level: 2 })).toBeFocused()
  expect(await isTooWide()).toBe(false)
  await press('Tab', 'Space')
  await expect(page.getByRole('radio', { name: /^Dostava na adresu/ })).toBeChecked()
  await press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Paketomat Bonaca/ })).toBeChecked()
  await press('Tab')
  await page.keyboard.type('uvala')
  await press('Tab', 'Space')
  await expect(page.getByRole('radio', { name: /^Split – Uvala/ })).toBeChecked()
  await press('Enter')

  await expect(page.getByRole('heading', { name: 'Plaćanje', level: 2 })).toBeFocused()
  expect(await isTooWide()).toBe(false)
  await press('Tab', 'ArrowDown')
  await expect(page.getByRole('radio', { name: /^Uplata na račun/ })).toBeChecked()
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus()
    if ((await box.getAttribute('required')) !== null) await press('Space')
  }
  await press('Enter')
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
  expect(broken).toEqual([])
})

test('a customer logs in over the form, which keeps what is typed, and takes an address of the account [CO-45~]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await page.getByLabel('Telefon').fill('091 999 8888')
  await page.getByRole('link', { name: 'Prijavite se' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prijava' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('E-adresa').fill('ana@navijaci.example')
  await dialog.getByLabel('Lozinka', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('E-adresa')).toHaveValue('ana@navijaci.example')
  await expect(page.getByLabel('Telefon')).toHaveValue('091 999 8888')
  await expect(page.getByText('Vaše adrese')).toBeVisible()
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await expect(page.getByRole('heading', { name: 'Dostava', level: 2 })).toBeFocused()
})

test('while the service is down the page stays calm, keeps what is typed and can be tried again', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await fillAddress(page)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"CheckoutScreen"')
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  )
  await page.getByRole('link', { name: 'Natrag u košaricu' }).click()
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  const down = page.getByText('Naplata trenutačno ne odgovara.')
  await expect(down).toBeVisible()
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Pokušajte ponovno' }).click()
  await expect(down).toBeHidden()
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
})
