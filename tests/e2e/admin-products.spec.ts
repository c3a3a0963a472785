import { expectNoBarrier } from '#tests/support/barriers.ts'
import { EDITOR, openOffice, SHOP_KEEPER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

test('a shop keeper puts another picture first by keys, adds one from the library, and the shop shows it [ED-06~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/products', SHOP_KEEPER)
  await page.getByRole('searchbox').fill('JSS-DR-001')
  await page.keyboard.press('Enter')
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('link', { name: 'Domaći dres Jadran 2026/27' }).click()
  const pictures = page.getByRole('list', { name: 'Redoslijed slika' }).first()
  const shown = pictures.getByRole('listitem').getByRole('img')
  await expect(shown).toHaveCount(3)
  const sources = async () =>
    await shown.evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  const [first, second, third] = await sources()

  const handle = pictures.getByRole('button', { name: /^Premjestite: .*, 2 od 3/ })
  await handle.press('ArrowLeft')
  expect(await sources()).toEqual([second, first, third])
  await expect(page.getByRole('status').getByText('Slika je sada 1. od 3.')).toBeAttached()
  await expect(pictures.getByRole('button', { name: /^Premjestite: .*, 1 od 3/ })).toBeFocused()

  await page.getByRole('button', { name: 'Dodajte slike' }).first().click()
  const library = page.getByRole('dialog', { name: 'Dodajte slike' })
  await library.getByRole('searchbox').fill('Trenerska zviždaljka')
  await page.keyboard.press('Enter')
  await library
    .getByRole('button', { name: /Trenerska zviždaljka/ })
    .first()
    .click()
  await library.getByRole('button', { name: /^Odaberite/ }).click()
  await expect(shown).toHaveCount(4)
  await expect(page.getByText('Imate promjene koje nisu spremljene.')).toBeVisible()
  await expectNoBarrier(page, [320, 360, 1440])
  await page.getByRole('button', { name: 'Spremite slike' }).click()
  await expect(page.getByText('Spremljeno. Kupci to već vide.')).toBeVisible()
  await page.reload()
  await expect(shown).toHaveCount(4)
  expect((await sources()).slice(0, 3)).toEqual([second, first, third])

  const product = await page
    .getByRole('link', { name: 'Pogledajte u trgovini' })
    .getAttribute('href')
  const fileOf = (source: string | null | undefined) => source?.split('/').at(-1) ?? 'none'
  await expect
    .poll(async () => {
      const html = await (await page.request.get(product ?? '')).text()
      return html.indexOf(fileOf(first)) - html.indexOf(fileOf(second))
    })
    .toBeGreaterThan(0)

  // As it was, for other stories of this shop.
  await page
    .getByRole('button', { name: /^Uklonite: .*/ })
    .nth(3)
    .click()
  await pictures
    .getByRole('button', { name: /^Kasnije: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Spremite slike' }).click()
  await expect(shown).toHaveCount(3)
  expect(await sources()).toEqual([first, second, third])
})

test('an editor gives a post another picture, sees it on the site, and takes the change back [ED-06~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/posts', EDITOR)
  await expectNoBarrier(page, [320, 1440])
  const rows = page.getByRole('table', { name: 'Objave' }).getByRole('row')
  await rows.nth(1).getByRole('link').press('Enter')
  const picture = page.getByRole('list', { name: 'Redoslijed slika' }).getByRole('img')
  const before = await picture.getAttribute('src')
  const address = await page
    .getByRole('link', { name: 'Pogledajte na stranici' })
    .getAttribute('href')
  const fileOf = (source: string | null) => source?.split('/').at(-1) ?? 'none'
  const shows = async (file: string) =>
    (await (await page.request.get(address ?? '')).text()).includes(file)

  await page.getByRole('button', { name: 'Odaberite sliku' }).press('Enter')
  const library = page.getByRole('dialog', { name: 'Odaberite sliku' })
  await library.getByRole('searchbox').fill('Trenerska zviždaljka')
  await page.keyboard.press('Enter')
  await library
    .getByRole('button', { name: /Trenerska zviždaljka/ })
    .first()
    .press('Enter')
  await expect(library).toBeHidden()
  const after = await picture.getAttribute('src')
  expect(after).not.toBe(before)
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('button', { name: 'Spremite sliku' }).press('Enter')
  await expect(page.getByText('Spremljeno.')).toBeVisible()
  await expect.poll(() => shows(fileOf(after))).toBe(true)

  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await history
    .getByRole('button', { name: /^Vratite/ })
    .first()
    .press('Enter')
  await expect(picture).toHaveAttribute('src', before ?? '')
  await expect.poll(() => shows(fileOf(after))).toBe(false)
})
