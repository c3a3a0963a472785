import type { Page, Request } from 'playwright/test'
import { z } from 'zod'
import { expect, test } from '#tests/support/story.ts'

const loggedIn = z.object({
  data: z.object({ login: z.object({ session: z.object({ accessToken: z.string() }) }) }),
})

/** Until the editor has started, clicks are lost or only change the tab. */
async function openTab(page: Page, name: string): Promise<void> {
  const editor = page.getByRole('region', { name: 'Operation Editor' })
  await expect(editor.getByText(/^(?:query|mutation)$/)).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(editor.getByText(name, { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Replaces all headers of the tab. */
async function typeHeaders(page: Page, headers: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Headers' }).click()
  await page.getByRole('region', { name: 'Headers' }).getByRole('textbox').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(JSON.stringify(headers))
  // The editor has closed quotes and brackets by itself.
  await page.keyboard.press('ControlOrMeta+Shift+End')
  await page.keyboard.press('Delete')
}

/**
 * Runs the operation of the tab, and returns what was sent and answered. The editor knows the
 * operation of a tab only some time after it was opened, and sends nothing until then.
 */
async function execute(page: Page, operation: string) {
  const isSent = (one: Request) => one.postData()?.includes(operation) === true
  let request: Request | undefined
  await expect(async () => {
    ;[request] = await Promise.all([
      page.waitForRequest(isSent, { timeout: 2_000 }),
      // Each click ends with its attempt: the same button stops a running query.
      page.getByRole('button', { name: 'Execute query' }).click({ timeout: 2_000 }),
    ])
  }).toPass({ timeout: 30_000 })
  const answer = await (await request?.response())?.json()
  return { headers: await request?.allHeaders(), answer }
}

test('[DC-08] a developer tries the login of an app in GraphiQL, and reads the customer with its token', async ({
  page,
  context,
  product,
}) => {
  // A visitor of the shop has cookies, which must not turn the app into a browser.
  await context.addCookies([{ name: 'visitor', value: 'w', url: product.url }])
  await page.goto('/graphql')
  await openTab(page, 'AppLogin')
  const login = await execute(page, 'AppLogin')
  expect(login.headers).not.toHaveProperty('cookie')
  const { accessToken } = loggedIn.parse(login.answer).data.login.session
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['visitor'])

  await openTab(page, 'AppCustomer')
  await typeHeaders(page, { 'x-client': 'app', authorization: `Bearer ${accessToken}` })
  const customer = await execute(page, 'AppCustomer')
  expect(customer.answer).toMatchObject({ data: { me: { email: 'ana@navijaci.example' } } })

  // Without the header the same page is a browser, with its cookies and without tokens.
  await openTab(page, 'NewestProducts')
  expect((await execute(page, 'NewestProducts')).headers).toHaveProperty('cookie')
})
