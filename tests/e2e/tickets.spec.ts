import type { Page } from 'playwright/test'
import { readCodes } from '#tests/support/barcodes.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { agree, fillAddress, GUEST, putInCart } from '#tests/support/checkout.ts'
import { letterTo, linkIn } from '#tests/support/mailbox.ts'
import { codesOfPdf } from '#tests/support/pdf-codes.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const NO_RIGHT = /događaj na određeni dan nema prava na odustanak/

/** From the cart to the page of thanks, paid by card. */
async function payFor(page: Page, email: string, consents: (page: Page) => Promise<void> = agree) {
  await visit(page, '/naplata')
  await fillAddress(page, { ...GUEST, 'E-adresa': email })
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await page.getByRole('radio', { name: /^Kartica/ }).check()
  await consents(page)
  await page.getByRole('button', { name: /^Naruči i plati/ }).click()
  await page.getByRole('button', { name: 'Odobrite plaćanje' }).click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
}

test.use({ viewport: { width: 360, height: 740 } })

test('a guest buys two tickets on a phone: paid, they are on the page, in the mail and in a PDF, with codes that a decoder reads', async ({
  page,
  product: { url, dataDir },
}) => {
  await visit(page, '/product/ulaznica')
  await expect(page.getByText(NO_RIGHT)).toBeVisible()
  await expect(page.getByText('Povrat u roku od 14 dana')).toHaveCount(0)

  await putInCart(page, url, 'ulaznica', 2)
  const email = 'navijac@posta.example'
  await payFor(page, email, async () => {
    await expect(page.getByText(NO_RIGHT)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /digitaln/ })).toHaveCount(0)
    await agree(page)
  })

  const bought = page.getByRole('region', { name: 'Proizvodi' })
  await expect(bought).toContainText('Jadran – Sjeverni otoci')
  await expect(bought).toContainText(/(pet|sub|ned|pon|uto|sri|čet),.*u \d\d:\d\d/)
  await expect(bought).toContainText('Dvorana Bura')
  const pictures = bought.getByRole('img', { name: /^QR kod ulaznice/ })
  await expect(pictures).toHaveCount(2)
  const codes: string[] = []
  for (const picture of await pictures.all()) {
    const address = new URL((await picture.getAttribute('src')) ?? '', url).href
    const svg = await (await page.request.get(address)).text()
    codes.push(...(await readCodes(svg)).map(({ text }) => text))
  }
  expect(codes.join()).toMatch(/^[2-9A-Z]{12},[2-9A-Z]{12}$/)
  await expectNoBarrier(page, [360, 1440])

  const address = await page.getByRole('link', { name: 'Ulaznice (PDF)' }).getAttribute('href')
  const paper = await page.request.get(new URL(address ?? '', url).href)
  expect(await codesOfPdf(await paper.body())).toEqual(codes.map((code) => [code]))

  const letter = await letterTo(dataDir, email, /^Vaše ulaznice: Jadran\s–\sSjeverni otoci$/)
  for (const code of codes) expect(letter.text).toContain(code)
  await visit(page, linkIn(letter))
  await expect(page.getByRole('img', { name: /^QR kod ulaznice/ })).toHaveCount(2)
  await expect(page.getByText('Odustani od ugovora')).toHaveCount(0)
})

test('digital content without the consent says when it comes, and is there at once when it is wanted', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'e-knjiga-stoljece')
  await payFor(page, 'citatelj@posta.example')
  const waiting = page.getByRole('region', { name: /^Digitalni sadržaj stiže \d\d\.\d\d\./ })
  await expect(waiting).toContainText('gubite pravo na odustanak')
  await waiting.getByRole('button', { name: 'Želim ga odmah' }).click()
  await expect(page.getByRole('link', { name: /^Preuzmite: / })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
