import { expect, type Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'

export const OWNER = 'urednica@jss.example'
export const EDITOR = 'novosti@jss.example'
export const SHOP_KEEPER = 'trgovina@jss.example'
export const PACKER = 'skladiste@jss.example'

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInSuccess { session { stage } } ... on StaffProblem { code } }
}`

/** Signs a member of the demo in, without its form, and opens a page of the back office. */
export async function openOffice(page: Page, path = '/admin', email = OWNER): Promise<void> {
  const input = { email, password: DEMO_PASSWORD }
  const signedIn = await page.request.post('/graphql/staff', {
    data: { query: SIGN_IN, variables: { input } },
  })
  expect(await signedIn.json()).toMatchObject({ data: { signIn: { session: { stage: 'IN' } } } })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** As when the session has run out, or was ended elsewhere. */
export async function endSession(page: Page): Promise<void> {
  const query = 'mutation { signOut { ... on SignOutSuccess { success } } }'
  const { cookies } = await page.context().storageState()
  await page.request.post('/graphql/staff', { data: { query } })
  // The browser does not know yet.
  await page.context().addCookies(cookies)
}
