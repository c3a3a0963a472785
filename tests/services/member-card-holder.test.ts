import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '#services/contract/call.ts'
import { checkMemberBarcode, getProfile, register, updateProfile } from '#services/contract/user.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import {
  fromPlace,
  logIn,
  newEmail,
  PASSWORD,
  type Session,
  signUp,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { statementsOf } from '#tests/support/statements.ts'

const NOBODYS = '3850000000114'
const ANOTHER_ONES = '3850000000121'
const NAMELESS = '3850000000138'
const ENDED = '3850000000145'
const TAKEN = '3850000000152'
const FREE = '3850000000169'

eachEngine('the card of somebody else', (engine) => {
  let services: TestServices
  let session: Session
  let place = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    // They look for work of their own accord, which would be counted too.
    const { due, outbox, pruning } = services.services
    await Promise.all([due, outbox, pruning].map((worker) => worker.stop()))
    await services.db.transaction().execute(async (trx) => {
      await addMemberCards(trx, [
        { barcode: ANOTHER_ONES, holder: 'Jagoda Tajnić', validUntil: null },
        { barcode: NAMELESS, holder: null, validUntil: null },
        { barcode: ENDED, holder: 'Željka Đurić', validUntil: '2020-01-01' },
        { barcode: TAKEN, holder: 'Željka Đurić', validUntil: null },
        { barcode: FREE, holder: 'ĐURIĆ ŽELJKA', validUntil: null },
      ])
    })
    await signUp(services, { memberCardBarcode: TAKEN })
  })
  afterAll(async () => await services.close())
  beforeEach(async () => {
    session = await logIn(services, await signUp(services))
  })

  /** What somebody sees who asks, and what it costs. */
  async function trace(call: Call, input: object) {
    place += 1
    let seen: unknown
    const statements = await statementsOf(engine, async () => {
      const headers = { ...session.headers, ...fromPlace(place) }
      const { status, body, headers: answered } = await services.send(call, input, headers)
      seen = { status, body, length: answered.get('content-length') }
    })
    return { seen, statements }
  }

  const details = { firstName: 'Željka', lastName: 'Đurić' }
  const cases: readonly [string, Call, (barcode: string) => object, readonly string[]][] = [
    [
      'the profile',
      updateProfile,
      (memberCardBarcode) => ({ memberCardBarcode }),
      [ANOTHER_ONES, NAMELESS, ENDED, TAKEN],
    ],
    [
      'a registration',
      register,
      (memberCardBarcode) => ({
        details,
        email: newEmail(),
        password: PASSWORD,
        memberCardBarcode,
      }),
      [ANOTHER_ONES, NAMELESS, ENDED],
    ],
    [
      'a check of who is named',
      checkMemberBarcode,
      (barcode) => ({ barcode, ...details }),
      [ANOTHER_ONES, NAMELESS, ENDED],
    ],
  ]

  test.each(cases)(
    'is answered by %s as a number that is none, at the same cost [CP-13]',
    async (_name, call, input, cards) => {
      await trace(call, input(NOBODYS)) // statements that a connection asks once
      const unknown = await trace(call, input(NOBODYS))
      const others = []
      for (const card of cards) others.push(await trace(call, input(card)))

      for (const other of others) expect(other).toEqual(unknown)
      expect(unknown.statements.length).toBeGreaterThan(0)
      expect(JSON.stringify(others)).not.toMatch(/Tajni|Jagoda/)
    },
  )

  test('is not taken, and its own is, whatever was asked before', async () => {
    const refused = await services.send(
      updateProfile,
      { memberCardBarcode: ANOTHER_ONES },
      { ...session.headers },
    )
    const profile = await services.call(getProfile, {}, { ...session.headers })
    const own = await services.call(
      updateProfile,
      { memberCardBarcode: FREE },
      { ...session.headers },
    )

    expect(refused.status).toBe(400)
    expect(profile).toMatchObject({ memberCardBarcode: null, memberCard: null })
    expect(own.memberCard).toEqual({ barcode: FREE, holder: 'ĐURIĆ ŽELJKA', validUntil: null })
  })

  test('cannot be claimed by one name after the other: each further account has three', async () => {
    const statuses: number[] = []
    for (let tried = 0; tried < 34; tried += 1) {
      if (tried % 10 === 0) session = await logIn(services, await signUp(services))
      const named = { firstName: 'Jagoda', lastName: `I${'i'.repeat(tried)}` }
      const claim = { details: named, memberCardBarcode: '3850000000183' }
      statuses.push((await services.send(updateProfile, claim, { ...session.headers })).status)
    }

    expect(statuses).toEqual([...Array(33).fill(400), 429])
    services.clock.advance(3_600_000)
  })

  test('is looked at by the name that the same form gives', async () => {
    const barcode = '3850000000176'
    await services.db
      .transaction()
      .execute((trx) => addMemberCards(trx, [{ barcode, holder: 'Ana Kos', validUntil: null }]))
    const named = { firstName: 'Ana', lastName: 'Kos' }
    const changed = await services.call(
      updateProfile,
      { details: named, memberCardBarcode: barcode },
      { ...session.headers },
    )

    expect(changed.memberCard?.holder).toBe('Ana Kos')
  })
})
