import { giveUpLetter } from '#tests/support/backstage.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

test('an owner finds a letter that was given up, reads it, sends it again, and gives up another', async ({
  page,
  product,
}) => {
  const [one, other] = ['jedna@navijaci.example', 'druga@navijaci.example']
  await giveUpLetter(product.dataDir, one)
  await giveUpLetter(product.dataDir, other)
  await openOffice(page)
  await page.getByRole('link', { name: /Poruke koje nisu poslane/ }).click()
  const table = page.getByRole('table', { name: 'Poruke' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectNoBarrier(page, [360, 1440])

  await page.getByRole('searchbox').fill('JEDNA@')
  await page.keyboard.press('Enter')
  await table.getByRole('link', { name: one }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobro došli')
  await expect(page.getByText('Pozdrav, <b>Ana</b>!')).toBeVisible()
  await expect(page.getByText('Poslužitelj je odbio adresu (EENVELOPE 550)')).toBeVisible()
  await expectNoBarrier(page, [360, 1440])
  await page.getByRole('button', { name: 'Pošaljite ponovno' }).click()
  await expect(page.getByText('Poruka se ponovno šalje.')).toBeVisible()
  await page.goBack()
  await expect(table.getByRole('link', { name: one })).toHaveCount(0)

  await page.goto('/admin/mails?state=FAILED')
  await table.getByRole('link', { name: other }).click()
  await page.getByRole('button', { name: 'Odustanite' }).click()
  const question = page.getByRole('dialog', { name: 'Odustati od poruke?' })
  await expectNoBarrier(page, [320, 1440])
  await question.getByRole('button', { name: 'Neka se pokušava dalje' }).click()
  await page.getByRole('button', { name: 'Odustanite' }).click()
  await question.getByRole('button', { name: 'Odustanite od poruke' }).click()
  await expect(page.getByText('Poruka se više ne šalje.')).toBeVisible()
  await expect(page.getByText('Odustalo se')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Odustanite' })).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: /Poruke koje nisu poslane/ })).toHaveCount(0)
})

test('a packer chooses alerts of new orders, of those that the role allows', async ({ page }) => {
  await openOffice(page, '/admin/account', PACKER)
  const alerts = page.getByRole('group', { name: 'Javite mi kad' })
  await expect(alerts.getByRole('checkbox')).toHaveCount(2)
  await alerts.getByRole('checkbox', { name: /stigne narudžba/ }).check()
  await page.getByRole('button', { name: 'Spremite dojave' }).click()
  await expect(page.getByText('Dojave su spremljene.')).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
  await page.reload()
  await expect(alerts.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await alerts.getByRole('checkbox', { checked: true }).uncheck()
  await page.getByRole('button', { name: 'Spremite dojave' }).click()
  await expect(page.getByText('Dojave su spremljene.')).toBeVisible()
})

test('a packer has no entry for it, and reads at its address which right is missing', async ({
  page,
}) => {
  await openOffice(page, '/admin/mails', PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
  await expect(page.getByRole('link', { name: 'Poruke', exact: true })).toHaveCount(0)
})
