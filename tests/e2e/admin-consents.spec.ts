import { expectNoBarrier } from '#tests/support/barriers.ts'
import { OWNER, openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const RUNS = '<img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>'

test('an editor changes the text of a consent as a new version, and the forms of the site ask for it [GD-12] [RT-19] [AD-01~]', async ({
  page,
  browser,
}) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Privole', exact: true }).click()
  const table = page.getByRole('table', { name: 'Privole' })
  await expect(table.getByRole('row').nth(1)).toContainText('Registracija, Naručivanje')
  await expectNoBarrier(page, [360, 1440])
  await table.getByRole('link', { name: '3', exact: true }).press('Enter')
  await expect(page).toHaveURL('/admin/consent/3')

  // Somebody else opens the same text.
  const other = await (await browser.newContext()).newPage()
  await openOffice(other, '/admin/consent/3', OWNER)
  const theirs = other.getByLabel('Hrvatski')
  await theirs.fill('<p>Njihov tekst</p>')
  await other.getByRole('radio', { name: /Ispravak/ }).check()

  const text = page.getByRole('textbox', { name: 'Hrvatski' })
  await text.fill(`<p>Želim vijesti <a href="/privatnost">saveza</a>.</p>${RUNS}`)
  const preview = page.getByRole('figure', { name: 'Kako je vide posjetitelji' })
  await expect(preview).toContainText('Želim vijesti saveza.')
  expect(await page.evaluate('window.ran')).toBeUndefined()
  const submit = page.getByRole('button', { name: 'Spremite kao novu inačicu' })
  await submit.click()
  await expect(page.getByRole('radio', { name: /Mijenja se smisao/ })).toBeFocused()
  await page.getByRole('radio', { name: /Mijenja se smisao/ }).check()
  await expectNoBarrier(page, [360, 1440])
  await submit.click()
  await expect(page.getByText(/^Spremljena je inačica \d+\.$/)).toBeVisible()
  await expect(submit).toBeFocused()
  await expect(page.getByText(/još ni(je|su) prihvatil/)).toBeVisible()
  const newest = page.getByRole('region', { name: 'Inačice' }).getByRole('listitem').first()
  await expect(newest).toContainText('Marta Čačić')
  await expect(newest.locator('ins').first()).toBeVisible()

  await other.getByRole('button', { name: 'Spremite kao novu inačicu' }).click()
  const differences = other.getByRole('dialog')
  await expect(differences.getByText('Marta Čačić')).toBeVisible()
  await expectNoBarrier(other, [360, 1440])
  await differences.getByRole('button', { name: 'Ostavite njihov' }).click()
  await expect(differences).toHaveCount(0)
  await expect(theirs).toHaveValue(/Želim vijesti/)

  // The page of the registration was rendered again.
  await expect
    .poll(async () => await (await page.request.get('/registracija')).text(), { timeout: 5_000 })
    .toContain('Želim vijesti <a href="/privatnost">saveza</a>.')

  // A former text is put into the field, and stays there after a reload.
  await page.getByRole('button', { name: 'Uzmite ovaj tekst u uređivanje' }).last().click()
  await expect(text).toHaveValue(/Želim e-poštom primati/)
  await expect(text).toBeFocused()
  await page.reload()
  await expect(text).toHaveValue(/Želim e-poštom primati/)
  await other.context().close()
})

test('the consents of a form are chosen, ordered and required by the keyboard, and shows at once [GD-08] [GD-12]', async ({
  page,
}) => {
  await openOffice(page, '/admin/consent')
  await page.getByRole('button', { name: 'Nova privola' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Hrvatski' }).fill('<p>Imam više od 16 godina.</p>')
  await dialog.getByRole('button', { name: 'Izradite privolu' }).click()
  await expect(page).toHaveURL(/\/admin\/consent\/\d+$/)
  const number = page.url().split('/').at(-1)
  await expect(page.getByText('Ne traži je nijedan obrazac.')).toBeVisible()
  await page.getByRole('link', { name: 'Uredite obrasce' }).press('Enter')
  await expectNoBarrier(page, [360, 1440])
  await page.getByRole('button', { name: 'Uredite: Registracija' }).press('Enter')
  await dialog.getByRole('button', { name: `${number}. Imam više` }).press('Enter')
  await dialog.getByRole('checkbox', { name: `Privola ${number} je obavezna` }).press('Space')
  for (let place = 0; place < 4; place += 1) {
    await dialog
      .getByRole('button', { name: `Privola ${number}: jedno mjesto gore` })
      .press('Enter')
  }
  await expectNoBarrier(page, [360, 1440])
  await dialog.getByRole('button', { name: 'Spremite obrazac' }).press('Enter')
  await expect(page.getByText('Obrazac je spremljen.')).toBeVisible()
  await expect
    .poll(async () => await (await page.request.get('/registracija')).text(), { timeout: 5_000 })
    .toMatch(/Imam više od 16 godina[\s\S]*Prihvaćam/)

  await page.getByRole('button', { name: 'Uredite: Registracija' }).press('Enter')
  await dialog.getByRole('button', { name: `Uklonite privolu ${number} iz obrasca` }).press('Enter')
  await dialog.getByRole('button', { name: 'Spremite obrazac' }).press('Enter')
  await expect
    .poll(async () => await (await page.request.get('/registracija')).text(), { timeout: 5_000 })
    .not.toContain('Imam više od 16 godina')
})

test('support sees what a person accepted, with the text that was read; the look is in the history of changes', async ({
  page,
}) => {
  await openOffice(page, '/admin/consent-history')
  const email = page.getByLabel('E-adresa osobe')
  await email.fill('nije adresa')
  await page.getByRole('button', { name: 'Pokažite povijest' }).click()
  await expect(email).toBeFocused()
  await email.fill('ana@navijaci.example')
  await email.press('Enter')
  await expect(page.getByText(/^\d+ izjav\S+ za ana@navijaci\.example$/)).toBeVisible()
  const given = page.getByRole('main').getByRole('listitem').last()
  await expect(given).toContainText('Prihvaćeno')
  await expect(given).toContainText('Registracija')
  await expectNoBarrier(page, [360, 1440])
  await page.goto('/admin/audit?entity=CONSENT_HISTORY')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText('Povijest privola osobe')
  await expect(row).not.toContainText('navijaci')
})

test('a packer has no entry for consents, and reads at their addresses which right is missing', async ({
  page,
}) => {
  for (const path of ['consent', 'consent/3', 'consent/forms', 'consent-history']) {
    await openOffice(page, `/admin/${path}`, PACKER)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
  }
  await expect(page.getByRole('link', { name: /[Pp]rivol/ })).toHaveCount(0)
})
