import { expectNoBarrier } from '#tests/support/barriers.ts'
import { letterTo } from '#tests/support/mailbox.ts'
import { openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const WIDTHS = [320, 1440]
const ON_SALE = /Kupite ulaznicu, \d/
const SOON = { timeout: 2_000, intervals: [50] }

test('an editor makes an event in the night of two half past twos, sees it in the calendar, and copies it [EV-01~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/events')
  await expectNoBarrier(page, WIDTHS)
  await page.getByRole('link', { name: 'Novi događaj' }).press('Enter')
  const form = page.getByRole('form', { name: 'Podaci o događaju' })
  await form.getByLabel('Naziv').fill('Noćni turnir')
  await form.getByLabel('Opis').fill('Cijelu noć.\n\nUlaz je slobodan.')
  await form.getByLabel('Vrsta').selectOption({ label: 'Turnir' })
  await form.getByLabel('Dan početka').fill('2027-10-31')
  await form.getByLabel('Početak').fill('02:30')
  await form.getByLabel('Mjesto').fill('Dvorana Bura, Luka')
  await page.reload()
  await expect(form.getByLabel('Naziv')).toHaveValue('Noćni turnir')
  await expect(form.getByLabel('Vrsta')).toHaveValue('TOURNAMENT')
  await form.getByRole('button', { name: 'Objavite događaj' }).press('Enter')
  await expect(form.getByText('Odaberite koje.')).toBeVisible()
  await form.getByLabel('Drugi put, po zimskom vremenu').check()
  await expectNoBarrier(page, WIDTHS)
  await form.getByRole('button', { name: 'Objavite događaj' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/)

  const id = page.url().split('/').at(-1)
  const shown = async () => await (await page.request.get(`/dogadjaj/${id}`)).text()
  expect(await shown()).toContain('<p>Cijelu noć.</p>')
  const file = await (await page.request.get(`/event/${id}/calendar.ics`)).text()
  expect(file).toContain('DTSTART:20271031T013000Z')

  await form.getByLabel('Naziv').fill('Noćni turnir veterana')
  await page.keyboard.press('Enter')
  await expect.poll(shown, SOON).toContain('Noćni turnir veterana')
  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await history.getByRole('button', { name: 'Vratite „Noćni turnir”' }).press('Enter')
  await expect(form.getByLabel('Naziv')).toHaveValue('Noćni turnir')
  await page.getByRole('link', { name: 'Kopirajte' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopija događaja')
  await expect(form.getByLabel('Naziv')).toHaveValue('Noćni turnir')
  await expect(form.getByLabel('Dan početka')).toHaveValue('')
})

test('a match is cancelled: its page says why, its ticket leaves the sale, its buyer gets a letter, and the history has it [EV-01~]', async ({
  page,
  product,
}) => {
  await openOffice(page, '/admin/events?isPast=false')
  await page.getByRole('link', { name: 'Jadran – Sjeverni otoci' }).click()
  await expect(page.getByRole('region', { name: 'Ulaznice' })).toContainText('prodane 2')
  await expectNoBarrier(page, WIDTHS)
  const id = page.url().split('/').at(-1)
  const shown = async () => await (await page.request.get(`/dogadjaj/${id}`)).text()
  expect(await shown()).toMatch(ON_SALE)

  await page.getByRole('button', { name: 'Otkažite' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Otkazivanje događaja' })
  await expect(dialog.getByText('1 kupac dobit će poruku.')).toBeVisible()
  await expectNoBarrier(page, WIDTHS)
  await dialog.getByLabel('Razlog za posjetitelje').fill('Dvorana je poplavljena.')
  await dialog.getByRole('button', { name: 'Otkažite događaj' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(shown, SOON).toContain('Dvorana je poplavljena.')
  const html = await shown()
  expect(html).not.toMatch(ON_SALE)
  expect(html).toContain('https://schema.org/EventCancelled')
  const file = await (await page.request.get(`/event/${id}/calendar.ics`)).text()
  expect(file).toContain('STATUS:CANCELLED')
  const letter = await letterTo(product.dataDir, 'ana@navijaci.example', /^Otkazano: Jadran/)
  expect(letter.text).toContain('Dvorana je poplavljena.')
  expect(letter.text).toContain('vraćamo')

  await page.getByRole('link', { name: '1 narudžba s ulaznicama' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.goBack()
  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await expect(history.getByRole('listitem').first()).toContainText('Otkazan')
  await page.getByRole('button', { name: 'Ipak se održava' }).press('Enter')
  await page.getByRole('button', { name: 'Vratite događaj' }).press('Enter')
  await expect.poll(shown, SOON).toMatch(ON_SALE)
})

test('a packer has no entry for events, and reads at their address which right is missing', async ({
  page,
}) => {
  await openOffice(page, '/admin/events', PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
})
