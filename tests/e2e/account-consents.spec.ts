import { fillPerson, somebody } from '#tests/support/account.ts'
import { startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { startGateway } from '#tests/support/product-server.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

test('what a form cannot do without has a star, and the star is explained [GD-03, GD-02]', async ({
  page,
}) => {
  await visit(page, '/registracija')
  const consents = page.getByRole('group', { name: 'Privole' })
  await expect(consents.getByText('Privole sa zvjezdicom (*) su obavezne.')).toBeVisible()

  const labels = consents.locator('label')
  const starred = labels.filter({ hasText: '*' })
  await expect(starred).toHaveCount(2)
  await expect(starred.locator('input[required]')).toHaveCount(2)
  await expect(labels.filter({ hasText: /vijesti|klubovima/ })).toHaveCount(2)
  await expect(labels.locator('input[required]')).toHaveCount(2)
  // Screen readers announce `required` instead of the star.
  await expect(consents.getByRole('checkbox', { name: 'Prihvaćam uvjete kupnje.' })).toHaveCount(1)
})

test('a form whose consents cannot be fetched says so, keeps what was typed and goes on once they can [GD-05, ER-17~]', async ({
  page,
  product,
}) => {
  const gdpr = await startFaultyUpstream(product.servicesUrl)
  const gateway = await startGateway(product.servicesUrl, product.dataDir, {
    SERVICE_URL_GDPR: gdpr.url,
    PAGE_CACHE: 'off',
  })
  try {
    gdpr.be('stopped')
    await visit(page, `${gateway.url}/registracija`)
    const person = somebody()
    await fillPerson(page, person)
    await page.getByRole('button', { name: 'Registrirajte se' }).click()
    await expect(page.getByText('Privole trenutačno ne možemo dohvatiti').first()).toBeVisible()
    await expect(page).toHaveURL(/\/registracija$/)

    gdpr.be('none')
    // The gateway retries a dead service only after a pause.
    const fetchPage = async () => (await page.request.get(`${gateway.url}/registracija`)).text()
    await expect.poll(async () => (await fetchPage()).includes('Prihvaćam')).toBe(true)
    await page.getByRole('button', { name: 'Pokušajte ponovno' }).click()
    await expect(page.getByRole('group', { name: 'Privole' })).toBeVisible()
    await expect(page.getByLabel('E-adresa')).toHaveValue(person.email)
    // The error message of the form is gone.
    await expect(page.getByRole('form').getByText('Privole trenutačno ne')).toHaveCount(0)
  } finally {
    await gateway.stop()
    await gdpr.close()
  }
})
