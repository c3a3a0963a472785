import type { Page, Request } from 'playwright/test'
import { z } from 'zod'
import { expect, test } from '#tests/support/story.ts'

const loggedIn = z.object({
  data: z.object({ login: z.object({ session: z.object({ accessToken: z.string() }) }) }),
})

const filledCart = z.object({
  data: z.object({
    addToCart: z.object({
      cart: z.object({
        guestToken: z.string(),
        prices: z.object({ total: z.object({ amount: z.string() }) }),
      }),
    }),
  }),
})

/** Until the editor has started, clicks are lost or only change the tab. */
async function openTab(page: Page, name: string): Promise<void> {
  const editor = page.getByRole('region', { name: 'Operation Editor' })
  await expect(editor.getByText(/^(?:query|mutation|subscription)$/)).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(editor.getByText(name, { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
}

/**
 * Runs the operation of the tab, and returns what was sent and answered. The editor knows the
 * operation of a tab only some time after it was opened, and sends nothing until then.
 */
async function send(page: Page, operation: string): Promise<Request> {
  const isSent = (one: Request) => one.postData()?.includes(operation) === true
  let request: Request | undefined
  await expect(async () => {
    ;[request] = await Promise.all([
      page.waitForRequest(isSent, { timeout: 2_000 }),
      // Each click ends with its attempt: the same button stops a running query.
      page.getByRole('button', { name: 'Execute query' }).click({ timeout: 2_000 }),
    ])
  }).toPass({ timeout: 30_000 })
  if (!request) throw new Error(`${operation} was not sent.`)
  return request
}

async function execute(page: Page, operation: string) {
  const request = await send(page, operation)
  const answer = await (await request.response())?.json()
  return { headers: await request.allHeaders(), answer }
}

test('[DC-08] a developer tries an app in GraphiQL: the tabs after the login send its tokens, fill a cart and follow it', async ({
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
  const customer = await execute(page, 'AppCustomer')
  expect(customer.headers).toHaveProperty('authorization', `Bearer ${accessToken}`)
  expect(customer.answer).toMatchObject({ data: { me: { email: 'ana@navijaci.example' } } })

  await openTab(page, 'AppCart')
  const cart = filledCart.parse((await execute(page, 'AppCart')).answer).data.addToCart.cart
  await openTab(page, 'AppCheckout')
  const checkout = await execute(page, 'AppCheckout')
  expect(checkout.headers).toHaveProperty('x-guest', cart.guestToken)
  expect(checkout.answer).toMatchObject({
    data: { checkout: { cart: { prices: { total: { amount: cart.prices.total.amount } } } } },
  })
  await openTab(page, 'AppCartChanges')
  const stream = await (await send(page, 'AppCartChanges')).response()
  expect(stream?.headers()['content-type']).toContain('text/event-stream')
  await expect(page.getByText('"cartChanged"')).toBeVisible()

  // Without the header the same page is a browser, with its cookies and without tokens.
  await openTab(page, 'NewestProducts')
  expect((await execute(page, 'NewestProducts')).headers).toHaveProperty('cookie')
})
