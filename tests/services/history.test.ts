import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsent, createConsentAssignment } from '#services/contract/consents.ts'
import { listEdits } from '#services/contract/history.ts'
import { RIGHTS } from '#services/contract/rules/rights.ts'
import {
  deleteRole,
  inviteMember,
  removeMember,
  resetMemberFactor,
  saveRole,
  setMemberRoles,
} from '#services/contract/staff.ts'
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
    const { role } = await services.call(saveRole, { name: 'Blagajna', rights: [] }, staff)
    await services.call(saveRole, { ...role, name: 'Kasa', rights: ['orders.read'] }, staff)
    await services.call(saveRole, { ...role, name: 'Kasa', rights: ['orders.read'] }, staff)
    expect(await edits('role', role.id)).toEqual([
      ['rights', [], ['orders.read'], 'account'],
      ['name', 'Blagajna', 'Kasa', 'account'],
      ['rights', null, [], 'account'],
    ])
    const person = { email: 'kasa@posta.example', firstName: 'Kata', lastName: 'Kasić' }
    const { member } = await services.call(inviteMember, { ...person, roles: [role.id] }, staff)
    const { id } = member
    await services.call(setMemberRoles, { id, roles: [role.id, 3] }, staff)
    await services.call(resetMemberFactor, { id }, staff)
    await runTool('staff', services.config, 'remove', person.email)
    expect(await edits('member', id)).toEqual([
      ['roles', [3, role.id], [], 'command'],
      ['roles', [role.id], [role.id, 3], 'account'],
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

  test('is of use to whoever may look through it alone', async () => {
    const others = await services.as(...RIGHTS.filter((right) => right !== 'audit.read'))
    const { status, body } = await services.send(listEdits, { entity: 'role', id: '1' }, others)
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: { code: 'FORBIDDEN', field: 'audit.read' } })
  })
})
