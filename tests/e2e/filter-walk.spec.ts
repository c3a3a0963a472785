import type { Page } from 'playwright/test'
import { createChance } from '#tests/services/product-index-chance.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

/** `npm run soak` runs more steps. */
const STEPS = Number(process.env['FILTER_STEPS'] ?? 12)
const SEED = Number(process.env['FILTER_SEED'] ?? 20_261_123)

const list = (page: Page) => page.getByRole('region', { name: 'Proizvodi' })

type Shown = { readonly total: string; readonly names: readonly string[]; readonly chips: number }

/** The HTML that a browser without scripts receives for an address. */
async function drawn(page: Page, address: string): Promise<Shown> {
  const html = await (await page.request.get(address)).text()
  return page.evaluate((text) => {
    const list = new DOMParser()
      .parseFromString(text, 'text/html')
      .querySelector('main section[aria-label="Proizvodi"]')
    return {
      total: list?.querySelector('[role=status]')?.textContent ?? '',
      names: [...(list?.querySelectorAll('article h3') ?? [])].map((one) => one.textContent ?? ''),
      chips: list?.querySelectorAll('[aria-label^="Uklonite filtar"]').length ?? 0,
    }
  }, html)
}

async function shown(page: Page): Promise<Shown> {
  return {
    total: (await list(page).getByRole('status').textContent()) ?? '',
    names: await list(page).locator('article h3').allTextContents(),
    chips: await list(page).locator('[aria-label^="Uklonite filtar"]').count(),
  }
}

test(`after each of ${STEPS} random steps the screen shows what its address says [LS-28, LS-39]`, async ({
  page,
}) => {
  test.setTimeout(60_000 + STEPS * 12_000)
  const chance = createChance(SEED)
  await visit(page, chance.pick(['/shop', '/shop/odjeca', '/shop/dresovi']))
  const done: string[] = []

  const press = async (name: string, at: ReturnType<Page['locator']>) => {
    const count = await at.count()
    if (count === 0) return null
    await at.nth(chance.whole(count)).evaluate((one: HTMLElement) => one.click())
    return name
  }
  const steps = [
    () => press('choose', list(page).locator('aside input[type=checkbox]:enabled')),
    () => press('choose', list(page).locator('aside input[type=checkbox]:enabled')),
    () => press('choose', list(page).locator('aside input[type=radio]:enabled')),
    () => press('remove', list(page).locator('[aria-label^="Uklonite filtar"]')),
    () => press('page', list(page).locator('nav a')),
    () => press('more', list(page).getByRole('link', { name: 'Prikažite još' })),
    async () => {
      const sort = list(page).getByLabel('Poredak')
      const values = await sort
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? one.value : '')))
      const value = chance.pick(values)
      await sort.selectOption(value)
      return `sort ${value}`
    },
    async () => {
      const from = chance.whole(40)
      const price = list(page).getByRole('group', { name: /^Cijena/ })
      await price.getByLabel('Od').fill(`${from}`)
      await price.getByLabel('Do').fill(`${from + 20}`)
      return `price ${from}`
    },
    async () => {
      if ((await list(page).locator('article').count()) === 0) return null
      await list(page)
        .locator('article h3 a')
        .first()
        .evaluate((one: HTMLElement) => one.click())
      await expect(page).toHaveURL(/\/product\//)
      await page.goBack()
      return 'open and Back'
    },
    async () => {
      if (done.length < 3) return null
      await page.goBack()
      await expect(list(page)).toBeVisible()
      await page.goForward()
      return 'Back and Forward'
    },
    async () => {
      await page.reload()
      await untilTakenOver(page)
      return 'reload'
    },
  ]
  while (done.length < STEPS) {
    const step = await chance.pick(steps)()
    if (step === null) continue
    done.push(step)
    await expect(async () => {
      // Choices are debounced by half a second; then the list is fetched.
      await expect(list(page)).toHaveAttribute('aria-busy', 'false')
      const address = page.url()
      const now = await shown(page)
      expect(now, `seed ${SEED}: ${done.join(', ')} at ${address}`).toEqual(
        await drawn(page, address),
      )
      const checked = await list(page)
        .locator('aside')
        .evaluate((panel) =>
          [...panel.querySelectorAll('input')]
            .filter((one) => (one.type === 'checkbox' || one.type === 'radio') && one.value !== '')
            .filter((one) => one.checked !== one.defaultChecked)
            .map((one) => one.name),
        )
      expect(checked, 'fields that say something else').toEqual([])
    }).toPass({ timeout: 20_000 })
  }
})
