import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const WIDTHS = [320, 360, 768, 1280]
const SETTING = '/admin/settings/options/TagManagerId'
const MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-PROBA1'

async function setTagManager(page: Page, id: string): Promise<void> {
  await page.goto(SETTING)
  await page.getByRole('textbox', { name: 'Vrijednost' }).fill(id)
  await page.getByRole('button', { name: 'Spremite' }).click()
  await expect(page.getByText('Postavka je spremljena')).toBeVisible()
}

test('a tag manager is loaded once a visitor allows it, not before, and not after they withdraw [PL-18, CM-18, HF-21]', async ({
  page,
}) => {
  const requested: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    requested.push(route.request().url())
    const body = "window.managerRan = window.dataLayer[0][0]; document.cookie = '_ga=1; path=/'"
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  const office = await page.context().newPage()
  await openOffice(office)
  await setTagManager(office, 'gtm-proba1')
  try {
    const notice = page.getByRole('complementary', { name: 'Izbor kolačića' })
    await expect(async () => {
      await page.goto('/shop')
      await expect(notice).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('complementary', { name: 'Obavijest o kolačićima' })).toBeHidden()
    await expectNoBarrier(page, WIDTHS)
    await visit(page, '/shop')
    expect(requested).toEqual([])

    await notice.getByRole('button', { name: 'Samo nužni' }).click()
    await expect(notice).toBeHidden()
    await visit(page, '/')
    await expect(notice).toBeHidden()
    expect(requested).toEqual([])

    await page.getByRole('button', { name: 'Kolačići i mjerenje posjeta' }).click()
    await notice.getByRole('button', { name: 'Dopuštam mjerenje' }).click()
    await expect.poll(() => page.evaluate('window.managerRan')).toBe('consent')
    await visit(page, '/shop')
    await expect.poll(() => page.evaluate('window.managerRan')).toBe('consent')
    expect(new Set(requested)).toEqual(new Set([MANAGER]))

    await page.getByRole('button', { name: 'Kolačići i mjerenje posjeta' }).click()
    const reloaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'Samo nužni' }).click()
    await reloaded
    expect(await page.evaluate('window.managerRan')).toBeUndefined()
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
  } finally {
    await setTagManager(office, '')
  }
  await expect(async () => {
    await page.goto('/shop')
    expect(await page.content()).not.toContain('GTM-PROBA1')
  }).toPass()
})
