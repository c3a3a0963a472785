import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { getProfile, getStaffProfile, updateProfile } from '#services/contract/user.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import { logIn, type Person, type Session, signUp } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const CARD = '3850000000053'
const OTHER_CARD = '3850000000060'

eachEngine('an account', (engine) => {
  let services: TestServices
  let person: Person
  let session: Session

  beforeAll(async () => {
    services = await startServices({ engine })
    await services.db.transaction().execute(async (trx) => {
      await addMemberCards(trx, [
        { barcode: CARD, holder: 'ŽGELA ĆIRO', validUntil: null },
        { barcode: OTHER_CARD, holder: 'Željka Đurić', validUntil: null },
      ])
    })
  })
  afterAll(async () => await services.close())

  async function enter(given?: Parameters<typeof signUp>[1]): Promise<void> {
    person = await signUp(services, given)
    session = await logIn(services, person)
  }

  const update = (change: object) => services.send(updateProfile, change, { ...session.headers })
  const profile = () => services.call(getProfile, {}, { ...session.headers })

  describe('that changes', () => {
    test('keeps what is given and leaves the rest [PF-04] [AC-30]', async () => {
      await enter()
      const details = { firstName: 'Ćiro', lastName: 'Žgela' }
      const changed = await update({ details, company: { name: 'Žgela d.o.o.' } })
      await update({ memberCardBarcode: CARD })

      expect(changed.body).toMatchObject({ details, company: { name: 'Žgela d.o.o.' } })
      expect(await profile()).toMatchObject({
        details,
        company: { name: 'Žgela d.o.o.' },
        email: person.email,
        memberCardBarcode: CARD,
        memberCard: { barcode: CARD, holder: 'ŽGELA ĆIRO' },
      })

      await update({ memberCardBarcode: '', company: null })
      expect(await profile()).toMatchObject({ memberCardBarcode: null, company: null, details })
    })

    test('takes no name away, and no word for what it may do [PF-02] [case 17]', async () => {
      await enter()
      const nameless = await update({ details: { firstName: '', lastName: 'Žgela' } })
      const risen = await update({
        isBackofficeUser: true,
        scope: ['admin'],
        id: 1,
        emailVerified: true,
        passwordHash: 'x',
      })
      const staff = await services.send(getStaffProfile, {}, { ...session.headers })

      expect(failure.parse(nameless.body).error.field).toBe('details.firstName')
      expect(risen.body).toMatchObject({
        id: person.userId,
        isBackofficeUser: false,
        scope: [],
        email: person.email,
      })
      expect(staff.status).toBe(403)
    })

    test.each([
      ['is no card', '3850000000077'],
      ['is no number of a card', 'abc'],
      ['names somebody else', CARD],
      ['is of another account', OTHER_CARD],
    ])('takes no card that %s, in one voice', async (_name, memberCardBarcode) => {
      await signUp(services, { memberCardBarcode: OTHER_CARD }).catch(() => {})
      await enter()
      const { status, body } = await update({ memberCardBarcode })

      expect(status).toBe(400)
      expect(failure.parse(body).error).toEqual({
        message: 'The membership card is not valid.',
        statusCode: 400,
        code: 'INVALID_MEMBER_CARD',
        field: 'memberCardBarcode',
      })
    })

    test('tries no more than ten cards in an hour', async () => {
      await enter()
      const statuses = []
      for (let at = 0; at < 11; at += 1) {
        statuses.push((await update({ memberCardBarcode: `abc ${at}` })).status)
      }

      expect(statuses).toEqual([...Array(10).fill(400), 429])
    })
  })

  test('has no profile of staff until its role says so [AC-30]', async () => {
    await enter()
    const { status } = await services.send(getStaffProfile, {}, { ...session.headers })
    const own = await services.call(getStaffProfile, {}, await services.as('orders.read'))

    expect(status).toBe(403)
    expect(own).toMatchObject({ isBackofficeUser: true, scope: ['commerce'] })
  })
})
