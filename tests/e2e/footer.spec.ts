import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, visit } from '#tests/support/visit.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the columns of the footer open at a press, and account screens have no text of the federation [HF-11~, HF-15~]', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo')
    for (const path of ['/pracenje-narudzbe', '/prijava']) {
      await visit(page, path)
      await expect(footer.getByText(/okuplja klubove, škole i navijače/)).toHaveCount(0)
    }
    await expect(footer.getByText('Glavni pokrovitelj')).toBeVisible()
    const help = footer.getByRole('navigation', { name: 'Pomoć pri kupnji' })
    const title = help.getByRole('button', { name: 'Pomoć pri kupnji' })
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(help.getByRole('link')).toHaveCount(0)
    await title.press('Enter')
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await expectNoBarrier(page, [320, 360])
    await help.getByRole('link', { name: 'Česta pitanja' }).click()
    await expect(page).toHaveURL('/cesta-pitanja')
    await expect(footer.getByText(/okuplja klubove, škole i navijače/)).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('all links of the footer are there', async ({ page }) => {
      await page.goto('/prijava')
      const help = page.getByRole('navigation', { name: 'Pomoć pri kupnji' })
      await expect(help.getByRole('link', { name: 'Česta pitanja' })).toBeVisible()
      await expect(help.getByRole('button')).toHaveCount(0)
    })
  })
})

test('a slash opens the search before hydration, and is typed as text inside the field', async ({
  page,
}) => {
  const letThrough = await holdBack(page, 'scripts')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('/')
  const field = page.getByRole('banner').getByRole('searchbox').first()
  await expect(field).toBeFocused()
  await page.keyboard.type('dres/')
  await expect(field).toHaveValue('dres/')
  letThrough()
  await field.press('Enter')
  await expect(page).toHaveURL('/pretraga?keywords=dres%2F')
})
