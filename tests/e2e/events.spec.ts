import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const PHONE_AND_DESK = [320, 1440]
const TIME = /(pon|uto|sri|čet|pet|sub|ned),\s\d\d\.\d\d\.\d{4}\.(\su\s\d\d:\d\d\s–|.*\ssati)/

type Event = { readonly id: string; readonly title: string; readonly isPast: boolean }

async function eventsOf(page: Page): Promise<readonly Event[]> {
  const answer = await page.request.post('/graphql', {
    data: { query: '{ events(limit: 100, order: COMING_FIRST) { items { id title isPast } } }' },
  })
  return (await answer.json()).data.events.items
}

test('an event shows its time and place, and links to the next ones by id [RT-14, EV-01, EV-03]', async ({
  page,
}) => {
  const [next] = await eventsOf(page)
  expect(next).toBeDefined()
  await visit(page, `/event/${next?.id}`)
  await expect(page, 'the Croatian address is the one that holds').toHaveURL(
    `/dogadjaj/${next?.id}`,
  )
  const article = page.getByRole('article', { name: next?.title ?? '' }).first()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '')
  await expect(article.getByRole('definition').first()).toHaveText(TIME)
  await expect(article.getByRole('img').first()).toBeVisible()
  await expect(article.getByText('Ovaj je događaj završio.')).toHaveCount(0)

  const file = await page.request.get(`/event/${next?.id}/calendar.ics`)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('BEGIN:VEVENT')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    article.getByRole('link', { name: 'Dodajte u kalendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`event-${next?.id}.ics`)
  await expect(article.getByRole('link', { name: 'Pokažite na karti' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=/,
  )

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'Event')
  expect(data).toMatchObject({ name: next?.title, location: { '@type': 'Place' } })
  expect(data.description.length).toBeLessThanOrEqual(156)
  await expectNoBarrier(page, PHONE_AND_DESK)

  const trail = page.getByRole('navigation', { name: 'Putanja do stranice' })
  const others = page.getByRole('region', { name: 'Uskoro' })
  for (const way of [
    trail.getByRole('link', { name: 'Događaji' }),
    others.getByRole('link', { name: 'Svi događaji' }),
  ]) {
    await expect(way).toHaveAttribute('href', '/dogadjaji')
  }
  await others.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(next?.title ?? '')
  await expect(page).toHaveURL(/\/dogadjaj\/\d+$/)
})

test('the ticket of a match is bought from its page', async ({ page }) => {
  const match = (await eventsOf(page)).find(({ title }) => title.startsWith('Jadran'))
  await visit(page, `/dogadjaj/${match?.id}`)
  await page.getByRole('link', { name: /^Kupite ulaznicu, / }).click()
  await expect(page).toHaveURL('/product/ulaznica')
})

test('a past event is labelled as past, and an unknown id is not found [EV-01, RT-35]', async ({
  page,
}) => {
  const past = (await eventsOf(page)).find(({ isPast }) => isPast)
  await page.goto(`/dogadjaj/${past?.id}`)
  await expect(page.getByText('Ovaj je događaj završio.')).toBeVisible()
  await expectNoBarrier(page, PHONE_AND_DESK)

  for (const id of ['987654', 'abc', '0', '99999999999']) {
    expect((await page.request.get(`/dogadjaj/${id}`)).status(), id).toBe(404)
    expect((await page.request.get(`/event/${id}/calendar.ics`)).status(), id).toBe(404)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the archive shows what comes, then what was, page by page [EV-02]', async ({ page }) => {
    const events = await eventsOf(page)
    const archive = page.getByRole('main').getByRole('region', { name: 'Događaji' })
    const titles: string[] = []
    await page.goto('/dogadjaji')
    for (;;) {
      titles.push(...(await archive.getByRole('article').getByRole('heading').allTextContents()))
      const next = archive.getByRole('link', { name: 'Sljedeća stranica' })
      if ((await next.count()) === 0) break
      const path = (await next.getAttribute('href')) ?? ''
      await next.click()
      await page.waitForURL(path)
    }
    expect(titles).toEqual(events.map(({ title }) => title))
    await expect(page).toHaveURL(/\/dogadjaji\?page=\d+$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())

    await archive.getByRole('article').getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.at(-1) ?? '')
  })
})

test('pages of the archive that do not exist lead to those that do; it has no barrier', async ({
  page,
}) => {
  await page.goto('/dogadjaji?page=99')
  await expect(page).toHaveURL(/\/dogadjaji(\?page=\d)?$/)
  await page.goto('/dogadjaji?page=abc')
  await expect(page.getByRole('heading', { name: 'Što nas čeka' })).toBeVisible()
  await expectNoBarrier(page, PHONE_AND_DESK)
})
