import type { Locator, Page, Request } from 'playwright/test'
import { agree, fieldOf, GUEST, isCartStream } from '#tests/support/checkout.ts'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, untilTakenOver } from '#tests/support/visit.ts'

const SCARF = '/product/sal-jadran'
const JERSEY = '/product/dres-domaci'
const CART = '/kosarica'

const main = (page: Page): Locator => page.getByRole('main')
const addButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'U košaricu', exact: true })
const quantityOf = (page: Page): Locator =>
  main(page).getByRole('spinbutton', { name: 'Količina' }).first()

function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    // The cart subscription, which the next page opens when idle, is not a click.
    if (request.method() === 'POST' && !isCartStream(request)) posts.push(request)
  })
  return posts
}

async function addScarf(page: Page, url: string): Promise<void> {
  const headers = { origin: url }
  const added = await page.request.post(SCARF, { headers, form: { intent: 'add' } })
  expect(added.url()).toBe(url + CART)
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Simulates a slow server: holds a posted form until the returned function is called. */
async function holdPost(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return resolve
}

test('a press before the scripts have come adds once, however often it is pressed [CA-47, CA-19]', async ({
  page,
}) => {
  await page.addInitScript(tellWhenHydrated)
  const letScripts = await holdBack(page, 'scripts')
  const letPost = await holdPost(page, SCARF)
  const posts = postsOf(page)
  await page.goto(SCARF, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Povećajte količinu' }).click()
  await expect(quantityOf(page)).toHaveValue('2')
  // Playwright's own clicks wait for a pending navigation.
  const { x, y } = await middleOf(addButton(page))
  await page.mouse.dblclick(x, y)
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated')
  letScripts()
  await hydrated
  await page.mouse.click(x, y)
  await page.keyboard.press('Enter')
  letPost()
  await expect(page).toHaveURL(CART)
  await expect(quantityOf(page)).toHaveValue('2')
  expect(posts.map((request) => new URL(request.url()).pathname)).toEqual([SCARF])
})

test('what was chosen and typed before the scripts have come is what they send [PR-12, CA-41~]', async ({
  page,
}) => {
  const letScripts = await holdBack(page, 'scripts')
  await page.goto(JERSEY, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await quantityOf(page).fill('3')
  await page.getByRole('button', { name: 'Povećajte količinu' }).click()
  letScripts()
  await untilTakenOver(page)
  await expect(page).toHaveURL(`${JERSEY}?velicina=m`)
  await expect(quantityOf(page)).toHaveValue('4')
  await addButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'U košaricu' }).click()
  await expect(page).toHaveURL(CART)
  await expect(main(page).getByRole('listitem', { name: /, M$/ })).toBeVisible()
  await expect(quantityOf(page)).toHaveValue('4')
})

test('in the cart a typed quantity and note survive hydration, and stored [CA-05, CA-34]', async ({
  page,
  product: { url },
}) => {
  await addScarf(page, url)
  const form = { intent: 'instructions', instructions: 'Zvonite dvaput.' }
  await page.request.post(CART, { headers: { origin: url }, form })
  const letScripts = await holdBack(page, 'scripts')
  await page.goto(CART, { waitUntil: 'commit' })
  const note = page.getByLabel('Napomena uz narudžbu')
  await expect(note).toHaveValue('Zvonite dvaput.')
  await note.fill('Zvonite jednom.')
  await quantityOf(page).fill('4')
  letScripts()
  await untilTakenOver(page)
  await expect(page.getByText('4 komada')).toBeVisible()
  await expect(page.getByText('Napomena je spremljena.')).toBeVisible()
  await expect(note).toHaveValue('Zvonite jednom.')
  await page.reload()
  await expect(note).toHaveValue('Zvonite jednom.')
  await expect(quantityOf(page)).toHaveValue('4')
})

test('a line is changed and removed by the page itself while no script has come [CA-01]', async ({
  page,
  product: { url },
}) => {
  await addScarf(page, url)
  await holdBack(page, 'scripts')
  await page.goto(CART, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Povećajte količinu' }).click()
  await expect(page.getByText('2 komada')).toBeVisible()
  await page.getByRole('button', { name: /^Uklonite iz košarice/ }).click()
  await expect(page.getByText('Košarica je prazna')).toBeVisible()
})

test('a page rendered with an error hydrates, and the error can be corrected there [CP-06, CA-42]', async ({
  page,
  product: { url },
}) => {
  await addScarf(page, url)
  const letScripts = await holdBack(page, 'scripts')
  await page.goto(CART, { waitUntil: 'commit' })
  const coupon = page.getByRole('form', { name: 'Kod kupona' })
  await coupon.getByRole('textbox').fill('NEMA-GA')
  await coupon.getByRole('button', { name: 'Primijenite kupon' }).click()
  await expect(coupon).toContainText('Takav kupon ne postoji.')
  letScripts()
  await untilTakenOver(page)
  await expect(coupon).toContainText('Takav kupon ne postoji.')
  await expect(coupon.getByRole('textbox')).toHaveValue('NEMA-GA')
  await coupon.getByRole('textbox').fill('NAVIJAC10')
  await coupon.getByRole('button', { name: 'Primijenite kupon' }).click()
  await expect(page.getByText('Kupon je primijenjen.')).toBeVisible()
  await expect(coupon.getByRole('textbox')).toBeDisabled()
  await expect(coupon).not.toContainText('Takav kupon ne postoji.')
})

test('what is typed and chosen in the checkout before the scripts have come survives and is sent [CO-52, CO-20]', async ({
  page,
  product: { url },
}) => {
  await addScarf(page, url)
  const letScripts = await holdBack(page, 'scripts')
  await page.goto('/naplata', { waitUntil: 'commit' })
  for (const [label, value] of Object.entries({ ...GUEST, Mjesto: 'Split' })) {
    await fieldOf(page, label).fill(value)
  }
  await page.getByLabel('Kupujem za tvrtku').check()
  await page.getByLabel('Naziv tvrtke').fill('Val d.o.o.')
  letScripts()
  await untilTakenOver(page)
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
  await expect(page.getByLabel('Naziv tvrtke')).toHaveValue('Val d.o.o.')
  // The hydrated form has the value too.
  await page.reload()
  await untilTakenOver(page)
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
  await expect(page.getByLabel('Naziv tvrtke')).toHaveValue('Val d.o.o.')
  await page.getByLabel('Kupujem za tvrtku').uncheck()
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await expect(page).toHaveURL('/naplata?korak=dostava')

  const letScriptsOfDelivery = await holdBack(page, 'scripts')
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^Paketomat Bonaca/ }).check()
  letScriptsOfDelivery()
  await untilTakenOver(page)
  await page.getByRole('radio', { name: /^Supetar/ }).check()
  await page.getByRole('button', { name: 'Na plaćanje' }).click()
  await expect(page.getByText('Paketomat Bonaca · Supetar – Riva')).toBeVisible()

  const letScriptsOfPayment = await holdBack(page, 'scripts')
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await page.getByText('Narudžba je poklon').click()
  await page.getByLabel('Poruka uz poklon').fill('Sretno!')
  await agree(page)
  letScriptsOfPayment()
  await untilTakenOver(page)
  await expect(page.getByLabel('Poruka uz poklon')).toHaveValue('Sretno!')
  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
})

test('a step is sent by the page itself while no script has come [CO-01]', async ({
  page,
  product: { url },
}) => {
  await addScarf(page, url)
  const letScripts = await holdBack(page, 'scripts')
  await page.goto('/naplata', { waitUntil: 'commit' })
  for (const [label, value] of Object.entries({ ...GUEST, Mjesto: '' })) {
    await fieldOf(page, label).fill(value)
  }
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await expect(page.getByText('Unos ovog polja je obavezan')).toBeVisible()
  letScripts()
  await untilTakenOver(page)
  await expect(page.getByText('Unos ovog polja je obavezan')).toBeVisible()
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
  await fieldOf(page, 'Mjesto').fill('Split')
  await expect(page.getByText('Unos ovog polja je obavezan')).toHaveCount(0)
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await expect(page).toHaveURL('/naplata?korak=dostava')
})

/** Playwright does not inspect a page during a pending navigation. */
const tellWhenHydrated = `new MutationObserver(() => console.info('hydrated')).observe(document, {
  subtree: true,
  attributeFilter: ['data-hydrated'],
})`
