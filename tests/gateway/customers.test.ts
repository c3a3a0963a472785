import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '#services/contract/user.ts'
import { newEmail, PASSWORD, signUp, tokenFor } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { aPerson, type Browser, LOGIN, ME, openApp, openBrowser, REGISTER } from './visitors.ts'

let services: TestServices
let graph: TestGateway
let productIds: readonly string[]

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  const { data } = await graph.ask<{ products: { items: { id: string }[] } }>(
    '{ products(limit: 3) { items { id } } }',
  )
  productIds = data.products.items.map(({ id }) => id)
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function customer(browser: Browser = openBrowser(graph)) {
  const { email, password, userId } = await signUp(services)
  const { data } = await browser.ask(LOGIN, { username: email, password })
  expect(data).toMatchObject({ login: { me: { email } } })
  return { browser, email, userId }
}

const accessOf = (browser: Browser) => ({ accessToken: browser.jar.get('auth.access') ?? '' })
const profileStatus = async (headers: Record<string, string>) =>
  (await services.send(getProfile, {}, headers)).status

const WISH = `mutation ($id: ID!, $is: Boolean!) { setWish(input: { productId: $id, isWished: $is }) {
  __typename ... on SetWishSuccess { isWished total guestToken } ... on WishProblem { code } } }`
const WISHES = '{ wishlist { productIds pageInfo { total } items { product { id } } } }'

describe('somebody new', () => {
  test('registers, is held to the consents, confirms by mail and logs in', async () => {
    const browser = openBrowser(graph)
    const email = newEmail()
    const form = await browser.ask<{ formConsents: { number: number; isRequired: boolean }[] }>(
      '{ formConsents(form: REGISTER_FORM) { number isRequired html } }',
    )
    const required = form.data.formConsents.filter(({ isRequired }) => isRequired)
    expect(required.length).toBeGreaterThan(0)
    const person = aPerson(email, { password: PASSWORD })
    expect((await browser.ask(REGISTER, { input: person })).data).toMatchObject({
      register: { code: 'CONSENT_REQUIRED', message: 'Potrebno je prihvatiti privolu' },
    })

    const consents = required.map(({ number }) => number)
    const { data: registered, calls } = await browser.ask(REGISTER, {
      input: { ...person, consents, returnPath: '/naplata' },
    })
    expect(registered).toEqual({
      register: { __typename: 'RegisterSuccess', verificationRequired: true, session: null },
    })
    expect(calls).toMatchObject([{ path: 'x/web/register' }])
    const credentials = { username: email, password: PASSWORD }
    expect((await browser.ask(LOGIN, credentials)).data).toMatchObject({
      login: { code: 'UNKNOWN_USER_OR_PASSWORD' },
    })

    const token = await tokenFor(services, { email, name: 'verificationToken' })
    const VERIFY = `mutation ($token: String!) { verifyEmail(input: { token: $token }) {
      ... on VerifyEmailSuccess { email returnPath } ... on FormProblem { code } } }`
    expect((await browser.ask(VERIFY, { token })).data).toEqual({
      verifyEmail: { email, returnPath: '/naplata' },
    })
    expect((await browser.ask(VERIFY, { token })).data).toEqual({
      verifyEmail: { code: 'INVALID_TOKEN' },
    })
    await browser.ask(LOGIN, credentials)
    const { data } = await browser.ask(
      '{ me { email consents { number isAccepted isRequired form } } }',
    )
    expect(data).toMatchObject({
      me: {
        email,
        consents: expect.arrayContaining(
          consents.map((number) => expect.objectContaining({ number, isAccepted: true })),
        ),
      },
    })
  })

  test('is told which field is wrong', async () => {
    const { data } = await graph.ask<{ formConsents: { number: number }[] }>(
      '{ formConsents(form: REGISTER_FORM) { number } }',
    )
    const consents = data.formConsents.map(({ number }) => number)
    const wrong = [
      [{ firstName: '  ' }, 'INVALID_INPUT', 'firstName'],
      [{ email: 'ana' }, 'INVALID_INPUT', 'email'],
      [{ password: 'kratka' }, 'INVALID_INPUT', 'password'],
      [{ password: 'password1' }, 'WEAK_PASSWORD', 'password'],
      [{ memberCardBarcode: '4006381333930' }, 'INVALID_MEMBER_CARD', 'memberCardBarcode'],
    ] as const
    for (const [more, code, field] of wrong) {
      const input = aPerson(newEmail(), { password: PASSWORD, consents, ...more })
      const answer = await graph.ask(REGISTER, { input })
      expect(answer.data).toMatchObject({ register: { code, field } })
    }
  })
})

describe('another e-mail', () => {
  const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
    ... on UpdateProfileSuccess { me { email pendingEmail } }
    ... on FormProblem { code message field } ... on TooManyProblem { retryAfterSeconds } } }`

  test('asks for the password, and tells a client of former days by its own codes', async () => {
    const { browser, email } = await customer()
    const other = newEmail()
    const update = async (given: object) => {
      const input = { firstName: 'Ana', lastName: 'Anić', ...given }
      return (await browser.ask(UPDATE, { input })).data
    }
    const refused = {
      updateProfile: {
        code: 'INCORRECT_PASSWORD',
        message: 'Lozinka nije točna.',
        field: 'password',
      },
    }

    expect(await update({ email: other })).toEqual(refused)
    expect(await update({ email: other, password: 'kriva-lozinka-1' })).toEqual(refused)
    expect(await update({ email })).toEqual({
      updateProfile: { me: { email, pendingEmail: null } },
    })
    expect(await update({ email: other, password: PASSWORD })).toEqual({
      updateProfile: { me: { email, pendingEmail: other } },
    })
  })

  test('once confirmed ends the session of the browser that confirms it, cookies and all', async () => {
    const { browser } = await customer()
    const other = newEmail()
    const input = { firstName: 'A', lastName: 'B', email: other, password: PASSWORD }
    await browser.ask(UPDATE, { input })
    const token = await tokenFor(services, { email: other, name: 'verificationToken' })
    const VERIFY = `mutation ($token: String!) { verifyEmail(input: { token: $token }) {
      ... on VerifyEmailSuccess { email } } }`

    expect(browser.jar.get('visitor')).toContain('a')
    expect((await browser.ask(VERIFY, { token })).data).toEqual({ verifyEmail: { email: other } })
    expect(browser.jar.get('visitor') ?? '').not.toContain('a')
    expect(browser.jar.has('auth.refresh')).toBe(false)
  })

  test('is refused for a while after five wrong passwords, as the login is', async () => {
    const { browser, email } = await customer()
    const wrong = { firstName: 'A', lastName: 'B', email: newEmail(), password: 'kriva-lozinka-1' }
    for (let tried = 0; tried < 5; tried += 1) await browser.ask(UPDATE, { input: wrong })
    const input = { ...wrong, password: PASSWORD }
    expect((await browser.ask(UPDATE, { input })).data).toEqual({
      updateProfile: { retryAfterSeconds: expect.any(Number) },
    })
    expect((await browser.ask(LOGIN, { username: email, password: PASSWORD })).data).toMatchObject({
      login: { retryAfterSeconds: expect.any(Number) },
    })
    services.clock.advance(15 * 60_000)
  })
})

describe('[case 24] sessions', () => {
  test('a login makes a new one, and the one before it in this browser is dead', async () => {
    const { browser, email } = await customer()
    const before = accessOf(browser)
    await browser.ask(LOGIN, { username: email, password: PASSWORD })
    expect(accessOf(browser)).not.toEqual(before)
    expect(await profileStatus(before)).toBe(401)
    expect(await profileStatus(accessOf(browser))).toBe(200)
  })

  test('a token is dead as soon as its session is logged out, by whatever way it comes', async () => {
    const { browser } = await customer()
    const before = accessOf(browser)
    const kept = browser.cookie()
    await browser.ask('mutation { logout { __typename } }')
    expect(await profileStatus(before)).toBe(401)
    expect((await graph.ask(ME, {}, { cookie: kept })).data).toEqual({ me: null })
  })

  test('a new password ends all others, and each can be ended by itself', async () => {
    const { browser, email } = await customer()
    const others = [openBrowser(graph), openBrowser(graph)]
    for (const other of others) await other.ask(LOGIN, { username: email, password: PASSWORD })
    const LIST = '{ me { sessions { id isCurrent device } } }'
    type Listed = { me: { sessions: { id: string; isCurrent: boolean }[] } }
    const { data } = await browser.ask<Listed>(LIST)
    expect(data.me.sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([
      false,
      false,
      true,
    ])
    const END =
      'mutation ($id: ID!) { endSession(input: { id: $id }) { ... on EndSessionSuccess { me { id } } } }'
    const id = data.me.sessions.find(({ isCurrent }) => !isCurrent)?.id
    expect((await browser.ask(END, { id })).data).toMatchObject({ endSession: { me: {} } })
    expect((await browser.ask<Listed>(LIST)).data.me.sessions).toHaveLength(2)

    const CHANGE = `mutation { changePassword(input: {
      oldPassword: "${PASSWORD}", newPassword: "sasvim nova lozinka 7" }) { __typename } }`
    const stolen = { cookie: browser.cookie() }
    expect((await browser.ask(CHANGE)).data).toEqual({
      changePassword: { __typename: 'ChangePasswordSuccess' },
    })
    expect((await browser.ask(ME)).data).toMatchObject({ me: { email } })
    expect((await graph.ask(ME, {}, stolen)).data).toEqual({ me: null })
    for (const other of others) expect((await other.ask(ME)).data).toEqual({ me: null })

    const own = (await browser.ask<Listed>(LIST)).data.me.sessions[0]?.id
    expect((await browser.ask(END, { id: own })).data).toEqual({ endSession: { me: null } })
    expect([...browser.jar.keys()]).toEqual([])
  })

  test('[case 23] a stolen refresh token ends the session for both, once it is used late', async () => {
    const { browser } = await customer()
    const stolen = `auth.refresh=${browser.jar.get('auth.refresh')}`
    browser.jar.delete('auth.access')
    expect((await browser.ask(ME)).data).toMatchObject({ me: {} })
    const fresh = await startGateway({ servicesUrl: services.url })
    try {
      services.clock.advance(121_000)
      expect((await fresh.ask(ME, {}, { cookie: stolen })).data).toEqual({ me: null })
      expect((await browser.ask(ME)).data).toEqual({ me: null })
    } finally {
      await fresh.close()
    }
  })

  test('five tabs over two gateways go on together', async () => {
    const { browser, email } = await customer()
    browser.jar.delete('auth.access')
    const cookie = browser.cookie()
    const second = await startGateway({ servicesUrl: services.url })
    try {
      const tabs = await Promise.all(
        [graph, second, graph, second, graph].map((one) => one.ask(ME, {}, { cookie })),
      )
      for (const { data } of tabs) expect(data).toMatchObject({ me: { email } })
      for (const { headers } of tabs) {
        const tab = openBrowser(graph)
        tab.keep(headers)
        expect((await tab.ask(ME)).data).toMatchObject({ me: { email } })
      }
    } finally {
      await second.close()
    }
  })
})

describe('wishes', () => {
  test('a guest has some, keeps them at login, and the list of the guest ends', async () => {
    const browser = openBrowser(graph)
    const [first, second] = productIds
    expect((await browser.ask(WISH, { id: first, is: true })).data).toEqual({
      setWish: { __typename: 'SetWishSuccess', isWished: true, total: 1, guestToken: null },
    })
    await browser.ask(WISH, { id: second, is: true })
    expect(browser.jar.get('visitor')).toBe('w')
    expect(browser.lines.join()).toMatch(/wishlist=[^;]+; Path=\/; Max-Age=\d+; .*HttpOnly/)
    const asGuest = browser.cookie()

    await customer(browser)
    expect(browser.jar.has('wishlist')).toBe(false)
    expect(browser.jar.get('visitor')).toBe('aw')
    expect((await browser.ask(WISHES)).data).toMatchObject({
      wishlist: { pageInfo: { total: 2 }, productIds: expect.arrayContaining([first, second]) },
    })
    expect((await graph.ask(WISHES, {}, { cookie: asGuest })).data).toMatchObject({
      wishlist: { productIds: [] },
    })
    await browser.ask(WISH, { id: first, is: false })
    await browser.ask(WISH, { id: second, is: false })
    expect(browser.jar.get('visitor')).toBe('a')
  })

  test('an app keeps the list of its guest by itself and brings it along', async () => {
    const app = openApp(graph)
    const { data } = await app.ask<{ setWish: { guestToken: string } }>(WISH, {
      id: productIds[0],
      is: true,
    })
    app.tokens = { guestToken: data.setWish.guestToken }
    expect((await app.ask(WISHES)).data).toMatchObject({ wishlist: { pageInfo: { total: 1 } } })
    expect((await openApp(graph).ask(WISHES)).data).toMatchObject({ wishlist: { productIds: [] } })

    const { email, password } = await signUp(services)
    const login = await app.ask<{ login: { session: Record<string, string> } }>(LOGIN, {
      username: email,
      password,
    })
    app.tokens = login.data.login.session
    expect((await app.ask(WISHES)).data).toMatchObject({
      wishlist: { productIds: [productIds[0]] },
    })
  })

  test('an app of the last release names its list by the former header', async () => {
    const app = openApp(graph)
    const FORMER = WISH.replace('guestToken', 'wishlistToken')
    const first = await app.ask<{ setWish: { wishlistToken: string } }>(FORMER, {
      id: productIds[0],
      is: true,
    })
    const former = { 'x-wishlist': first.data.setWish.wishlistToken }
    expect((await app.ask(FORMER, { id: productIds[1], is: true }, former)).data).toMatchObject({
      setWish: { total: 2, wishlistToken: former['x-wishlist'] },
    })
  })

  test('a shared list tells the first name and the wishes, until it is not shared any more', async () => {
    const { browser } = await customer()
    await browser.ask(WISH, { id: productIds[0], is: true })
    const SHARE = `mutation ($is: Boolean!) { shareWishlist(input: { isShared: $is }) {
      ... on ShareWishlistSuccess { path } } }`
    const { data } = await browser.ask<{ shareWishlist: { path: string } }>(SHARE, { is: true })
    const token = data.shareWishlist.path.replace('/lista-zelja/', '')
    const READ = `query ($token: String!) { sharedWishlist(token: $token) {
      ownerFirstName items { product { id } } pageInfo { total } } }`
    expect((await openBrowser(graph).ask(READ, { token })).data).toEqual({
      sharedWishlist: {
        ownerFirstName: 'Željka',
        items: [{ product: { id: productIds[0] } }],
        pageInfo: { total: 1 },
      },
    })
    await browser.ask(SHARE, { is: false })
    expect((await openBrowser(graph).ask(READ, { token })).data).toEqual({ sharedWishlist: null })
  })

  test('what is no product is refused', async () => {
    const browser = openBrowser(graph)
    for (const id of ['999999999', '0', '-1', 'x', '1e3']) {
      expect((await browser.ask(WISH, { id, is: true })).data).toEqual({
        setWish: { __typename: 'WishProblem', code: 'NOT_FOUND' },
      })
    }
  })
})

describe('what is kept of somebody', () => {
  test('is read as a file, by the address alone and while the session stands', async () => {
    const { browser, email } = await customer()
    const { data } = await browser.ask<{ createDataExport: { path: string } }>(
      'mutation { createDataExport { ... on CreateDataExportSuccess { path expiresAt } } }',
    )
    const url = graph.url + data.createDataExport.path
    const file = await fetch(url)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(await file.text()).toContain(email)
    await browser.ask('mutation { logout { __typename } }')
    expect((await fetch(url)).status).toBe(404)
  })

  test('consents are given and withdrawn; those that an account rests on stay', async () => {
    const { browser } = await customer()
    const CHANGE = `mutation ($number: Int!, $is: Boolean!) {
      changeConsent(input: { number: $number, isAccepted: $is }) {
        ... on ChangeConsentSuccess { me { consents { number isAccepted } } consents { number isAccepted } }
        ... on ConsentProblem { code } } }`
    const { data } = await browser.ask<{
      me: { consents: { number: number; isRequired: boolean }[] }
    }>('{ me { consents { number isRequired } } }')
    const free = data.me.consents.find(({ isRequired }) => !isRequired)?.number
    const held = data.me.consents.find(({ isRequired }) => isRequired)?.number
    const given = await browser.ask<{ changeConsent: { consents: object[]; me: object } }>(CHANGE, {
      number: free,
      is: true,
    })
    expect(given.data.changeConsent.consents).toContainEqual({ number: free, isAccepted: true })
    expect(given.data.changeConsent.me).toEqual({ consents: given.data.changeConsent.consents })
    await browser.ask(CHANGE, { number: held, is: true })
    expect((await browser.ask(CHANGE, { number: held, is: false })).data).toEqual({
      changeConsent: { code: 'CONSENT_REQUIRED' },
    })
    expect((await browser.ask(CHANGE, { number: 424_242, is: true })).data).toEqual({
      changeConsent: { code: 'NOT_FOUND' },
    })
  })

  test('is forgotten after the password, and nobody is logged in any more', async () => {
    const { browser, email } = await customer()
    const ERASE = `mutation ($password: String) { eraseAccount(input: { password: $password }) {
      __typename ... on FormProblem { code } } }`
    expect((await browser.ask(ERASE, { password: 'kriva-lozinka-1' })).data).toEqual({
      eraseAccount: { __typename: 'FormProblem', code: 'INCORRECT_PASSWORD' },
    })
    expect((await browser.ask(ME)).data).toMatchObject({ me: { email } })
    expect((await browser.ask(ERASE, { password: PASSWORD })).data).toEqual({
      eraseAccount: { __typename: 'EraseAccountSuccess' },
    })
    expect([...browser.jar.keys()]).toEqual([])
    expect((await browser.ask(LOGIN, { username: email, password: PASSWORD })).data).toMatchObject({
      login: { code: 'UNKNOWN_USER_OR_PASSWORD' },
    })
  })
})

test('[AC-26] somebody new comes by the provider of the demo, consents, and is logged in', async () => {
  const browser = openBrowser(graph)
  const { data } = await browser.ask<{ startSocialLogin: { url: string } }>(
    'mutation { startSocialLogin(input: { provider: "demo" }) { ... on StartSocialLoginSuccess { url } } }',
  )
  const ask = new URL(data.startSocialLogin.url)
  expect(ask.pathname).toMatch(/^\/dev\/oidc\//)
  const page = await fetch(graph.url + ask.pathname + ask.search)
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("form-action 'self'"),
  ])

  const email = newEmail()
  const chosen = new URLSearchParams(ask.search)
  for (const [name, value] of Object.entries({ email, firstName: 'Ivo', lastName: 'Ivić' })) {
    chosen.set(name, value)
  }
  chosen.set('person', '')
  chosen.set('verified', 'yes')
  const back = await fetch(`${graph.url}/dev/oidc/choose?${chosen}`, { redirect: 'manual' })
  const { searchParams } = new URL(back.headers.get('location') ?? '')
  const FINISH = `mutation ($input: FinishSocialLoginInput!) { finishSocialLogin(input: $input) {
    __typename ... on NoAccountProblem { code token email firstName lastName } } }`
  const finished = await browser.ask<{ finishSocialLogin: { token: string } }>(FINISH, {
    input: {
      code: searchParams.get('code'),
      state: searchParams.get('state'),
      iss: searchParams.get('iss'),
    },
  })
  const { token } = finished.data.finishSocialLogin
  expect(finished.data.finishSocialLogin).toEqual({
    __typename: 'NoAccountProblem',
    code: 'NO_ACCOUNT',
    token,
    email,
    firstName: 'Ivo',
    lastName: 'Ivić',
  })

  const COMPLETE = `mutation ($input: CompleteSocialLoginInput!) { completeSocialLogin(input: $input) {
    ... on CompleteSocialLoginSuccess { me { email hasPassword } session { accessToken } }
    ... on FormProblem { code } } }`
  const person = { token, firstName: 'Ivo', lastName: 'Ivić' }
  expect((await browser.ask(COMPLETE, { input: { ...person, consents: [] } })).data).toEqual({
    completeSocialLogin: { code: 'CONSENT_REQUIRED' },
  })
  const form = await browser.ask<{ formConsents: { number: number }[] }>(
    '{ formConsents(form: REGISTER_FORM) { number } }',
  )
  const consents = form.data.formConsents.map(({ number }) => number)
  const readTexts = consents.map((number) => ({ number, version: 99 }))
  expect((await browser.ask(COMPLETE, { input: { ...person, consents, readTexts } })).data).toEqual(
    { completeSocialLogin: { code: 'TEXT_CHANGED' } },
  )
  expect((await browser.ask(COMPLETE, { input: { ...person, consents } })).data).toEqual({
    completeSocialLogin: { me: { email, hasPassword: false }, session: null },
  })
  expect((await browser.ask(ME)).data).toMatchObject({ me: { email } })
})
