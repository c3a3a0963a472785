import type { PlatformReply, PlatformRequest } from '#tools/example-platform/platform.ts'

type Person = {
  readonly id: number
  email: string
  password: string
  details: { firstName: string; lastName: string }
  isConfirmed: boolean
  readonly addresses: Record<string, unknown>[]
  readonly wishes: number[]
}

export type ForeignAccounts = {
  /** Null for what is none of its calls. */
  answer(ask: PlatformRequest): PlatformReply | null
  /** Of the person whose access token was sent; null for nobody. */
  emailOf(ask: PlatformRequest): string | null
  /** How often tokens were renewed, and with which. */
  readonly renewals: readonly string[]
  readonly consentLogs: readonly unknown[]
  readonly people: readonly Person[]
  /** Every access token runs out. */
  expire(): void
  /** Every session ends. */
  endAll(): void
  /** Registrations are confirmed by mail, or hold at once. */
  verifyMails(on: boolean): void
  /** Calls whose path ends so fail with this status. */
  failAt(ending: string, status: number | null): void
}

const CONSENTS = [
  { id: 41, uniqueNumber: 901, displayName: '<p>Terms</p>', colour: 'blue' },
  { id: 42, uniqueNumber: 902, displayName: '<p>News</p>', colour: 'red' },
]
const BAD_PASSWORD = 'Unknown username or password!'

/** Accounts as the catalogue of calls describes them, with tokens, errors and fields of its own. */
export function foreignAccounts(): ForeignAccounts {
  const people: Person[] = []
  const renewals: string[] = []
  const consentLogs: unknown[] = []
  const failing = new Map<string, number>()
  const sessions = new Map<string, { person: Person; turns: number; isStale: boolean }>()
  let isVerifying = true
  let made = 7_000

  const refuse = (status: number, message: string, code?: string): PlatformReply => ({
    status,
    answer: { error: { message, statusCode: status, ...(code ? { code } : {}) } },
  })
  const ok = (answer: unknown): PlatformReply => ({ status: 200, answer })

  function tokensOf(key: string, turns: number) {
    return { accessToken: `access.${key}.${turns}`, refreshToken: `refresh.${key}.${turns}` }
  }

  function view({ id, email, details, addresses }: Person) {
    return {
      id,
      username: email,
      email,
      details: { ...details, salutation: null },
      company: null,
      memberCardBarcode: null,
      addresses,
      isBackofficeUser: false,
      scope: ['customer'],
      loyaltyLevel: 3,
    }
  }

  /** Whoever sends the last access token of a session that stands. */
  function callerOf({ headers }: PlatformRequest): Person | null {
    const [kind, key = '', turns] = String(headers['accesstoken'] ?? '').split('.')
    const session = sessions.get(key)
    const isGood = kind === 'access' && session && !session.isStale
    return isGood && String(session.turns) === turns ? session.person : null
  }

  function login({ body }: PlatformRequest): PlatformReply {
    const person = people.find(({ email }) => email === body['username'])
    if (body['username'] === 'blocked@platform.example') {
      return refuse(401, 'Too suspicious.', 'INVALID_LOGIN')
    }
    if (!person?.isConfirmed || person.password !== body['password']) {
      return refuse(401, BAD_PASSWORD)
    }
    made += 1
    const key = `session${made}`
    sessions.set(key, { person, turns: 1, isStale: false })
    return ok({ data: { tokens: tokensOf(key, 1), user: view(person) } })
  }

  function refresh({ headers }: PlatformRequest): PlatformReply {
    const sent = String(headers['refreshtoken'] ?? '')
    renewals.push(sent)
    const [kind, key = '', turns] = sent.split('.')
    const session = sessions.get(key)
    // It knows no grace: a token that was used is dead.
    if (kind !== 'refresh' || !session || String(session.turns) !== turns) {
      return { status: 401, answer: { message: 'Authorization Required' } }
    }
    session.turns += 1
    session.isStale = false
    return ok({ data: { tokens: tokensOf(key, session.turns) } })
  }

  function register({ body }: PlatformRequest): PlatformReply {
    const email = String(body['email'])
    if (people.some((person) => person.email === email)) return refuse(400, 'User already exist.')
    made += 1
    const details = body['details'] as Person['details']
    const password = String(body['password'])
    people.push({
      id: made,
      email,
      password,
      details,
      isConfirmed: !isVerifying,
      addresses: [],
      wishes: [],
    })
    return ok({
      id: made,
      ...(isVerifying ? { verificationToken: `${made}.verify-${made}-abcdef` } : {}),
    })
  }

  function verify({ path, query }: PlatformRequest): PlatformReply {
    const person = people.find(({ id }) => path.endsWith(`/${id}`))
    if (!person || query.get('token') !== `verify-${person.id}-abcdef`) {
      return refuse(400, 'Token is not valid.', 'INVALID_TOKEN')
    }
    person.isConfirmed = true
    return ok({ success: true })
  }

  const PUBLIC: Readonly<Record<string, (ask: PlatformRequest) => PlatformReply>> = {
    'POST /api/v1/login': login,
    'GET /api/v1/refresh': refresh,
    'POST /api/v1/user/web/register': register,
    'POST /api/v1/user/password/forgot': () => ok({ success: true, queued: 1 }),
    'GET /api/v1/user/web/memberBarcode/check': ({ query }) =>
      ok({ isValid: query.get('barcode') === '4006381333931' }),
    'GET /api/v1/user/social/redirect-login': () =>
      ok({ url: 'https://login.platform.example/?state=state-1', state: 'state-1' }),
    'POST /api/v1/gdpr/web/consent/filter': () => ok({ records: CONSENTS, totalRecords: 2 }),
    'POST /api/v1/gdpr/web/consent/log/create': ({ body }) => {
      consentLogs.push(body)
      return ok({ id: consentLogs.length })
    },
  }

  const OWN: Readonly<Record<string, (ask: PlatformRequest, person: Person) => PlatformReply>> = {
    'GET /api/v1/user/web/profile': (_ask, person) => ok(view(person)),
    'PATCH /api/v1/user/web/update': ({ body }, person) => {
      if (body['details']) person.details = body['details'] as Person['details']
      const email = String(body['email'])
      if (people.some((one) => one !== person && one.email === email)) {
        return refuse(409, 'User already exist.')
      }
      person.email = email
      return ok(view(person))
    },
    'POST /api/v1/user/password/reset': ({ body }, person) => {
      if (body['oldPassword'] !== person.password) {
        return { status: 400, answer: { data: { errorMessage: 'Incorrect old password.' } } }
      }
      person.password = String(body['newPassword'])
      return ok({ success: true })
    },
    'POST /api/v1/user/web/address/create': ({ body }, person) => {
      made += 1
      const address = { ...body, id: made, country: 191, isHome: false }
      person.addresses.push(address)
      return ok(address)
    },
    // It turns over whatever is there.
    'POST /api/v1/cms/wishlist/create': ({ body }, person) => {
      const id = Number(body['product_id'])
      const at = person.wishes.indexOf(id)
      if (at >= 0) person.wishes.splice(at, 1)
      else person.wishes.unshift(id)
      return ok({ product_id: id })
    },
    'POST /api/v1/cms/wishlist/filter': (_ask, { wishes }) =>
      ok({
        records: wishes.map((product_id) => ({ product_id, source: 'web' })),
        pagination: { lastPage: 1, page: 1, limit: 9999, total: wishes.length, perPage: 9999 },
      }),
  }

  function updateAddress({ path, body }: PlatformRequest, person: Person): PlatformReply {
    const address = person.addresses.find(({ id }) => path.endsWith(`/${id}`))
    if (!address) return { status: 404, answer: { data: { errorMessage: 'No such address' } } }
    Object.assign(address, body, { country: 191 })
    return ok(address)
  }

  return {
    renewals,
    consentLogs,
    people,
    emailOf: (ask) => callerOf(ask)?.email ?? null,
    answer(ask) {
      const { method, path } = ask
      const call = `${method} ${path}`
      const status = [...failing].find(([ending]) => path.endsWith(ending))?.[1]
      if (status !== undefined) return refuse(status, 'It fails.')
      const open = call.startsWith('GET /api/v1/user/web/verify/') ? verify : PUBLIC[call]
      if (open) return open(ask)
      const isAddress = call.startsWith('PATCH /api/v1/user/web/address/update/')
      const own = isAddress ? updateAddress : OWN[call]
      if (!own) return null
      const person = callerOf(ask)
      if (!person) return { status: 401, answer: { message: 'Authorization Required' } }
      return own(ask, person)
    },
    expire() {
      for (const session of sessions.values()) session.isStale = true
    },
    endAll: () => sessions.clear(),
    verifyMails(on) {
      isVerifying = on
    },
    failAt(ending, status) {
      if (status === null) failing.delete(ending)
      else failing.set(ending, status)
    },
  }
}
