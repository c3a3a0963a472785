import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { confirm, giveConsents, login, somebody } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { putInCart } from '#tests/support/checkout.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

test('the success page of a bank transfer shows what to pay, codes for banking apps and the PDF, and makes an account [SF-01]', async ({
  page,
  product: { url },
}) => {
  const { id, number } = await placeOrder(page, url, { kind: 'TRANSFER' })
  await visit(page, `/naplata/uspjesna?orderSlug=${id}`)
  await expect(page.getByRole('heading', { name: 'Hvala na narudžbi!' })).toBeVisible()
  await expect(page.getByText(`Broj vaše narudžbe je ${number}.`)).toBeVisible()
  const transfer = page.getByRole('region', { name: 'Platite na račun' })
  await expect(transfer).toContainText('24,80 €')
  const bought = page.getByRole('region', { name: 'Proizvodi' })
  await expect(bought.getByRole('link', { name: 'Pleteni šal Jadran' })).toBeVisible()
  await expect(bought).toContainText('Ukupno24,80 €')
  const people = page.getByRole('region', { name: 'Podaci o kupnji' })
  await expect(people).toContainText('Ulica mora 7a')
  const code = transfer.getByRole('img', { name: 'Kod za plaćanje hrvatskim' })
  await expect
    .poll(() =>
      code.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    .toBeGreaterThan(100)
  await expectNoBarrier(page, [320, 1440])
  for (const path of [`/naplata/uspjesna?orderSlug=${id}`, `/narudzba/${id}`]) {
    await visit(page, path)
    await page.setViewportSize({ width: 320, height: 700 })
    const shown = page.getByRole('main').getByText(number, { exact: true })
    await expect(shown.first()).toBeVisible()
    const lines = await shown.evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
  }
  await visit(page, `/naplata/uspjesna?orderSlug=${id}`)

  const address = await page.getByRole('link', { name: /PDF/ }).getAttribute('href')
  const paper = await page.request.get(new URL(address ?? '', url).href)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByLabel('Lozinka', { exact: true }).fill('more-i-parket-9')
  await giveConsents(page)
  await page.getByRole('button', { name: 'Otvorite račun' }).click()
  const done = page.getByText(/^Provjerite poštu: račun nastaje/)
  await expect(done).toBeFocused()
  await expect(done).toBeInViewport({ ratio: 1 })
})

test('an order is shown to its buyer alone, and its slug in the address is only text [SF-01, RL-06]', async ({
  page,
  browser,
  product: { url },
}) => {
  const { id, number } = await placeOrder(page, url, { kind: 'TRANSFER' })
  const stranger = await browser.newPage({ baseURL: url })
  await visit(stranger, `/naplata/uspjesna?orderSlug=${id}`)
  await expect(stranger.getByRole('heading', { name: 'Hvala!' })).toBeVisible()
  await expect(stranger.getByText(number)).toHaveCount(0)
  await visit(stranger, '/naplata/uspjesna?orderSlug=%3Cimg%20src%3Dx%3E')
  await expect(stranger.getByRole('heading', { name: 'Hvala!' })).toBeVisible()
  await expect(stranger.locator('img[src=x]')).toHaveCount(0)
  const answer = await stranger.goto(`/narudzba/${id}`)
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: 'Narudžba nije pronađena' })).toBeVisible()
  await expectNoBarrier(stranger, [320, 1440])
  await stranger.close()
})

test('an order is found by number and e-mail; its key leaves the address [PF-17~]', async ({
  page,
  browser,
  product: { url },
}) => {
  const { id, number } = await placeOrder(page, url, { kind: 'CASH_ON_DELIVERY' })
  const other = await browser.newPage({ baseURL: url })
  await visit(other, '/pracenje-narudzbe')
  await other.getByLabel('Broj narudžbe').fill(number)
  await other.getByLabel('E-adresa s narudžbe').fill('tko.drugi@posta.example')
  await other.getByRole('button', { name: 'Pronađite narudžbu' }).click()
  await expect(other.getByText('Takve narudžbe nema.')).toBeVisible()
  await expectNoBarrier(other, [320, 1440])
  await other.getByLabel('E-adresa s narudžbe').fill('Ana.Gost@posta.example')
  await other.getByRole('button', { name: 'Pronađite narudžbu' }).click()
  await expect(other.getByRole('heading', { name: `Narudžba ${number}` })).toBeVisible()
  await expect(other).toHaveURL(`/narudzba/${id}`)
  await expect(other.getByRole('list', { name: 'Tijek narudžbe' })).toContainText('Naručeno')
  await expectNoBarrier(other, [320, 1440])
  await other.close()
})

test('a refused card leads to help: another try, another method, or the cart back [SF-02, RT-06]', async ({
  page,
  product: { url },
}) => {
  const { id } = await placeOrder(page, url, { kind: 'PROVIDER' })
  await visit(page, `/checkout/failure?orderSlug=${id}`)
  await expect(page.getByRole('heading', { name: 'Plaćanje nije uspjelo' })).toBeVisible()
  await expect(page.getByText(/^Proizvode čuvamo za vas do [\d.]+ u \d\d:\d\d\./)).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('button', { name: 'Platite 24,80 €' }).click()
  await expect(page.getByRole('heading', { name: 'Probno plaćanje' })).toBeVisible()
  await page.getByRole('button', { name: 'Odbijte plaćanje' }).click()
  await expect(page).toHaveURL(`/checkout/failure?orderSlug=${id}`)

  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await page.getByRole('button', { name: 'Potvrdite način plaćanja' }).click()
  await expect(page).toHaveURL(`/naplata/uspjesna?orderSlug=${id}`)
  await expect(page.getByRole('region', { name: 'Platite na račun' })).toBeVisible()

  await visit(page, `/narudzba/${id}`)
  await page.getByRole('button', { name: 'Odustanite i vratite košaricu' }).click()
  await page.getByRole('button', { name: 'Otkažite narudžbu' }).click()
  await expect(page).toHaveURL('/kosarica')
  await expect(page.getByRole('listitem', { name: 'Pleteni šal Jadran' })).toBeVisible()
  await visit(page, `/narudzba/${id}`)
  await expect(page.getByText('Otkazana', { exact: true })).toBeVisible()
})

test('orders of a customer stand in the profile, can be opened and ordered again [PF-16, PF-17, RL-03~]', async ({
  page,
  product: { url },
}) => {
  await visit(page, '/prijava')
  await login(page, { email: 'luka@navijaci.example', password: DEMO_PASSWORD })
  const { number } = await placeOrder(page, url, { kind: 'CASH_ON_DELIVERY', quantity: 2 })
  await visit(page, '/profil')
  const last = page.getByRole('region', { name: 'ZADNJA NARUDŽBA' })
  await expect(last.getByRole('link', { name: `Narudžba ${number}` })).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('link', { name: 'Narudžbe' }).first().click()
  await expect(page).toHaveURL('/profil/narudzbe')
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('link', { name: `Narudžba ${number}` }).click()
  await expect(page.getByRole('heading', { name: `Narudžba ${number}` })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Narudžbe', exact: true }).click()
  await expect(page).toHaveURL('/profil/narudzbe')
  await page.getByRole('link', { name: `Narudžba ${number}` }).click()
  await page.getByRole('button', { name: 'Naručite ponovno' }).click()
  await expect(page).toHaveURL('/kosarica')
  await expect(page.getByRole('listitem', { name: 'Pleteni šal Jadran' })).toBeVisible()
})

test('files of a paid order wait on its page, and an expired link is explained [PR-07~]', async ({
  page,
  product: { url },
}) => {
  const { id } = await placeOrder(page, url, {
    ...{ kind: 'PROVIDER', slug: 'digitalni-plakat-valovi', isDigital: true },
  })
  await visit(page, `/narudzba/${id}`)
  await expect(page.getByRole('link', { name: /^Preuzmite: / })).toHaveCount(0)
  await page.getByRole('button', { name: /^Platite/ }).click()
  await page.getByRole('button', { name: 'Odobrite plaćanje' }).click()
  await expect(page).toHaveURL(`/naplata/uspjesna?orderSlug=${id}`)
  const files = page.getByRole('list', { name: 'Proizvodi' })
  await expect(files.getByRole('link', { name: /^Preuzmite: / }).first()).toBeVisible()
  await expect(page.getByText('Datoteke možete preuzeti ovdje')).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
  await visit(page, `/narudzba/${id}`)
  const link = page.getByRole('link', { name: 'Preuzmite: pozadina-valovi-tablet.png' })
  await expectNoBarrier(page, [320, 1440])

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('pozadina-valovi-tablet.png')
  const address = (await link.getAttribute('href')) ?? ''
  const expired = await page.goto(`${address}x`)
  expect(expired?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Poveznica više ne vrijedi' })).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
  await expect(page.getByRole('link', { name: 'Pronađite narudžbu' })).toBeVisible()
})

test('a buyer chooses one of three pieces, sees the statement before it is sent, and the order says what goes back [PF-17~]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'ulaznica')
  const { id, number } = await placeOrder(page, url, { kind: 'PROVIDER', quantity: 3 })
  await visit(page, `/narudzba/${id}`)
  await page.getByRole('button', { name: /^Platite/ }).click()
  await page.getByRole('button', { name: 'Odobrite plaćanje' }).click()
  await expect(page).toHaveURL(`/naplata/uspjesna?orderSlug=${id}`)
  await visit(page, `/narudzba/${id}`)
  await page.getByText('Odustani od ugovora', { exact: true }).click()
  const ticket = page.getByRole('checkbox', { name: /^E-ulaznica Jadran/ })
  await expect(ticket).toBeDisabled()
  await expect(ticket).toHaveAccessibleDescription(/nema prava na odustanak/)
  const scarf = page.getByRole('checkbox', { name: /^Pleteni šal Jadran/ })
  await expect(scarf).not.toBeChecked()
  const onward = page.getByRole('button', { name: 'Pregledajte izjavu' })
  await onward.click()
  await expect(page.getByText('Označite barem jedan proizvod.')).toBeVisible()
  await scarf.check()
  await page.getByLabel(/^Količina: /).selectOption('1')
  await expectNoBarrier(page, [320, 1440])
  await onward.click()
  const statement = page.getByRole('region', { name: 'Izjava o odustanku' })
  await expect(statement.getByRole('heading')).toBeFocused()
  await expect(statement).toContainText(`po narudžbi ${number}`)
  await expect(statement).toContainText('1 × Pleteni šal Jadran')
  await expect(statement).not.toContainText('ulaznica')
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('button', { name: 'Izmijenite' }).click()
  await expect(scarf).toBeChecked()
  await page.getByLabel(/^Količina: /).selectOption('2')
  await page.getByLabel(/^Količina: /).selectOption('1')
  await onward.click()
  await page.getByRole('button', { name: 'Potvrdi odustajanje' }).click()
  const timeline = page.getByRole('list', { name: 'Tijek narudžbe' })
  await expect(timeline).toContainText('Povrat novca u pripremi: 19,90 €')
  await expect(page.getByText('Odustali ste od 1 kom.')).toBeVisible()
  const done = page.getByText('Odustanak je zaprimljen')
  await expect(done).toBeFocused()
  await expect(done).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Za povrat')).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
})

test('an order names the parts of a bundle [PF-17~]', async ({ page, product: { url } }) => {
  const { id } = await placeOrder(page, url, { kind: 'TRANSFER', slug: 'paket-pisaci' })
  await visit(page, `/narudzba/${id}`)
  const lines = page.getByRole('list', { name: 'Proizvodi' })
  await expect(lines.getByText('3 × Bilježnica Valovi')).toBeVisible()
  await expect(lines.getByText('1 × Stolni kalendar Jadran 2027.')).toBeVisible()
})

test('an account made of an order needs no second consent, and leads back to the order on any device [PF-17~]', async ({
  page,
  browser,
  product: { url, dataDir },
}) => {
  const person = somebody()
  const { id, number } = await placeOrder(page, url, { kind: 'TRANSFER', email: person.email })
  await visit(page, `/naplata/uspjesna?orderSlug=${id}`)
  const offer = page.getByRole('form', { name: 'Spremite ovu narudžbu u svoj račun' })
  await expect(offer.getByText('Uz ovu narudžbu već ste prihvatili')).toBeVisible()
  await expect(offer.getByRole('checkbox', { checked: false })).toHaveCount(1)
  await expect(offer.getByText(/^Prihvaćam/)).toBeVisible()
  await offer.getByLabel('Lozinka', { exact: true }).fill(person.password)
  await offer.getByRole('button', { name: 'Otvorite račun' }).click()
  await expect(page.getByText(/^Provjerite poštu: račun nastaje/)).toBeFocused()

  const phone = await browser.newPage({ baseURL: url })
  await confirm(phone, dataDir, person)
  await login(phone, person)
  await expect(phone).toHaveURL(`/narudzba/${id}`)
  await expect(phone.getByRole('heading', { name: `Narudžba ${number}` })).toBeVisible()
  await phone.close()
})
