import type { Locator, Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { noisyPhotograph } from '#tests/support/pictures.ts'
import { EDITOR, openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const WIDTHS = [320, 768, 1440]
const SOON = { timeout: 2_000, intervals: [50] }
const PHOTOS = 12

function tilesOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Medijateka' }).getByRole('listitem')
}

async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova mapa' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nova mapa' })
  await dialog.getByLabel('Naziv mape').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).press('Enter')
}

async function pickPhotos(page: Page, names: readonly string[]): Promise<void> {
  const files = names.map(async (name, index) => ({
    ...{ name, mimeType: 'image/jpeg', buffer: await noisyPhotograph(index) },
  }))
  await page.getByLabel('Odaberite slike').setInputFiles(await Promise.all(files))
}

/** The open folder with all pictures in it. */
async function deleteFolder(page: Page): Promise<void> {
  await page.getByLabel('Odaberite sve na stranici').check()
  await page.getByRole('button', { name: 'Obrišite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Da, obrišite/ }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Obrišite mapu' }).click()
  await expect(page.getByRole('button', { name: 'Obrišite mapu' })).toHaveCount(0)
}

/** Address in the shop of an event that shows a picture. */
async function pageOf(use: Locator): Promise<string> {
  const href = (await use.getAttribute('href')) ?? ''
  return href.replace('/admin/events/', '/dogadjaj/')
}

test('an editor sends a dozen photographs on a line that breaks twice: each is in the folder once [ED-05]', async ({
  page,
  context,
}) => {
  await openOffice(page, '/admin/media', EDITOR)
  await expectNoBarrier(page, WIDTHS)
  await makeFolder(page, 'Derbi')
  await expect(page.getByText('U ovoj mapi nema slika.')).toBeVisible()
  await page.getByRole('button', { name: 'Dodajte slike' }).click()
  const names = Array.from({ length: PHOTOS }, (_, index) => `derbi-${index + 1}.jpg`)
  const panel = page.getByRole('region', { name: 'Nove slike u mapi Derbi' })
  const status = panel.getByRole('status').first()

  await context.setOffline(true)
  await pickPhotos(page, names)
  await expect(status).toContainText('Veza je prekinuta')
  await context.setOffline(false)
  await expect(status).toContainText(/^Spremljeno [1-9]/)
  await context.setOffline(true)
  await expect(status).toContainText('Veza je prekinuta')
  await context.setOffline(false)
  await expect(status).toHaveText(`Spremljeno je ${PHOTOS} slika.`, { timeout: 30_000 })
  await expectNoBarrier(page, WIDTHS)

  await page.reload()
  await expect(tilesOf(page)).toHaveCount(PHOTOS)
  for (const name of names) {
    await expect(tilesOf(page).filter({ has: page.getByText(name, { exact: true }) })).toHaveCount(
      1,
    )
  }
  await page.getByRole('link', { name: 'Popis' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Medijateka' }).getByRole('row')).toHaveCount(
    PHOTOS + 1,
  )
  await expectNoBarrier(page, WIDTHS)
  await page.reload()
  await page.getByRole('link', { name: 'Mreža' }).press('Enter')
  await deleteFolder(page)
})

test('a picture gets words and a focal point, which the shop cuts it by, and is taken back [ED-08~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/media?search=event-12', EDITOR)
  await tilesOf(page).getByRole('link').first().press('Enter')
  const uses = page.getByRole('region', { name: 'Gdje je prikazana' })
  const address = await pageOf(uses.getByRole('link', { name: 'Seminar sudaca' }))
  const shown = async () => await (await page.request.get(address)).text()
  expect(await shown()).not.toContain('focal-')
  await expectNoBarrier(page, WIDTHS)

  const form = page.getByRole('form', { name: 'Podaci o slici' })
  const alt = form.getByLabel('Zamjenski tekst')
  const before = await alt.inputValue()
  await alt.fill('Sudac s uzdignutom rukom')
  const point = form.getByRole('button', { name: /^Žarište/ })
  await form.getByLabel('Vodoravno (%)').fill('19')
  await point.press('ArrowRight')
  for (const _step of [1, 2, 3]) await point.press('Shift+ArrowDown')
  await expect(point).toHaveAccessibleName(/^Žarište: 20 % od lijevog ruba, 80 % odozgo/)
  await form.getByRole('button', { name: 'Spremite' }).press('Enter')
  await expect.poll(shown, SOON).toContain('focal-x-2 focal-y-8')
  expect(await shown()).toContain('Sudac s uzdignutom rukom')

  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await history.getByRole('button', { name: `Vratite „${before}”` }).press('Enter')
  await expect(alt).toHaveValue(before)
  await history.getByRole('button', { name: 'Vratite „50 % × 50 %”' }).last().press('Enter')
  await expect(form.getByLabel('Vodoravno (%)')).toHaveValue('50')
  await expect.poll(shown, SOON).not.toContain('focal-')
})

test('one picture replaces another on the page that shows it, and no deletion takes it from there [ED-06~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/media', EDITOR)
  await makeFolder(page, 'Zamjene')
  await page.getByRole('button', { name: 'Dodajte slike' }).click()
  await pickPhotos(page, ['nova.jpg'])
  await expect(page.getByText('Spremljena je 1 slika.')).toBeVisible()

  await page.goto('/admin/media?search=event-12')
  await page.getByLabel(/^Odaberite event-12/).check()
  await page.getByRole('button', { name: 'Obrišite', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Da, obrišite 1 sliku' }).press('Enter')
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('1 slika nije obrisana')
  const address = await pageOf(dialog.getByRole('link', { name: 'Seminar sudaca' }))
  await expectNoBarrier(page, WIDTHS)
  await dialog.getByRole('button', { name: 'U redu' }).press('Enter')

  await tilesOf(page).getByRole('link').first().press('Enter')
  const original = page.getByRole('link', { name: 'Otvorite cijelu sliku' })
  const path = (await original.getAttribute('href')) ?? ''
  const buffer = await (await page.request.get(path)).body()
  const picture = async () =>
    /\/media\/[^"\s]*\/\d+-[0-9a-f]+\.webp/.exec(
      await (await page.request.get(address)).text(),
    )?.[0]
  const first = await picture()
  await page.getByRole('button', { name: 'Odaberite iz medijateke' }).press('Enter')
  await dialog.getByRole('button', { name: /^Zamjene/ }).press('Enter')
  const choices = dialog.getByRole('list', { name: 'Medijateka' }).getByRole('button')
  await expect(choices).toHaveCount(1)
  await expectNoBarrier(page, WIDTHS)
  await choices.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Zamijenjena drugom slikom')).toBeVisible()
  await expect.poll(picture, SOON).not.toBe(first)

  await page
    .getByLabel('Odaberite sliku')
    .setInputFiles({ name: 'event-12.webp', mimeType: 'image/webp', buffer })
  await expect(page.getByText('Spremljena je 1 slika.')).toBeVisible()
  await expect.poll(picture, SOON).toBe(first)
  await page.goto('/admin/media')
  await page.getByRole('link', { name: /^Zamjene/ }).press('Enter')
  await deleteFolder(page)
})
