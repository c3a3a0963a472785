import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsent, createConsentAssignment } from '#services/contract/consents.ts'
import { listEdits } from '#services/contract/history.ts'
import { RIGHTS } from '#services/contract/rules/rights.ts'
import {
  addRole,
  deleteRole,
  inviteMember,
  removeMember,
  resetMemberFactor,
  saveMember,
  saveRole,
} from '#services/contract/staff-people.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'

eachEngine('the record of who changed what', (engine) => {
  let services: TestServices
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as(...RIGHTS)
  })
  afterAll(async () => await services.close())

  const edits = async (entity: string, id: string | number) =>
    (await services.call(listEdits, { entity, id: `${id}` }, staff)).edits.map(
      ({ path, before, after, actor }) => [path, before, after, actor.key.split(':')[0]],
    )

  test('has roles, members and their factors', async () => {
    const { role } = await services.call(addRole, { name: 'Blagajna', rights: [] }, staff)
    const changes = [
      { path: 'name', base: 'Blagajna', value: 'Kasa' },
      { path: 'rights.orders.read', base: false, value: true },
    ]
    for (const sitting of ['prvi-put', 'drugi-put'])
      await services.call(saveRole, { id: role.id, sitting, changes }, staff)
    expect(await edits('role', role.id)).toEqual([
      ['rights.orders.read', false, true, 'account'],
      ['name', 'Blagajna', 'Kasa', 'account'],
      ['rights', null, [], 'account'],
    ])
    const person = { email: 'kasa@posta.example', firstName: 'Kata', lastName: 'Kasić' }
    const { member } = await services.call(inviteMember, { ...person, roles: [role.id] }, staff)
    const { id } = member
    const given = [{ path: 'roles.3', base: false, value: true }]
    await services.call(saveMember, { id, sitting: 'treći-put', changes: given }, staff)
    await services.call(resetMemberFactor, { id }, staff)
    await runTool('staff', services.config, 'remove', person.email)
    expect(await edits('member', id)).toEqual([
      ['roles', [3, role.id], [], 'command'],
      ['roles.3', false, true, 'account'],
      ['roles', [], [role.id], 'account'],
    ])
    await services.call(deleteRole, { id: role.id }, staff)
    expect((await edits('role', role.id))[0]).toEqual(['rights', ['orders.read'], null, 'account'])
    expect((await services.send(removeMember, { id }, staff)).status).toBe(404)
  })

  test('has consents and settings', async () => {
    const text = { displayName: '<p>Prvi tekst</p>', uniqueNumber: 77 }
    await services.call(createConsent, text, staff)
    await services.call(createConsent, { ...text, displayName: '<p>Drugi</p>' }, staff)
    const [second, first] = await edits('consent', 77)
    expect(first).toEqual(['text.hrv', null, '<p>Prvi tekst</p>', 'account'])
    expect(second).toEqual(['text.hrv', '<p>Prvi tekst</p>', '<p>Drugi</p>', 'account'])
    const form = { assigned_to: 'newsletter' as const, consents: [77], requiredConsents: [] }
    await services.call(createConsentAssignment, form, staff)
    expect(await edits('consentForm', 'newsletter')).toEqual([
      ['consents', [], [{ number: 77, isRequired: false }], 'account'],
    ])
    await runTool('maintenance', services.config, 'on')
    await runTool('maintenance', services.config, 'off')
    const settings = await edits('setting', 'site/maintenance')
    expect(settings[0]).toEqual(['value', 'on', 'off', 'command'])
  })
})
