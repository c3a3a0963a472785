import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FieldChange, listEdits } from '#services/contract/history.ts'
import { RIGHTS, type Right } from '#services/contract/rules/rights.ts'
import {
  addRole,
  inviteMember,
  listMembers,
  saveMember,
  saveRole,
} from '#services/contract/staff-people.ts'
import { newEmail } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

type Headers = Record<string, string>

eachEngine('saves of people and roles', (engine) => {
  let services: TestServices
  let first: Headers
  let second: Headers
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    first = await services.as(...RIGHTS)
    second = await services.as(...RIGHTS)
  })
  afterAll(async () => await services.close())

  async function newRole(...rights: Right[]) {
    made += 1
    return (await services.call(addRole, { name: `Uloga ${engine} ${made}`, rights }, first)).role
  }
  async function newMember(...roles: number[]) {
    const person = { email: newEmail(), firstName: 'Nova', lastName: 'Osoba', roles }
    return (await services.call(inviteMember, person, first)).member
  }
  const sittingOf = () => ({ sitting: randomUUID() })
  const save = async (id: number, changes: FieldChange[], by = first) =>
    await services.call(saveRole, { id, changes, ...sittingOf() }, by)
  const saveRoles = async (id: number, changes: FieldChange[], by = first) =>
    await services.send(saveMember, { id, changes, ...sittingOf() }, by)
  const given = (path: string): FieldChange => ({ path, base: false, value: true })
  const taken = (path: string): FieldChange => ({ path, base: true, value: false })
  const refusalOf = ({ status, body }: { status: number; body: unknown }) => {
    const { code, field } = (body as { error: { code?: string; field?: string } }).error
    return [status, code, field]
  }
  const historyOf = async (entity: string, id: number, by = first) =>
    (await services.call(listEdits, { entity, id: `${id}` }, by)).edits

  test('of different parts of a role both stay; of the same one both values come back [AD-06~]', async () => {
    const role = await newRole('orders.read')
    await save(role.id, [{ path: 'name', base: role.name, value: `Prva ${role.name}` }], second)
    await save(role.id, [given('rights.mails.read')], second)
    const saved = await save(role.id, [
      given('rights.orders.move'),
      { path: 'name', base: role.name, value: `Druga ${role.name}` },
    ])
    expect(saved).toMatchObject({
      applied: ['rights.orders.move'],
      differing: [
        {
          ...{ path: 'name', value: `Druga ${role.name}`, current: `Prva ${role.name}` },
          ...{ at: services.clock.now().toISOString(), actor: { name: 'Test Staff' } },
        },
      ],
      role: {
        name: `Prva ${role.name}`,
        rights: ['orders.read', 'orders.move', 'mails.read'],
      },
    })
  })

  test('are undone by a save back, of a role and of a member', async () => {
    const role = await newRole('orders.read')
    await save(role.id, [given('rights.mails.read'), taken('rights.orders.read')])
    const edits = await historyOf('role', role.id)
    expect(edits.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['rights.orders.read', true, false],
      ['rights.mails.read', false, true],
      ['rights', null, ['orders.read']],
    ])
    const back = edits.slice(0, 2).map(({ path, before, after }) => ({
      ...{ path, base: after, value: before },
    }))
    expect((await save(role.id, back)).role.rights).toEqual(['orders.read'])

    const other = await newRole()
    const { id } = await newMember(role.id)
    await saveRoles(id, [given(`roles.${other.id}`)], second)
    await saveRoles(id, [taken(`roles.${role.id}`)])
    const rolesOf = async () =>
      (await services.call(listMembers, {}, first)).records.find((one) => one.id === id)?.roles
    expect(await rolesOf()).toEqual([other.id])
    const [last] = await historyOf('member', id)
    await saveRoles(id, [
      { path: last?.path ?? '', base: last?.after, value: last?.before ?? null },
    ])
    expect(await rolesOf()).toEqual([role.id, other.id].toSorted((one, two) => one - two))
  })

  test('give and take no right that somebody lacks, also when they undo', async () => {
    const role = await newRole('orders.read')
    await save(role.id, [given('rights.prices.write')])
    const clerk = await services.as('staff.write', 'orders.read')
    const undo = { id: role.id, changes: [taken('rights.prices.write')], ...sittingOf() }
    expect(refusalOf(await services.send(saveRole, undo, clerk))).toEqual([
      ...[403, 'FORBIDDEN', 'prices.write'],
    ])
    await save(role.id, [taken('rights.prices.write')])
    const redo = { ...undo, changes: [given('rights.prices.write')] }
    expect(refusalOf(await services.send(saveRole, redo, clerk))).toEqual([
      ...[403, 'FORBIDDEN', 'prices.write'],
    ])
    const { id } = await newMember(role.id)
    const powerful = await newRole('prices.write')
    const raised = await saveRoles(id, [given(`roles.${powerful.id}`)], clerk)
    expect(refusalOf(raised)).toEqual([403, 'FORBIDDEN', 'prices.write'])
  })

  test('refuse what no role has, and a member without any role', async () => {
    const role = await newRole()
    const { id } = await newMember(role.id)
    const of = async (changes: FieldChange[]) =>
      refusalOf(await services.send(saveRole, { id: role.id, changes, ...sittingOf() }, first))
    expect(await of([given('rights.all')])).toEqual([400, 'INVALID_INPUT', 'rights.all'])
    expect(await of([{ path: 'rights.mails.read', base: false, value: 'da' }])).toEqual([
      ...[400, 'INVALID_INPUT', 'rights.mails.read'],
    ])
    expect(await of([{ path: 'name', base: role.name, value: ' ' }])).toEqual([
      ...[400, 'INVALID_INPUT', 'name'],
    ])
    expect(await of([{ path: 'name', base: role.name, value: 'Pakiranje' }])).toEqual([
      ...[409, 'NAME_TAKEN', 'name'],
    ])
    expect(refusalOf(await saveRoles(id, [given('roles.9999')]))).toEqual([
      ...[400, 'INVALID_INPUT', 'roles.9999'],
    ])
    expect(refusalOf(await saveRoles(id, [taken(`roles.${role.id}`)]))).toEqual([
      ...[400, 'INVALID_INPUT', 'roles'],
    ])
    expect(refusalOf(await saveRoles(9_999, [given(`roles.${role.id}`)]))[0]).toBe(404)
  })

  test('are shown with their screen, and to those who look through everything', async () => {
    const role = await newRole()
    const read = async (...rights: Right[]) =>
      await services.send(
        listEdits,
        { entity: 'role', id: `${role.id}` },
        await services.as(...rights),
      )
    expect((await read('staff.write')).status).toBe(200)
    expect((await read('audit.read')).status).toBe(200)
    expect(refusalOf(await read('orders.read'))).toEqual([403, 'FORBIDDEN', 'staff.write'])
  })
})
