import { expect, test } from '#tests/support/story.ts'

test('the footer says who stands behind the shop and leads onward [HF-11, HF-15, HF-19]', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const column of ['Trgovina', 'Pomoć pri kupnji', 'Savez']) {
    await expect(footer.getByRole('navigation', { name: column, exact: true })).toBeVisible()
  }
  const organisation = footer.getByRole('region', { name: 'Podaci o savezu' })
  for (const word of ['Telefon', 'E-pošta', 'OIB', 'IBAN']) {
    await expect(organisation.getByText(word, { exact: true })).toBeVisible()
  }
  await expect(organisation.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('two buttons, the sponsor, the networks and the small print [HF-12, HF-13, HF-14]', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Javite nam se' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Upoznajte savez' })).toBeVisible()
  await expect(footer.getByText('Glavni pokrovitelj')).toBeVisible()
  const networks = footer.getByRole('list', { name: 'Društvene mreže' }).getByRole('link')
  await expect(networks.first()).toHaveAttribute('target', '_blank')
  await expect(networks.first()).toHaveAttribute('rel', 'noopener')
})

test('the last line holds copyright and links; a link leads back to the top [HF-16, HF-17, HF-18]', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/^© /)).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Pravne i druge poveznice' })).toBeVisible()

  await footer.getByRole('link', { name: 'Natrag na vrh' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the cookie notice stays until it is accepted, and never flashes again [HF-21, HF-22, HF-23]', async ({
  page,
}) => {
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: 'Obavijest o kolačićima' })
  await expect(notice).toContainText('nužne kolačiće')
  await page.goto('/shop')
  await expect(notice.getByRole('button')).toHaveText(['Slažem se'])
  await notice.getByRole('button', { name: 'Slažem se' }).click()
  await expect(notice).toBeHidden()

  // What the server sends is the same for everyone; a script in the head hides it before it is seen.
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(notice).toHaveCount(0)
  expect(await page.content()).toContain('Slažem se')
})
