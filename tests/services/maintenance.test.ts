import { afterAll, beforeAll, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { listEdits } from '#services/contract/history.ts'
import { login, logout, refresh } from '#services/contract/login.ts'
import { getGeneral } from '#services/contract/settings.ts'
import {
  beginFactor,
  confirmFactor,
  confirmSignIn,
  requestStaffPassword,
  signIn,
  signOut,
} from '#services/contract/staff.ts'
import { getMaintenance, switchMaintenance } from '#services/contract/staff-settings.ts'
import { forgotPassword, getProfile } from '#services/contract/user.ts'
import { toggleGuestWish, toggleWish } from '#services/contract/wishlist.ts'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { codeAt } from '#services/modules/staff/factor/totp.ts'
import { updateRole } from '#services/modules/user/api.ts'
import { logIn, type Person, signUp } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'

eachEngine('services in maintenance', (engine) => {
  let services: TestServices
  let staff: Person
  let member: Person
  let session: Awaited<ReturnType<typeof logIn>>

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await signUp(services)
    member = await signUp(services)
    session = await logIn(services, member)
    await services.db.transaction().execute(async (trx) => {
      await updateRole(trx, staff.userId, { isBackoffice: true, scopes: [] })
      await setMaintenance(trx, true)
    })
  })
  afterAll(() => services.close())

  test('[case 40] refuse what visitors and customers write, and answer what they read', async () => {
    const wish = { productId: '1' }
    const writes = await Promise.all([
      services.send(forgotPassword, { email: member.email }),
      services.send(toggleGuestWish, wish),
      services.send(toggleWish, wish, session.headers),
    ])
    const reads = await Promise.all([
      services.send(getGeneral, { group: 'site', key: 'maintenance' }),
      services.send(getProfile, {}, session.headers),
    ])

    for (const { status, headers, body } of writes) {
      expect([status, failure.parse(body).error.code]).toEqual([503, 'MAINTENANCE'])
      expect(headers.get('retry-after')).toBe('120')
    }
    expect(reads.map(({ status }) => status)).toEqual([200, 200])
  })

  test('[MT-03] staff write, and a customer is refused before the password', async () => {
    const { email: username } = member
    for (const password of ['wrong password', member.password]) {
      const { status, body } = await services.send(login, { username, password })
      expect([status, failure.parse(body).error.code]).toEqual([503, 'MAINTENANCE'])
    }
    const headers = await services.as('orders.read')
    expect((await services.send(signOut, {}, headers)).status).toBe(200)
    expect((await services.send(requestStaffPassword, { email: username })).status).toBe(200)
  })

  test('[MT-03] staff sign in to the back office, step by step', async () => {
    const { email, password } = staff
    const first = await services.call(signIn, { email, password })
    const headers = { accessToken: first.token }
    const { secret } = await services.call(beginFactor, {}, headers)
    const code = codeAt(secret, services.clock.now())
    const entered = await services.call(confirmFactor, { code }, headers)
    services.clock.advance(60_000)
    const second = await services.call(signIn, { email, password })
    const next = codeAt(secret, services.clock.now())
    await services.call(confirmSignIn, { code: next }, { accessToken: second.token })
    expect(entered.stage).toBe('in')
    const stranger = { email: member.email, password: member.password }
    expect((await services.send(signIn, stranger)).status).toBe(401)
  })

  test('sessions are refreshed and ended as always', async () => {
    const { refreshToken } = session
    expect((await services.send(refresh, {}, { refreshToken })).status).toBe(200)
    expect((await services.send(logout, {}, session.headers)).status).toBe(200)
  })

  test('are switched by staff with a planned end and a text, and say who did [MT-02~]', async () => {
    const owner = await services.as('settings.write')
    const until = new Date(services.clock.now().getTime() + 7_200_000).toISOString()
    const given = { isOn: true, until, text: ' Selimo skladište. ' }
    expect(await services.call(switchMaintenance, given, owner)).toEqual({
      ...{ ...given, text: 'Selimo skladište.', changedAt: null, changedBy: null },
    })
    const late = { ...given, until: services.clock.now().toISOString() }
    const refused = await services.send(switchMaintenance, late, owner)
    expect([refused.status, failure.parse(refused.body).error.field]).toEqual([400, 'until'])

    const open = { isOn: false, until: null, text: null }
    expect(await services.call(switchMaintenance, open, owner)).toMatchObject({
      ...open,
      ...{ changedAt: services.clock.now().toISOString(), changedBy: { name: 'Test Staff' } },
    })
    const { edits } = await services.call(
      listEdits,
      { entity: 'setting', id: 'site/maintenanceText' },
      owner,
    )
    expect(edits.map(({ before, after }) => [before, after])).toEqual([
      ['Selimo skladište.', null],
      [null, 'Selimo skladište.'],
    ])
    await runTool(
      ...(['maintenance', services.config, 'on', '--until=2126-12-01T18:00:00+01:00'] as const),
      '--text=Vraćamo se.',
    )
    expect(await services.call(getMaintenance, {}, owner)).toMatchObject({
      ...{ isOn: true, until: '2126-12-01T17:00:00.000Z', text: 'Vraćamo se.' },
      changedBy: { key: 'command:maintenance' },
    })
    await expect(
      runTool('maintenance', services.config, 'on', '--until=2020-01-01'),
    ).rejects.toThrow('Usage')
  })
})
