import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { aPerson, type Browser, LOGIN, ME, openApp, openBrowser, REGISTER } from './visitors.ts'

const PASSWORD = 'lozinka-za-probu-1'

let platform: ForeignPlatform
let graph: TestGateway
let count = 0

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url })
})
afterAll(async () => {
  await graph?.close()
  await platform?.close()
})
beforeEach(() => {
  platform.accounts.verifyMails(false)
})

const newEmail = () => {
  count += 1
  return `osoba-${count}@platform.example`
}

async function someone(): Promise<Browser & { email: string }> {
  const browser = openBrowser(graph)
  const email = newEmail()
  await browser.ask(REGISTER, { input: aPerson(email) })
  return { ...browser, email }
}

/** Paths that were requested meanwhile. */
async function requestedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = platform.requests.length
  await work()
  return platform.requests.slice(before).map(({ path }) => path.replace(/^\/api\/v\d\//, ''))
}

describe('registration', () => {
  test('[AC-16] a token that comes back is kept to ourselves: a mail must be answered', async () => {
    platform.accounts.verifyMails(true)
    const browser = openBrowser(graph)
    const email = newEmail()
    const { data } = await browser.ask(REGISTER, { input: aPerson(email) })
    expect(data).toEqual({
      register: { __typename: 'RegisterSuccess', verificationRequired: true, session: null },
    })
    expect(browser.lines).toEqual([])
    const credentials = { username: email, password: PASSWORD }
    expect((await browser.ask(LOGIN, credentials)).data).toMatchObject({
      login: { code: 'UNKNOWN_USER_OR_PASSWORD' },
    })

    const { id } = platform.accounts.people.find((person) => person.email === email) ?? {}
    const VERIFY = `mutation ($token: String!) { verifyEmail(input: { token: $token }) {
      __typename ... on FormProblem { code } } }`
    for (const token of ['no-dot-in-it-at-all', `${id}.something-else-entirely`, '']) {
      expect((await browser.ask(VERIFY, { token })).data).toEqual({
        verifyEmail: { __typename: 'FormProblem', code: 'INVALID_TOKEN' },
      })
    }
    expect((await browser.ask(VERIFY, { token: `${id}.verify-${id}-abcdef` })).data).toEqual({
      verifyEmail: { __typename: 'VerifyEmailSuccess' },
    })
    expect((await browser.ask(LOGIN, credentials)).data).toMatchObject({
      login: { me: { email } },
    })
  })

  test('[AC-17] without a token they are logged in at once, browser and app', async () => {
    const browser = await someone()
    expect(browser.jar.get('visitor')).toContain('a')
    expect((await browser.ask(ME)).data).toMatchObject({ me: { email: browser.email } })

    const app = openApp(graph)
    const { data } = await app.ask<{ register: { session: Record<string, string> } }>(REGISTER, {
      input: aPerson(newEmail()),
    })
    app.tokens = data.register.session
    expect((await app.ask(ME)).data).toMatchObject({ me: { firstName: 'Ana' } })
  })

  test('[AC-14] the card comes first, then the consents, their log, and the account last', async () => {
    const input = aPerson(newEmail(), { memberCardBarcode: '4006381333931', consents: [901] })
    platform.accounts.verifyMails(true)
    expect(await requestedBy(() => graph.ask(REGISTER, { input }))).toEqual([
      'user/x/web/register',
      'user/web/memberBarcode/check',
      'gdpr/web/consent/filter',
      'gdpr/web/consent/log/create',
      'user/web/register',
    ])
    expect(platform.accounts.consentLogs.at(-1)).toMatchObject({
      status: 'accepted',
      sourceType: 'registerForm',
      consents: [901],
      user: { userType: 'user', email: input.email },
    })
  })

  test.each([
    ['a card that is none', { memberCardBarcode: '1234567890123' }, '', 'INVALID_MEMBER_CARD'],
    ['consents that cannot be read', {}, '/consent/filter', 'CONSENTS_NOT_FETCHED'],
    ['a consent log that fails', { consents: [901] }, '/log/create', 'FAILED_CONSENT_LOG'],
    ['an e-mail that is none', { consents: [901], email: 'ana' }, '', 'INVALID_INPUT'],
  ])('[AC-14, GD-06] %s stops it, and nothing is registered', async (_what, more, ending, code) => {
    if (ending) platform.accounts.failAt(ending, 503)
    const { people, consentLogs } = platform.accounts
    const before = [people.length, consentLogs.length]
    const paths = await requestedBy(async () => {
      const { data } = await graph.ask(REGISTER, { input: aPerson(newEmail(), more) })
      expect(data).toMatchObject({ register: { __typename: 'FormProblem', code } })
    })
    if (ending) platform.accounts.failAt(ending, null)
    expect(paths).not.toContain('user/web/register')
    expect([people.length, consentLogs.length]).toEqual(before)
  })

  test('[AC-33] a name that is taken is an answer where the platform tells it', async () => {
    const { email } = await someone()
    const { data, errors } = await graph.ask(REGISTER, { input: aPerson(email) })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      register: { code: 'USER_EXISTS', message: 'Za ovu adresu račun već postoji.' },
    })
  })
})

describe('[PF-04, PF-22] an account', () => {
  test.each([
    'updateProfile(input: { firstName: "A", lastName: "B", email: "a@b.example" })',
    'changePassword(input: { oldPassword: "stara-lozinka", newPassword: "nova-lozinka-1" })',
    'deleteAddress(input: { id: "1" })',
  ])('of nobody is not changed: No active user [PF-23] (%s)', async (mutation) => {
    const paths = await requestedBy(async () => {
      const { errors } = await graph.ask(`mutation { ${mutation} { __typename } }`)
      expect(errors).toMatchObject([
        { message: 'No active user', extensions: { code: 'UNAUTHENTICATED' } },
      ])
    })
    expect(paths).toEqual([])
  })

  test('is changed, and the answer says how it is now', async () => {
    const browser = await someone()
    const email = newEmail()
    const { data } = await browser.ask(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
        ... on UpdateProfileSuccess { me { firstName email pendingEmail company hasPassword } }
        ... on FormProblem { code } } }`,
      { input: { firstName: 'Čedomir', lastName: 'Đurđević', email } },
    )
    expect(data).toEqual({
      updateProfile: {
        me: { firstName: 'Čedomir', email, pendingEmail: null, company: null, hasPassword: true },
      },
    })
  })

  test('cannot take the address of another one, nor a card that is none', async () => {
    const [one, other] = [await someone(), await someone()]
    const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
      ... on FormProblem { code field } } }`
    const input = { firstName: 'Ana', lastName: 'Anić', email: other.email }
    expect((await one.ask(UPDATE, { input })).data).toMatchObject({
      updateProfile: { code: 'USER_EXISTS' },
    })
    const carded = { ...input, email: one.email, memberCardBarcode: '12345' }
    expect((await one.ask(UPDATE, { input: carded })).data).toEqual({
      updateProfile: { code: 'INVALID_MEMBER_CARD', field: 'memberCardBarcode' },
    })
  })

  test('[PF-10] changes its password by the old one', async () => {
    const browser = await someone()
    const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
      ... on ChangePasswordSuccess { success } ... on FormProblem { code message } } }`
    const newPassword = 'jedna-nova-lozinka'
    expect(
      (await browser.ask(CHANGE, { input: { oldPassword: 'kriva-lozinka', newPassword } })).data,
    ).toEqual({
      changePassword: { code: 'INCORRECT_OLD_PASSWORD', message: 'Trenutačna lozinka nije točna.' },
    })
    expect(
      (await browser.ask(CHANGE, { input: { oldPassword: PASSWORD, newPassword } })).data,
    ).toEqual({ changePassword: { success: true } })
  })

  test('keeps addresses, with the country that the site knows', async () => {
    const browser = await someone()
    const address = {
      type: 'SHIPPING',
      firstName: 'Ana',
      lastName: 'Anić',
      contactEmail: browser.email,
      contactPhone: '+385 91 000 0000',
      country: 'HR',
      city: 'Zagreb',
      street: 'Primjerova',
      houseNumber: '1',
      zipCode: '10000',
    }
    const FIELDS = 'address { id type city region country { iso } } me { addresses { id city } }'
    const created = await browser.ask<{ createAddress: { address: { id: string } } }>(
      `mutation ($input: CreateAddressInput!) { createAddress(input: $input) {
        ... on CreateAddressSuccess { ${FIELDS} } } }`,
      { input: { address } },
    )
    const { id } = created.data.createAddress.address
    expect(created.data.createAddress).toMatchObject({
      address: { type: 'SHIPPING', city: 'Zagreb', region: null, country: { iso: 'HR' } },
      me: { addresses: [{ id, city: 'Zagreb' }] },
    })
    const UPDATE = `mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) {
      __typename ... on UpdateAddressSuccess { ${FIELDS} } ... on FormProblem { code } } }`
    const changed = { ...address, type: 'MAIN', city: 'Čakovec' }
    expect((await browser.ask(UPDATE, { input: { id, address: changed } })).data).toMatchObject({
      updateAddress: { address: { id, type: 'MAIN', city: 'Čakovec' } },
    })
    // Whether it is somebody else's or nobody's is not told.
    const other = await someone()
    for (const wrong of [id, '99999', 'x']) {
      expect((await other.ask(UPDATE, { input: { id: wrong, address: changed } })).data).toEqual({
        updateAddress: { __typename: 'FormProblem', code: 'NOT_FOUND' },
      })
    }
  })

  test('[PF-15] wishes are set, not turned over, even on a platform that only turns them over', async () => {
    const browser = await someone()
    const SET = `mutation ($is: Boolean!) { setWish(input: { productId: "910001", isWished: $is }) {
      ... on SetWishSuccess { productId isWished total guestToken } ... on WishProblem { code } } }`
    const answer = (isWished: boolean, total: number) => ({
      setWish: { productId: '910001', isWished, total, guestToken: null },
    })
    for (const [is, total] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ] as const) {
      expect((await browser.ask(SET, { is })).data).toEqual(answer(is, total))
    }
    await browser.ask(SET, { is: true })
    const { data } = await browser.ask(
      '{ wishlist { productIds pageInfo { total hasNext } items { productId addedAt product { name } } } }',
    )
    expect(data).toEqual({
      wishlist: {
        productIds: ['910001'],
        pageInfo: { total: 1, hasNext: false },
        items: [{ productId: '910001', addedAt: null, product: { name: 'Scarf' } }],
      },
    })
    expect(browser.jar.get('visitor')).toBe('aw')
  })
})

describe('what only our own services can do', () => {
  test('is null or not supported on another platform', async () => {
    const browser = await someone()
    const { data, errors } = await browser.ask(`{
      me { sessions { id } consents { number } memberCard { barcode } pendingEmail backofficeUserLanguage }
      loginProviders { key }
      sharedWishlist(token: "abcdefghijklmnopqrstuvw") { ownerFirstName }
      formConsents(form: REGISTER_FORM) { number html version isRequired }
    }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      me: {
        ...{ sessions: null, consents: null, memberCard: null, pendingEmail: null },
        backofficeUserLanguage: null,
      },
      loginProviders: [],
      sharedWishlist: null,
      formConsents: [
        { number: 901, html: '<p>Terms</p>', version: null, isRequired: false },
        { number: 902, html: '<p>News</p>', version: null, isRequired: false },
      ],
    })
  })

  test.each([
    ['deleteAddress(input: { id: "1" })', 'FormProblem'],
    ['endSession(input: { id: "abc" })', 'FormProblem'],
    ['eraseAccount(input: { password: "lozinka-za-probu-1" })', 'FormProblem'],
    ['changeConsent(input: { number: 901, isAccepted: true })', 'ConsentProblem'],
    ['createDataExport', 'ConsentProblem'],
    ['shareWishlist(input: { isShared: true })', 'WishProblem'],
  ])('%s', async (mutation, problem) => {
    const browser = await someone()
    const { data, errors } = await browser.ask(
      `mutation { answer: ${mutation} { __typename ... on ${problem} { code } } }`,
    )
    expect(errors).toEqual([])
    expect(data).toEqual({ answer: { __typename: problem, code: 'NOT_SUPPORTED' } })
    expect((await browser.ask(ME)).data).toMatchObject({ me: { email: browser.email } })
  })

  test('guests have no wishes there, and learn it', async () => {
    const browser = openBrowser(graph)
    const { data } = await browser.ask(
      'mutation { setWish(input: { productId: "910001", isWished: true }) { ... on WishProblem { code } } }',
    )
    expect(data).toEqual({ setWish: { code: 'NOT_SUPPORTED' } })
    expect((await browser.ask('{ wishlist { productIds } }')).data).toEqual({
      wishlist: { productIds: [] },
    })
    expect(browser.lines).toEqual([])
  })
})

describe('[AC-26] a login by a provider', () => {
  const START =
    'mutation { startSocialLogin(input: { provider: "demo" }) { ... on StartSocialLoginSuccess { url } } }'
  const FINISH = `mutation ($state: String!) {
    finishSocialLogin(input: { code: "abc", state: $state }) {
      __typename ... on LoginProblem { code } } }`
  const FAILED = { finishSocialLogin: { __typename: 'LoginProblem', code: 'SOCIAL_LOGIN_FAILED' } }

  test('is ended by the browser that began it, once', async () => {
    const browser = openBrowser(graph)
    const { data } = await browser.ask<{ startSocialLogin: { url: string } }>(START)
    expect(data.startSocialLogin.url).toContain('state-1')
    expect(browser.lines.join()).toMatch(/social=state-1; Path=\/; Max-Age=600; .*HttpOnly/)

    // Somebody who is sent here with the code of another person began nothing.
    const victim = openBrowser(graph)
    expect(await requestedBy(() => victim.ask(FINISH, { state: 'state-1' }))).toEqual([])
    expect((await victim.ask(FINISH, { state: 'state-1' })).data).toEqual(FAILED)
    // The platform of this suite refuses it too, so only the calls show who compared the states.
    const calls = await requestedBy(async () => {
      expect((await browser.ask(FINISH, { state: 'state-2' })).data).toEqual(FAILED)
    })
    expect(calls).toEqual([])
    expect(browser.jar.has('social')).toBe(false)
    expect(await requestedBy(() => browser.ask(FINISH, { state: 'state-1' }))).toEqual([])
  })
})

test('changes of one request are made one after the other, compiled or not', async () => {
  const browser = await someone()
  const BOTH = `mutation ($is: Boolean!) {
    a: setWish(input: { productId: "910001", isWished: $is }) { ... on SetWishSuccess { total } }
    b: setWish(input: { productId: "910003", isWished: $is }) { ... on SetWishSuccess { total } }
  }`
  for (let round = 0; round < 6; round += 1) {
    const is = round % 2 === 0
    expect((await browser.ask(BOTH, { is })).data).toEqual({
      a: { total: 1 },
      b: { total: is ? 2 : 0 },
    })
  }
})
