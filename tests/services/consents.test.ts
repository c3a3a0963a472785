import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeOwnConsent,
  createConsent,
  createConsentAssignment,
  filterAllConsents,
  filterConsentAssignments,
  filterConsents,
  filterGdprConsents,
  getOwnConsents,
  logConsents,
} from '#services/contract/consents.ts'
import { followChanges } from '#services/contract/settings.ts'
import { acceptedTexts, type FormType } from '#services/modules/gdpr/api.ts'
import { createCustomer } from '#tests/support/customers.ts'
import {
  CONTENT_RIGHTS,
  eachEngine,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'

const TERMS = 10
const NEWSLETTER = 20
const CLUBS = 30

eachEngine('consents', (engine) => {
  let services: TestServices
  let admin: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    admin = await services.as('consents.write')
    await write(TERMS, '<p>Prihvaćam <a href="/uvjeti">uvjete</a></p>')
    await write(NEWSLETTER, '<p>Želim newsletter</p>')
    await write(CLUBS, '<p>Šaljite moje podatke klubovima</p>')
    await services.call(
      createConsentAssignment,
      {
        assigned_to: 'registerForm',
        consents: [CLUBS, TERMS, NEWSLETTER],
        requiredConsents: [TERMS],
      },
      admin,
    )
  })
  afterAll(async () => await services.close())

  function write(uniqueNumber: number, displayName: string, language?: string) {
    const text = language ? { displayName, language } : { displayName }
    return services.call(createConsent, { uniqueNumber, ...text }, admin)
  }
  function say(status: 'accepted' | 'withdrawn', consents: number[], email: string) {
    return services.call(logConsents, {
      status,
      statusTimestamp: '2026-03-02T08:59:58.000Z',
      sourceType: 'newsletter',
      consents,
      user: { userType: 'guest', email },
    })
  }

  describe('of a form', () => {
    test('come in its order, with what it cannot do without [GD-01] [GD-08] [GD-11]', async () => {
      const { records, requiredConsents, limit } = await services.call(filterConsents, {
        form: 'registerForm',
      })

      expect(records.map(({ uniqueNumber }) => uniqueNumber)).toEqual([CLUBS, TERMS, NEWSLETTER])
      expect(records[1]).toMatchObject({
        displayName: '<p>Prihvaćam <a href="/uvjeti">uvjete</a></p>',
        version: 1,
      })
      expect({ requiredConsents, limit }).toEqual({ requiredConsents: [TERMS], limit: 50 })
    })

    test('are none where none are assigned, and an unknown form is refused [GD-09]', async () => {
      const none = await services.call(filterConsents, { form: 'addressForm' })
      const unknown = await services.send(filterConsents, { form: 'toString' })

      expect(none).toMatchObject({ records: [], requiredConsents: [], totalRecords: 0 })
      expect(unknown.status).toBe(400)
    })

    test('must be accepted where required, also by whoever asks the service [GD-02] [GD-04]', async () => {
      const accepted = (form: FormType, numbers: number[]) =>
        acceptedTexts(services.db, form, { numbers, language: 'hrv' })

      await expect(accepted('registerForm', [NEWSLETTER, CLUBS])).rejects.toMatchObject({
        status: 400,
        code: 'CONSENT_REQUIRED',
        message: 'core.notifications.consentRequired',
      })
      await expect(accepted('registerForm', [TERMS])).resolves.toHaveLength(1)
      await expect(accepted('contactForm', [])).resolves.toEqual([])
    })
  })

  describe('numbers', () => {
    const LARGEST = 2_147_483_647

    test.each([2 ** 31, Number.MAX_SAFE_INTEGER, 1.5, 0, -1])(
      'are refused where no Int can carry them: %d',
      async (uniqueNumber) => {
        const input = { uniqueNumber, displayName: '<p>Privola</p>' }
        expect((await services.send(createConsent, input, admin)).status).toBe(400)
      },
    )

    test('end at the largest Int, in the database as well', async () => {
      await services.db.insertInto('consent').values({ number: LARGEST }).execute()
      const next = await services.send(createConsent, { displayName: '<p>Još jedna</p>' }, admin)
      await services.db.deleteFrom('consent').where('number', '=', LARGEST).execute()
      const past = services.db
        .insertInto('consent')
        .values({ number: LARGEST + 1 })
        .execute()

      expect(next.status).toBe(409)
      await expect(past).rejects.toThrow()
      expect((await services.send(filterConsents, { form: 'registerForm' })).status).toBe(200)
    })
  })

  describe('written by staff', () => {
    test('get the next number, and a new version with each new text alone [GD-12] [AP-32]', async () => {
      const { records: standing } = await services.call(filterGdprConsents, {}, admin)
      const { cursor } = await services.call(followChanges, {})
      const first = await services.call(createConsent, { displayName: '<p>Prvi tekst</p>' }, admin)
      const { uniqueNumber } = first
      const same = await write(uniqueNumber, '<p>Prvi tekst</p>')
      const second = await write(uniqueNumber, '<p>Drugi tekst</p>')
      // PostgreSQL tells once no older transaction is open, whosever it is.
      const told = async () =>
        (await services.call(followChanges, { after: cursor, wait: 5 })).topics
      await expect.poll(told, { timeout: 50_000 }).toContain('consents')

      expect(uniqueNumber).toBe((standing.at(-1)?.uniqueNumber ?? 0) + 1)
      expect([first.version, same.version, second.version]).toEqual([1, 1, 2])
      expect(same.id).toBe(first.id)
    })

    test('at the same time become versions one after the other', async () => {
      const texts = Array.from({ length: 10 }, (_nothing, index) => `<p>Tekst ${index}</p>`)
      const written = await Promise.all(texts.map((text) => write(500, text)))

      const versions = written.map(({ version }) => version ?? 0)
      expect(versions.toSorted((left, right) => left - right)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
    })

    test('keep links and lose everything that could run [GD-01]', async () => {
      const { displayName } = await write(
        501,
        [
          '<p>Slažem se s <a href="/privatnost" onclick="x()">pravilima</a>',
          '<script>alert(1)</script><svg onload="alert(1)"></svg>',
          '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a>',
          '<a href="//evil.example">c</a>',
          '<img src="x" onerror="alert(1)"><style>body{display:none}</style>',
          '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
          '</style></mglyph></table></mtext></math>{{constructor}}</p>',
        ].join(''),
      )

      expect(displayName).toContain('<a href="/privatnost">pravilima</a>')
      expect(displayName).not.toMatch(/<(script|svg|style|img|math)|on\w+=|javascript:|data:|\/\//)
    })

    test('without a text that anybody could read are refused', async () => {
      const empty = await services.send(createConsent, { displayName: '<script>x</script>' }, admin)
      const language = { displayName: '<p>Da</p>', language: 'eng' }
      const foreign = await services.send(createConsent, language, admin)

      expect(empty).toMatchObject({ status: 400, body: { error: { field: 'displayName' } } })
      expect(foreign).toMatchObject({ status: 400, body: { error: { field: 'language' } } })
    })

    test('are listed for them, paged and by words [GD-10] [AP-32] [AP-33]', async () => {
      const found = await services.call(filterAllConsents, { keywords: 'ZELIM newsl' }, admin)
      const page = await services.call(filterAllConsents, { page: 2, limit: 2 }, admin)
      const plain = await services.call(filterGdprConsents, { limit: 100 }, admin)
      const { status } = await services.send(filterGdprConsents, { limit: 101 }, admin)

      expect(found.records.map(({ uniqueNumber }) => uniqueNumber)).toEqual([NEWSLETTER])
      expect(page.records[0]?.uniqueNumber).toBe(CLUBS)
      expect(page).toMatchObject({ page: 2, limit: 2, totalRecords: plain.records.length })
      expect(status).toBe(400)
    })

    test('are assigned to a form in place of what was before [GD-08] [GD-12] [AP-32]', async () => {
      const assign = (consents: number[], requiredConsents: number[]) =>
        services.call(
          createConsentAssignment,
          { assigned_to: 'newsletter', consents, requiredConsents },
          admin,
        )
      const first = await assign([TERMS, NEWSLETTER], [TERMS])
      expect(first).toMatchObject({ consents: [TERMS, NEWSLETTER], requiredConsents: [TERMS] })
      const second = await assign([NEWSLETTER], [NEWSLETTER])
      const { records, limit } = await services.call(filterConsentAssignments, {}, admin)
      const unknown = { assigned_to: 'newsletter', consents: [999], requiredConsents: [] }
      const refused = await services.send(createConsentAssignment, unknown, admin)

      expect(second).toEqual({ ...first, consents: [NEWSLETTER], requiredConsents: [NEWSLETTER] })
      expect(records.filter((one) => one.assigned_to === 'newsletter')).toEqual([second])
      expect(limit).toBe(50)
      expect(refused.status).toBe(400)
    })

    test.each([
      ['createConsent', createConsent, { displayName: '<p>Da</p>' }],
      ['filterAllConsents', filterAllConsents, {}],
      ['filterGdprConsents', filterGdprConsents, {}],
      ['filterConsentAssignments', filterConsentAssignments, {}],
      [
        'createConsentAssignment',
        createConsentAssignment,
        { assigned_to: 'newsletter', consents: [], requiredConsents: [] },
      ],
    ] as const)('%s is for who has the scope admin alone', async (_name, call, input) => {
      const { headers } = await createCustomer(services)

      expect((await services.send(call, input)).status).toBe(401)
      expect((await services.send(call, input, headers)).status).toBe(403)
      expect((await services.send(call, input, await services.as(...CONTENT_RIGHTS))).status).toBe(
        403,
      )
      expect((await services.send(call, input, admin)).status).toBe(200)
    })
  })

  describe('that somebody gives or withdraws', () => {
    test('are kept with the text, both clocks, the source and the address [GD-06] [GD-07]', async () => {
      const { id } = await say('accepted', [NEWSLETTER, NEWSLETTER, CLUBS], 'Gost@Primjer.example')

      const log = await services.db
        .selectFrom('consent_log')
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirstOrThrow()
      const texts = await services.db
        .selectFrom('consent_log_entry as entry')
        .innerJoin('consent_text as text', 'text.id', 'entry.text_id')
        .where('entry.log_id', '=', id)
        .orderBy('text.id')
        .select(['text.version', 'text.html'])
        .execute()
      expect(log).toMatchObject({
        at: '2026-03-02T09:00:00.000Z',
        client_at: '2026-03-02T08:59:58.000Z',
        status: 'accepted',
        source: 'newsletter',
        user_type: 'guest',
        email: 'Gost@Primjer.example',
        email_key: 'gost@primjer.example',
        account_id: null,
      })
      expect(texts).toEqual([
        { version: 1, html: '<p>Želim newsletter</p>' },
        { version: 1, html: '<p>Šaljite moje podatke klubovima</p>' },
      ])
    })

    test('are not logged when one of them does not exist', async () => {
      const count = async () =>
        await services.db
          .selectFrom('consent_log')
          .select('id')
          .execute()
          .then((all) => all.length)
      const before = await count()
      const { status, body } = await services.send(logConsents, {
        status: 'accepted',
        statusTimestamp: '2026-03-02T08:59:58.000Z',
        sourceType: 'newsletter',
        consents: [NEWSLETTER, 999],
        user: { userType: 'guest', email: 'gost@primjer.example' },
      })

      expect({ status, body }).toMatchObject({
        status: 400,
        body: { error: { field: 'consents' } },
      })
      expect(await count()).toBe(before)
    })

    test('are the account’s when its owner says them, and of nobody else', async () => {
      const [ana, iva] = [await createCustomer(services), await createCustomer(services)]
      const statement = {
        status: 'accepted' as const,
        statusTimestamp: '2026-03-02T08:59:58.000Z',
        sourceType: 'checkoutForm' as const,
        consents: [CLUBS],
        user: { userType: 'user' as const, email: ana.email.toUpperCase() },
      }
      const own = await services.call(logConsents, statement, ana.headers)
      const foreign = await services.call(logConsents, statement, iva.headers)
      const accounts = await services.db
        .selectFrom('consent_log')
        .where('id', 'in', [own.id, foreign.id])
        .orderBy('id')
        .select('account_id')
        .execute()

      expect(accounts).toEqual([{ account_id: ana.userId }, { account_id: null }])
    })

    test('can be said ten times an hour under one address, by whoever types it; its owner is not kept out', async () => {
      const { email, headers } = await createCustomer(services)
      const send = async (place: number, sourceType: 'newsletter' | 'registerForm', more = {}) =>
        await services.send(
          logConsents,
          {
            status: 'accepted',
            statusTimestamp: '2026-03-02T08:59:58.000Z',
            sourceType,
            consents: [NEWSLETTER],
            user: { userType: 'guest', email: email.toUpperCase() },
          },
          { 'x-forwarded-for': `198.18.${place}.1`, ...more },
        )
      const strangers = []
      for (let time = 0; time < 14; time += 1) strangers.push(await send(1, 'newsletter'))

      expect(strangers.map(({ status }) => status)).toEqual([...Array(13).fill(200), 429])
      expect(strangers.at(-1)?.body).toMatchObject({ error: { retryAfter: 3600 } })
      // The same form from elsewhere, another form from here, and whoever shows whose it is.
      expect((await send(2, 'newsletter')).status).toBe(200)
      expect((await send(1, 'registerForm')).status).toBe(200)
      expect((await send(1, 'newsletter', headers)).status).toBe(200)
      await say('accepted', [NEWSLETTER], 'drugi@primjer.example')
    })

    test('are what an account shows, and changes one by one [GD-06]', async () => {
      const { headers, email } = await createCustomer(services)
      await services.call(changeOwnConsent, { uniqueNumber: NEWSLETTER, isAccepted: true }, headers)

      const own = async () => {
        const { records } = await services.call(getOwnConsents, {}, headers)
        return Object.fromEntries(records.map((one) => [one.uniqueNumber, one]))
      }
      const change = (uniqueNumber: number, isAccepted: boolean) =>
        services.send(changeOwnConsent, { uniqueNumber, isAccepted }, headers)

      expect((await own())[NEWSLETTER]).toMatchObject({
        isAccepted: true,
        sourceType: null,
        since: '2026-03-02T09:00:00.000Z',
      })
      expect((await own())[CLUBS]).toMatchObject({ isAccepted: false, since: null })
      expect((await own())[TERMS]).toMatchObject({ isRequired: true })

      expect((await change(NEWSLETTER, false)).status).toBe(200)
      expect((await change(CLUBS, true)).status).toBe(200)
      expect((await own())[NEWSLETTER]).toMatchObject({ isAccepted: false })
      expect((await own())[CLUBS]).toMatchObject({ isAccepted: true, sourceType: null })

      // Anybody can type this address into a form; who is logged in has said otherwise.
      await say('accepted', [NEWSLETTER], email)
      await say('withdrawn', [CLUBS], email)
      expect((await own())[NEWSLETTER]).toMatchObject({ isAccepted: false })
      expect((await own())[CLUBS]).toMatchObject({ isAccepted: true })
    })

    test('count for no account that was not there to say them [GD-06]', async () => {
      const { headers, email } = await createCustomer(services)
      await say('accepted', [NEWSLETTER, CLUBS], email.toUpperCase())

      const { records } = await services.call(getOwnConsents, {}, headers)
      expect(records.filter(({ isAccepted, since }) => isAccepted || since !== null)).toEqual([])
    })

    test('stay an account’s when its address becomes another [GD-06]', async () => {
      const { headers, email } = await createCustomer(services)
      const newEmail = `nova-${email}`
      const input = { uniqueNumber: NEWSLETTER, isAccepted: true }
      await services.call(changeOwnConsent, input, headers)
      await services.db
        .updateTable('account')
        .set({ email: newEmail, email_key: newEmail })
        .where('email_key', '=', email)
        .execute()

      const { records } = await services.call(getOwnConsents, {}, headers)
      expect(records.find(({ uniqueNumber }) => uniqueNumber === NEWSLETTER)).toMatchObject({
        isAccepted: true,
      })
      // Somebody else may get the old one.
      const other = await createCustomer(services, { email })
      const { records: none } = await services.call(getOwnConsents, {}, other.headers)
      expect(none.every(({ since }) => since === null)).toBe(true)
    })

    test('cannot be withdrawn where the account requires them, nor be unknown [GD-04]', async () => {
      const { headers } = await createCustomer(services)
      const change = async (uniqueNumber: number, isAccepted: boolean) => {
        const input = { uniqueNumber, isAccepted }
        const { status, body } = await services.send(changeOwnConsent, input, headers)
        return { status, body }
      }
      await change(TERMS, true)

      expect(await change(TERMS, false)).toMatchObject({
        status: 400,
        body: {
          error: { code: 'CONSENT_REQUIRED', message: 'core.notifications.consentRequired' },
        },
      })
      expect(await change(999, true)).toMatchObject({
        status: 404,
        body: { error: { code: 'NOT_FOUND' } },
      })
    })

    test('say when their text has changed since, until they are given anew', async () => {
      const { headers } = await createCustomer(services)
      await write(502, '<p>Stari tekst</p>')
      const items = { assigned_to: 'newsletter', consents: [502], requiredConsents: [] } as const
      await services.call(
        createConsentAssignment,
        { ...items, consents: [502], requiredConsents: [] },
        admin,
      )
      const give = () =>
        services.call(changeOwnConsent, { uniqueNumber: 502, isAccepted: true }, headers)
      const logged = async () => {
        const rows = await services.db
          .selectFrom('consent_log_entry as entry')
          .innerJoin('consent', 'consent.id', 'entry.consent_id')
          .where('consent.number', '=', 502)
          .select('entry.text_id')
          .execute()
        return rows.length
      }
      const outdated = async () => {
        const { records } = await services.call(getOwnConsents, {}, headers)
        return records.find((one) => one.uniqueNumber === 502)?.isOutdated
      }

      await give()
      await give()
      expect([await outdated(), await logged()]).toEqual([false, 1])
      await write(502, '<p>Novi tekst</p>')
      expect(await outdated()).toBe(true)
      await give()
      expect([await outdated(), await logged()]).toEqual([false, 2])
    })

    test('are never given to words that have changed since they were read', async () => {
      const { headers } = await createCustomer(services)
      const { version: read } = await write(503, '<p>Prvi tekst</p>')
      const asks = { assigned_to: 'newsletter' as const, requiredConsents: [] }
      await services.call(createConsentAssignment, { ...asks, consents: [503] }, admin)
      const change = async (isAccepted: boolean, version = read ?? 0) => {
        const input = { uniqueNumber: 503, isAccepted, version }
        const { status, body } = await services.send(changeOwnConsent, input, headers)
        return { status, body }
      }
      const { version: next } = await write(503, '<p>Drugi tekst</p>')

      const refused = { error: { code: 'TEXT_CHANGED', field: 'version' } }
      expect(await change(true)).toMatchObject({ status: 409, body: refused })
      const { records } = await services.call(getOwnConsents, {}, headers)
      expect(records.find((one) => one.uniqueNumber === 503)).toMatchObject({
        isAccepted: false,
        since: null,
        version: next,
      })
      expect((await change(true, next ?? 0)).status).toBe(200)
      await write(503, '<p>Treći tekst</p>')
      expect((await change(true, next ?? 0)).status).toBe(409)
      expect((await change(false)).status).toBe(200) // that needs no reading
    })

    test('are given to the words that were read, though staff write others at that moment', async () => {
      const asks = { assigned_to: 'newsletter' as const, requiredConsents: [] }
      for (let round = 0; round < 10; round += 1) {
        const { headers } = await createCustomer(services)
        const { version = 0 } = await write(504, `<p>Pročitano ${round}</p>`)
        await services.call(createConsentAssignment, { ...asks, consents: [504] }, admin)
        const input = { uniqueNumber: 504, isAccepted: true, version: version ?? 0 }
        const [answer] = await Promise.all([
          services.send(changeOwnConsent, input, headers),
          write(504, `<p>Napisano ${round}</p>`),
        ])

        const { records } = await services.call(getOwnConsents, {}, headers)
        const own = records.find((one) => one.uniqueNumber === 504)
        const isTaken = answer.status === 200
        expect({ isAccepted: own?.isAccepted, isOutdated: own?.isOutdated }).toEqual({
          isAccepted: isTaken,
          isOutdated: isTaken,
        })
      }
    })

    test('are nobody else’s to see', async () => {
      const [one, other] = [await createCustomer(services), await createCustomer(services)]
      const input = { uniqueNumber: CLUBS, isAccepted: true }
      await services.call(changeOwnConsent, input, one.headers)

      const { records } = await services.call(getOwnConsents, {}, other.headers)
      expect(records.every(({ since }) => since === null)).toBe(true)
      expect((await services.send(getOwnConsents, {})).status).toBe(401)
      expect((await services.send(changeOwnConsent, input)).status).toBe(401)
    })
  })
})
