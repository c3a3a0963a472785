import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/story.ts'

/** Until scripts run, buttons of the header open panels of their own; these are gone then. */
async function scriptsRun(page: Page): Promise<void> {
  await expect(page.locator('header details').getByRole('search')).toHaveCount(0)
}

test('the crest leads home; a wide submenu opens by pointer and by keyboard [HF-01, HF-02]', async ({
  page,
}) => {
  await page.goto('/shop')
  const main = page.getByRole('navigation', { name: 'Glavni izbornik' })
  const child = main.getByRole('link', { name: 'Majice s kapuljačom' })
  await expect(child).toBeHidden()
  await scriptsRun(page)

  await main.getByRole('link', { name: 'Odjeća', exact: true }).hover()
  await expect(child).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()

  await page.mouse.move(700, 880)
  const opener = main.getByRole('button', { name: 'Prikaži podizbornik: Odjeća' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await child.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Majice s kapuljačom')
  await expect(child).toBeHidden()

  await page.getByRole('link', { name: 'Jadranski sportski savez, početna stranica' }).click()
  await expect(page).toHaveURL('/')
})

test('a slash opens the search, the field has the focus, Escape and the sign close it [HF-04, HF-05]', async ({
  page,
}) => {
  await page.goto('/')
  const overlay = page.getByRole('dialog', { name: 'Pretraži trgovinu' })
  const field = overlay.getByLabel('Što tražite?')
  const opener = page.locator('summary', { hasText: 'Otvori tražilicu' })
  await scriptsRun(page)

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()

  await opener.click()
  await expect(field).toBeFocused()
  await overlay.getByRole('button', { name: 'Zatvori tražilicu' }).click()
  await expect(overlay).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('šal/kapa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?keywords=%C5%A1al%2Fkapa$/)
  await expect(overlay).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu fills the screen, keeps the page still and the focus inside [HF-03]', async ({
    page,
  }) => {
    await page.goto('/')
    const opener = page.locator('summary', { hasText: 'Otvori izbornik' })
    await scriptsRun(page)
    await opener.click()

    const drawer = page.getByRole('dialog', { name: 'Izbornik' })
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.height).toBe(740)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
      )
      expect(isOutside).toBe(false)
    }

    await drawer.locator('summary', { hasText: 'Odjeća' }).click()
    await drawer.getByRole('link', { name: 'Šalovi i kape' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šalovi i kape')
    await expect(drawer).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('menu and search open and work all the same [HF-02, HF-03, HF-04]', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Otvori izbornik' }).click()
    const main = page.getByRole('navigation', { name: 'Glavni izbornik' })
    await main.getByRole('link', { name: 'Dresovi', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresovi')

    await page.locator('summary', { hasText: 'Otvori tražilicu' }).click()
    await page.getByLabel('Što tražite?').fill('šal')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/shop?keywords=%C5%A1al')
  })
})
