import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSession, listSessions, logout } from '#services/contract/login.ts'
import { getProfile, resetPassword } from '#services/contract/user.ts'
import { signAccessToken } from '#services/platform/http/auth.ts'
import {
  logIn,
  PASSWORD,
  type Person,
  refreshStatus,
  type Session,
  sessionId,
  signUp,
} from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const SECOND_MS = 1_000

eachEngine('of a session', (engine) => {
  let services: TestServices
  let person: Person

  beforeAll(async () => {
    services = await startServices({ engine })
    person = await signUp(services)
  })
  afterAll(async () => await services.close())

  const statusOf = async (session: Session) =>
    (await services.send(getProfile, {}, { ...session.headers })).status

  describe('the end of a session', () => {
    test('by logout kills its tokens at once and no other session', async () => {
      const [here, elsewhere] = [await logIn(services, person), await logIn(services, person)]
      await services.call(logout, {}, here.headers)

      expect(await statusOf(here)).toBe(401)
      expect(await refreshStatus(services, here.refreshToken)).toBe(401)
      expect(await statusOf(elsewhere)).toBe(200)
      expect(await refreshStatus(services, elsewhere.refreshToken)).toBe(200)
    })

    test('everywhere kills all of the account and none of another one', async () => {
      const stranger = await signUp(services)
      const [here, elsewhere] = [await logIn(services, person), await logIn(services, person)]
      const others = await logIn(services, stranger)
      await services.call(logout, { everywhere: true }, here.headers)

      expect(await Promise.all([here, elsewhere, others].map(statusOf))).toEqual([401, 401, 200])
    })

    test('comes for all with a new password, and a new one replaces the own', async () => {
      const owner = await signUp(services)
      const [here, elsewhere] = [await logIn(services, owner), await logIn(services, owner)]
      const change = { oldPassword: PASSWORD, newPassword: 'novih pet jahti 3' }
      const { tokens } = await services.call(resetPassword, change, here.headers)

      expect(await Promise.all([here, elsewhere].map(statusOf))).toEqual([401, 401])
      expect(await refreshStatus(services, elsewhere.refreshToken)).toBe(401)
      expect(await refreshStatus(services, here.refreshToken)).toBe(401)
      expect(await refreshStatus(services, tokens?.refreshToken ?? '')).toBe(200)
    })

    test('is the end of the account', async () => {
      const gone = await signUp(services)
      const session = await logIn(services, gone)
      await services.db.deleteFrom('account').where('id', '=', gone.userId).execute()

      expect(await statusOf(session)).toBe(401)
      expect(await refreshStatus(services, session.refreshToken)).toBe(401)
    })
  })

  describe('an access token', () => {
    test('ends after ten minutes, with one for clocks that differ', async () => {
      const session = await logIn(services, person)
      services.clock.advance(655 * SECOND_MS)
      const soon = await statusOf(session)
      services.clock.advance(10 * SECOND_MS)

      expect([soon, await statusOf(session)]).toEqual([200, 401])
    })

    test('for the session of somebody else opens nothing', async () => {
      const stranger = await signUp(services)
      const session = await logIn(services, person)
      const forged = signAccessToken(
        { userId: stranger.userId, sessionId: sessionId(session), scopes: [] },
        { secret: TEST_SECRET, clock: services.clock, lifetimeSeconds: 600 },
      )

      expect((await services.send(getProfile, {}, { accessToken: forged })).status).toBe(401)
    })
  })

  describe('the list of sessions', () => {
    test('names the devices, the one used last first, and which one asks', async () => {
      const owner = await signUp(services)
      const phone = await logIn(services, owner, { device: 'Firefox, Android' })
      services.clock.advance(60 * SECOND_MS)
      const desk = await logIn(services, owner, { device: 'Safari, macOS' })

      const { records } = await services.call(listSessions, {}, phone.headers)

      expect(records.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
        { device: 'Safari, macOS', isCurrent: false },
        { device: 'Firefox, Android', isCurrent: true },
      ])
      expect(records.map(({ id }) => id)).toEqual([sessionId(desk), sessionId(phone)])
    })

    test('ends one of them; another one of somebody else is not there [RL-06]', async () => {
      const [owner, stranger] = [await signUp(services), await signUp(services)]
      const [here, lost] = [await logIn(services, owner), await logIn(services, owner)]
      const foreign = await logIn(services, stranger)

      const own = await services.send(endSession, { id: sessionId(lost) }, { ...here.headers })
      const others = await services.send(
        endSession,
        { id: sessionId(foreign) },
        { ...here.headers },
      )
      const missing = await services.send(endSession, { id: 'none' }, { ...here.headers })

      expect(own.status).toBe(200)
      expect([others.status, others.body]).toEqual([missing.status, missing.body])
      expect(others.status).toBe(404)
      expect(await Promise.all([here, lost, foreign].map(statusOf))).toEqual([200, 401, 200])
    })
  })
})
