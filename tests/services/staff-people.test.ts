import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RIGHTS, type Right } from '#services/contract/rules/rights.ts'
import { setStaffPassword, signIn } from '#services/contract/staff.ts'
import {
  addRole,
  deleteRole,
  inviteMember,
  listMembers,
  listRoles,
  removeMember,
  resetMemberFactor,
  saveMember,
  saveRole,
} from '#services/contract/staff-people.ts'
import { getStaffProfile } from '#services/contract/user.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { giveRoles, type Role, readRoles } from '#services/modules/staff/api.ts'
import { fromPlace, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const TESTS = commandAuthor('test')
const MINUTE = 60_000

/** One part of a role or a member that is given or taken. */
const changed = (path: string, value: boolean) => ({
  ...{ sitting: randomUUID(), changes: [{ path, base: !value, value }] },
})

eachEngine('people of the back office', (engine) => {
  let services: TestServices
  /** Somebody who may do everything; not one of the owners. */
  let all: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    all = await services.as(...RIGHTS)
  })
  afterAll(async () => await services.close())

  const roleId = async (key: string) => {
    const { records } = await services.call(listRoles, {}, all)
    return records.find((role) => role.key === key)?.id ?? 0
  }
  const member = async (id: number) => {
    const { records } = await services.call(listMembers, {}, all)
    return records.find((one) => one.id === id)
  }
  const person = async (...keys: string[]) => {
    const made = await signUp(services)
    const ids = await Promise.all(keys.map(roleId))
    await services.db
      .transaction()
      .execute((trx) =>
        giveRoles(trx, { id: made.userId, roles: ids }, { clock: services.clock, author: TESTS }),
      )
    return made
  }
  const codeOf = (body: unknown) => (body as { error: { code?: string } }).error.code
  const withRights = async (...rights: Right[]) => await services.as('staff.write', ...rights)

  test('come with the product as eight roles; owners have every right [RL-05~]', async () => {
    const { records } = await services.call(listRoles, {}, all)
    const shipped = records.filter(({ key }) => key !== null)
    expect(shipped.map(({ key }) => key)).toEqual([
      ...['owner', 'shop-keeper', 'packer', 'editor', 'author', 'support', 'reader', 'door'],
    ])
    expect(shipped[0]?.rights).toEqual([...RIGHTS])
    const known = new Set<string>(RIGHTS)
    const rows = await services.db.selectFrom('staff_role').select('rights').execute()
    const stored = rows.flatMap(({ rights }) => JSON.parse(rights) as string[])
    expect(stored.filter((right) => !known.has(right))).toEqual([])
  })

  test('are invited by mail, and sign in once they have set a password [AD-06~]', async () => {
    const email = newEmail()
    const given = { email, firstName: 'Nova', lastName: 'Osoba', roles: [await roleId('packer')] }
    const { member: invited } = await services.call(inviteMember, given, all)
    expect(invited).toMatchObject({ email, hasJoined: false, lastSeenAt: null, hasFactor: false })
    const again = await services.send(inviteMember, given, all)
    expect([again.status, codeOf(again.body)]).toEqual([409, 'USER_EXISTS'])

    const [mail] = await mailsTo(services, email)
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await services.call(setStaffPassword, { token, newPassword: PASSWORD }, fromPlace(7))
    const entered = await services.call(signIn, { email, password: PASSWORD }, fromPlace(7))
    expect(entered.stage).toBe('in')
    expect(await member(invited.id)).toMatchObject({
      hasJoined: true,
      lastSeenAt: services.clock.now().toISOString(),
    })
  })

  test('get no right, and lose none, by somebody who lacks it', async () => {
    const [owner, packer] = [await roleId('owner'), await roleId('packer')]
    const clerk = await withRights('orders.read', 'orders.move', 'orders.note')
    const boss = await person('owner')
    const hand = await person('packer')
    const refused = async (call: Parameters<TestServices['send']>[0], input: object) =>
      (await services.send(call, input, clerk)).body

    for (const body of [
      await refused(saveMember, { id: hand.userId, ...changed(`roles.${owner}`, true) }),
      await refused(saveMember, { id: boss.userId, ...changed(`roles.${packer}`, true) }),
      await refused(removeMember, { id: boss.userId }),
      await refused(resetMemberFactor, { id: boss.userId }),
      await refused(addRole, { name: 'Sve', rights: ['orders.read', 'prices.write'] }),
      await refused(saveRole, {
        ...{ id: await roleId('editor'), ...changed('rights.content.write', false) },
      }),
      await refused(inviteMember, {
        ...{ email: newEmail(), firstName: '', lastName: '', roles: [owner] },
      }),
    ]) {
      expect(body).toMatchObject({ error: { statusCode: 403, code: 'FORBIDDEN' } })
    }
    expect(await member(boss.userId)).toMatchObject({ roles: [owner] })
    const { member: moved } = await services.call(
      saveMember,
      { id: hand.userId, ...changed(`roles.${packer}`, true) },
      clerk,
    )
    expect(moved.roles).toEqual([packer])
  })

  test('change with their roles: sessions end, profiles name the scopes', async () => {
    const { role } = await services.call(
      addRole,
      { name: `Prodaja ${engine}`, rights: ['orders.read'] },
      all,
    )
    const seller = await signUp(services)
    await services.db
      .transaction()
      .execute((trx) =>
        giveRoles(
          trx,
          { id: seller.userId, roles: [role.id] },
          { clock: services.clock, author: TESTS },
        ),
      )
    const entered = async () =>
      await services.call(signIn, { email: seller.email, password: PASSWORD }, fromPlace(8))
    const { token } = await entered()
    const rights: Right[] = ['orders.read', 'content.write']
    const saved = await services.call(
      saveRole,
      { id: role.id, ...changed('rights.content.write', true) },
      all,
    )
    expect(saved.role).toMatchObject({ id: role.id, rights, members: 1 })
    expect((await services.send(listRoles, {}, { accessToken: token })).status).toBe(401)
    const again = { accessToken: (await entered()).token }
    const { scope } = await services.call(getStaffProfile, {}, again)
    expect(scope).toEqual(['content', 'commerce'])

    const given = await services.send(deleteRole, { id: role.id }, all)
    expect(codeOf(given.body)).toBe('ROLE_GIVEN')
    await services.call(removeMember, { id: seller.userId }, all)
    await services.call(deleteRole, { id: role.id }, all)
  })

  test('of the product stay, and two never have one name', async () => {
    const owner = await roleId('owner')
    const fixed = await services.send(
      saveRole,
      { id: owner, ...changed('rights.orders.read', false) },
      all,
    )
    const kept = await services.send(deleteRole, { id: await roleId('door') }, all)
    const twice = await services.send(addRole, { name: 'Pakiranje', rights: [] }, all)
    expect([fixed, kept, twice].map(({ body }) => codeOf(body))).toEqual([
      ...['ROLE_FIXED', 'ROLE_FIXED', 'NAME_TAKEN'],
    ])
  })

  test('always have one owner, also when two remove each other at once', async () => {
    const own = await startServices({ engine })
    const tokens = new Map<number, Record<string, string>>()
    for (const _ of [1, 2]) {
      const { userId, email } = await signUp(own)
      const owner = (await readRoles(own.db)).find(({ key }) => key === 'owner')
      await own.db
        .transaction()
        .execute((trx) =>
          giveRoles(
            trx,
            { id: userId, roles: [owner?.id ?? 0] },
            { clock: own.clock, author: TESTS },
          ),
        )
      const { token } = await own.call(signIn, { email, password: PASSWORD }, fromPlace(userId))
      tokens.set(userId, { accessToken: token })
    }
    const [one = 0, two = 0] = [...tokens.keys()]
    const answers = await Promise.all([
      own.send(removeMember, { id: two }, tokens.get(one)),
      own.send(removeMember, { id: one }, tokens.get(two)),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([401, 409]).toContain(statuses[1])
    const left = await own.db.selectFrom('staff_role_member').selectAll().execute()
    expect(left).toHaveLength(1)

    const last = left[0]?.account_id ?? 0
    const headers = tokens.get(last) ?? {}
    const refused = await own.send(removeMember, { id: last }, headers)
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'LAST_OWNER'])
    const idOf = (key: string, roles: readonly Role[]) =>
      roles.find((role) => role.key === key)?.id ?? 0
    const roles = await readRoles(own.db)
    const [packer, owner] = [idOf('packer', roles), idOf('owner', roles)]
    const lowered = await own.send(
      saveMember,
      {
        id: last,
        sitting: randomUUID(),
        changes: [
          { path: `roles.${packer}`, base: false, value: true },
          { path: `roles.${owner}`, base: true, value: false },
        ],
      },
      headers,
    )
    expect(codeOf(lowered.body)).toBe('LAST_OWNER')
    await own.close()
  })

  test('are changed only by somebody who gave a code in the last ten minutes', async () => {
    const boss = await services.as(...RIGHTS)
    const hand = await person('packer')
    services.clock.advance(11 * MINUTE)
    for (const [call, input] of [
      [removeMember, { id: hand.userId }],
      [saveMember, { id: hand.userId, ...changed('roles.1', true) }],
      [resetMemberFactor, { id: hand.userId }],
      [saveRole, { id: 2, ...changed('rights.orders.read', false) }],
      [addRole, { name: 'Nova', rights: [] }],
      [inviteMember, { email: newEmail(), firstName: '', lastName: '', roles: [1] }],
    ] as const) {
      const { status, body } = await services.send(call, input, boss)
      expect([status, codeOf(body)]).toEqual([403, 'CONFIRM_AGAIN'])
    }
    all = await services.as(...RIGHTS)
  })
})
