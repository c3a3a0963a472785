import { expect, test } from 'playwright/test'
import { isSaidAnyway } from '#tests/support/console-messages.ts'
import { type FreshCopy, makeFreshCopy } from '#tests/support/fresh-copy.ts'
import { untilTakenOver } from '#tests/support/visit.ts'

test.describe.configure({ timeout: 240_000 })
/** "Within seconds" on a machine with other load. */
const SHOWN_WITHIN_MS = 30_000

let copy: FreshCopy
test.beforeEach(async () => {
  copy = await makeFreshCopy()
})
test.afterEach(async () => await copy.remove())

test('npm start on a fresh clone builds, seeds and answers the shop', async () => {
  const { shop, stop } = await copy.run('start')
  try {
    const home = await fetch(shop)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('Jadranski sportski savez')
  } finally {
    await stop()
  }
})

test('npm run dev on a fresh clone hydrates, and shows each edit within seconds', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (isSaidAnyway(message.text())) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await copy.seed()
  const { shop, services, stop } = await copy.run('dev')
  const shown = expect.configure({ timeout: SHOWN_WITHIN_MS })
  try {
    await page.goto(shop)
    await untilTakenOver(page, { timeout: 60_000 })
    expect(complaints).toEqual([])

    await copy.edit('client/layout/footer/footer.tsx', '<footer', '<footer title="edited"')
    await shown(page.locator('footer[title=edited]')).toBeVisible()

    await copy.edit('client/i18n/hr/frame.json', 'Preskočite na sadržaj', 'Edited text')
    await shown(page.getByText('Edited text')).toBeAttached()

    await copy.edit('services/platform/http/openapi.ts', 'The REST services', 'Edited services')
    await shown.poll(() => read(`${services}/openapi.json`)).toContain('Edited services')

    const schema = 'graphql/schema/calendar.graphql'
    await copy.edit(schema, 'By the clock of the calendar service.', 'Edited field.')
    await shown.poll(() => copy.read('gateway/generated/resolvers.ts')).toContain('Edited field.')
    await shown.poll(() => read(`${shop}/graphql`, INTROSPECTION)).toContain('Edited field.')
  } finally {
    await stop()
  }
})

const INTROSPECTION: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ __type(name: "Event") { fields { description } } }' }),
}

const read = (url: string, request?: RequestInit) =>
  fetch(url, request).then((answer) => answer.text(), String)
