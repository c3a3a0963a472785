import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import {
  getConsentForms,
  getConsentHistory,
  getDeskConsent,
  previewConsent,
  proveConsents,
  saveConsent,
  saveConsentForm,
} from '#services/contract/consent-desk.ts'
import { listConsentRows, listConsentViews } from '#services/contract/consent-list.ts'
import {
  changeOwnConsent,
  createConsent,
  createConsentAssignment,
  filterConsents,
  getOwnConsents,
  logConsents,
} from '#services/contract/consents.ts'
import { listEdits } from '#services/contract/history.ts'
import { RIGHTS } from '#services/contract/rules/rights.ts'
import { followChanges } from '#services/contract/settings.ts'
import { writeConsent } from '#services/modules/gdpr/api.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { DANGEROUS_HTML, RUNS } from '#tests/support/dangerous-html.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'

const START = '2026-03-02T09:00:00.000Z'

eachEngine('consents in the hands of staff', (engine) => {
  let services: TestServices
  let editor: Record<string, string>
  let auditor: Record<string, string>
  let made = 100

  beforeAll(async () => {
    services = await startServices({ engine })
    editor = await services.as('consents.write')
    auditor = await services.as(...RIGHTS)
  })
  afterAll(async () => await services?.close())
  beforeEach(() => services.clock.set(START))

  /** A new consent that the newsletter asks for. */
  async function consentOfNewsletter(html = '<p>Želim novosti</p>'): Promise<number> {
    made += 1
    const { uniqueNumber } = await services.call(
      createConsent,
      { uniqueNumber: made, displayName: html },
      editor,
    )
    await services.call(
      createConsentAssignment,
      { assigned_to: 'newsletter', consents: [uniqueNumber], requiredConsents: [] },
      editor,
    )
    return uniqueNumber
  }
  const read = async (number: number) => await services.call(getDeskConsent, { number }, editor)
  const change = (base: string | null, value: string, language = 'hrv') => ({
    path: `text.${language}`,
    base,
    value,
  })
  const save = async (
    number: number,
    changes: readonly ReturnType<typeof change>[],
    { requiresRenewal = true, sitting = `sitting-${Math.random()}`, by = editor } = {},
  ) =>
    await services.send(
      saveConsent,
      { number, requiresRenewal, sitting, changes: [...changes] },
      by,
    )
  const answer = async (headers: Record<string, string>, uniqueNumber: number, isAccepted = true) =>
    await services.call(changeOwnConsent, { uniqueNumber, isAccepted }, headers)
  const isOutdated = async (headers: Record<string, string>, number: number) => {
    const { records } = await services.call(getOwnConsents, {}, headers)
    return records.find(({ uniqueNumber }) => uniqueNumber === number)?.isOutdated
  }
  const edits = async (entity: string, id: string | number) =>
    (await services.call(listEdits, { entity, id: `${id}` }, auditor)).edits

  test('a changed text is a new version by its author, and answers keep the one they were given to [GD-12]', async () => {
    const number = await consentOfNewsletter()
    const { headers } = await createCustomer(services)
    await answer(headers, number)
    services.clock.advance(60_000)
    const { status } = await save(number, [change('<p>Želim novosti</p>', '<p>Želim vijesti</p>')])

    expect(status).toBe(200)
    const [second, first] = (await read(number)).versions
    expect(first).toMatchObject({ version: 1, html: '<p>Želim novosti</p>', accepted: 1 })
    expect(second).toMatchObject({
      ...{ version: 2, html: '<p>Želim vijesti</p>', accepted: 0, requiresRenewal: true },
      ...{ since: '2026-03-02T09:01:00.000Z', author: { key: expect.stringMatching(/^account:/) } },
    })
    expect(await read(number)).toMatchObject({ accepted: 1, outdated: 1 })
    expect(await isOutdated(headers, number)).toBe(true)
    expect(await edits('consent', number)).toMatchObject([
      { path: 'text.hrv', before: '<p>Želim novosti</p>', after: '<p>Želim vijesti</p>' },
      { path: 'text.hrv', before: null, after: '<p>Želim novosti</p>' },
    ])
  })

  test('a correction changes no answer, a text of another meaning makes them outdated', async () => {
    const number = await consentOfNewsletter('<p>Želim novsti</p>')
    const { headers } = await createCustomer(services)
    await answer(headers, number)
    await save(number, [change('<p>Želim novsti</p>', '<p>Želim novosti</p>')], {
      requiresRenewal: false,
    })
    expect(await isOutdated(headers, number)).toBe(false)
    expect(await read(number)).toMatchObject({ accepted: 1, outdated: 0 })
    await save(number, [change('<p>Želim novosti</p>', '<p>Želim sve</p>')])
    expect(await isOutdated(headers, number)).toBe(true)
    await answer(headers, number)
    expect(await isOutdated(headers, number)).toBe(false)
    expect((await read(number)).versions.map(({ accepted }) => accepted)).toEqual([1, 0, 0])
  })

  test('people are counted by their latest answer, guests and the erased are not', async () => {
    const number = await consentOfNewsletter()
    const people = [await createCustomer(services), await createCustomer(services)]
    for (const { headers } of people) await answer(headers, number)
    await services.call(logConsents, {
      ...{ status: 'accepted', statusTimestamp: START, sourceType: 'newsletter' },
      ...{ consents: [number], user: { userType: 'guest', email: 'gost@primjer.example' } },
    })
    expect((await read(number)).accepted).toBe(2)
    await answer(people[0]?.headers ?? {}, number, false)
    expect((await read(number)).accepted).toBe(1)
    const { personalData, clock } = services.services.deps
    const person = { userId: people[1]?.userId ?? 0, email: people[1]?.email ?? '' }
    await services.db.transaction().execute(async (trx) => {
      for (const one of personalData.filter(({ name }) => name === 'gdpr')) {
        const means = { clock, secret: 'secret' }
        await one.erase(trx, { ...person, firstName: '', lastName: '' }, means)
      }
    })
    expect((await read(number)).accepted).toBe(0)
  })

  test('two members save one text: the second is told of the first, and each language is its own', async () => {
    const number = await consentOfNewsletter()
    const base = '<p>Želim novosti</p>'
    await save(number, [change(base, '<p>Prva</p>')])
    const { body } = await save(number, [change(base, '<p>Druga</p>')], {
      by: await services.as('consents.write'),
    })
    expect(body).toMatchObject({
      applied: [],
      differing: [
        {
          ...{ path: 'text.hrv', value: '<p>Druga</p>', current: '<p>Prva</p>' },
          actor: { key: expect.stringMatching(/^account:/) },
        },
      ],
    })
    expect((await read(number)).versions).toHaveLength(2)
  })

  test('20 rounds of two members at once: one text is the next version, the other comes back', async () => {
    const number = await consentOfNewsletter()
    for (let round = 0; round < 20; round += 1) {
      const [{ html } = { html: '' }] = (await read(number)).texts
      const saves = await Promise.all(
        [0, 1].map(async (who) => await save(number, [change(html, `<p>${round} ${who}</p>`)])),
      )
      const applied = saves.flatMap(({ body }) => (body as { applied: string[] }).applied)
      expect(applied).toEqual(['text.hrv'])
    }
    const { versions } = await read(number)
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 21 }, (_none, index) => 21 - index),
    )
  })

  test('what is stored, recorded and shown of a text is the same, and nothing of it runs [case 19]', async () => {
    const number = await consentOfNewsletter()
    const html = `<p>Slažem se</p>${DANGEROUS_HTML.slice(0, 20).join('\n')}`
    const { html: shown } = await services.call(previewConsent, { html }, editor)
    expect((await save(number, [change('<p>Želim novosti</p>', html)])).status).toBe(200)
    expect((await read(number)).versions[0]?.html).toBe(shown)
    expect((await edits('consent', number))[0]?.after).toBe(shown)
    expect(shown).not.toMatch(RUNS)
  })

  test('a text without words, of an unknown language or consent is refused by its place', async () => {
    const number = await consentOfNewsletter()
    const base = '<p>Želim novosti</p>'
    expect(await save(number, [change(base, '<script>x</script>')])).toMatchObject({
      ...{ status: 400, body: { error: { field: 'text.hrv' } } },
    })
    expect(await save(number, [change(null, '<p>Oui</p>', 'fra')])).toMatchObject({
      ...{ status: 400, body: { error: { field: 'text.fra' } } },
    })
    expect((await save(999_999, [change(null, '<p>Da</p>')])).status).toBe(404)
    expect((await services.send(getDeskConsent, { number: 999_999 }, editor)).status).toBe(404)
  })

  test('a form has its consents in order; what somebody else made of it meanwhile comes back [GD-08] [GD-12]', async () => {
    const [one, other] = [await consentOfNewsletter(), await consentOfNewsletter()]
    const send = async (base: readonly number[], value: readonly number[]) =>
      await services.call(
        saveConsentForm,
        {
          ...{ form: 'CONTACT_FORM', sitting: `sitting-${Math.random()}` },
          base: base.map((number) => ({ number, isRequired: number === one })),
          value: value.map((number) => ({ number, isRequired: number === one })),
        },
        editor,
      )
    const { cursor } = await services.call(followChanges, {})
    expect(await send([], [other, one])).toMatchObject({ isApplied: true, current: null })
    const told = async () => (await services.call(followChanges, { after: cursor, wait: 5 })).topics
    await expect.poll(told, { timeout: 50_000 }).toContain('consents')
    const shown = await services.call(filterConsents, { form: 'contactForm' })
    expect(shown.records.map(({ uniqueNumber }) => uniqueNumber)).toEqual([other, one])
    expect(shown.requiredConsents).toEqual([one])

    expect(await send([], [one])).toMatchObject({
      ...{ isApplied: false, actor: { key: expect.stringMatching(/^account:/) } },
      current: [
        { number: other, isRequired: false },
        { number: one, isRequired: true },
      ],
    })
    await send([other, one], [one])
    const { forms, consents } = await services.call(getConsentForms, {}, editor)
    expect(forms.map(({ form }) => form)).toHaveLength(6)
    expect(forms.find(({ form }) => form === 'CONTACT_FORM')?.consents).toEqual([
      { number: one, isRequired: true, text: 'Želim novosti' },
    ])
    expect(consents.map(({ number }) => number)).toEqual(expect.arrayContaining([one, other]))
    expect((await read(one)).forms).toContainEqual({ form: 'CONTACT_FORM', isRequired: true })
    expect(await edits('consentForm', 'contactForm')).toHaveLength(2)
    const unknown = { form: 'CONTACT_FORM', sitting: 'sitting-unknown' } as const
    const value = [{ number: 999_999, isRequired: false }]
    const base = [{ number: one, isRequired: true }]
    expect((await services.send(saveConsentForm, { ...unknown, base, value }, editor)).status).toBe(
      400,
    )
    const twice = [...base, ...base]
    const refused = await services.send(saveConsentForm, { ...unknown, base, value: twice }, editor)
    expect(refused.status).toBe(400)
  })

  test('the history of a person proves which text was answered, when, where and how, and who looks is recorded', async () => {
    const number = await consentOfNewsletter()
    const { email, headers } = await createCustomer(services)
    await services.call(logConsents, {
      ...{ status: 'accepted', statusTimestamp: START, sourceType: 'newsletter' },
      ...{ consents: [number], user: { userType: 'guest', email: email.toUpperCase() } },
    })
    services.clock.advance(60_000)
    await answer(headers, number)
    services.clock.advance(60_000)
    await save(number, [change('<p>Želim novosti</p>', '<p>Želim sve</p>')])
    await answer(headers, number, false)

    const reader = await services.as('people.read')
    const { statements } = await services.call(proveConsents, { email }, reader)
    expect(statements).toMatchObject([
      {
        ...{ isAccepted: false, at: '2026-03-02T09:02:00.000Z', form: null, version: 2 },
        ...{ html: '<p>Želim sve</p>', language: 'hrv', isConfirmed: true, isErased: false },
      },
      { isAccepted: true, at: '2026-03-02T09:01:00.000Z', version: 1, isConfirmed: true },
      {
        ...{ isAccepted: true, at: START, clientAt: START, form: 'NEWSLETTER', version: 1 },
        ...{ email: email.toUpperCase(), isConfirmed: false },
      },
    ])
    const own = await services.call(getConsentHistory, {}, headers)
    expect(own.statements.map(({ isAccepted, version }) => [isAccepted, version])).toEqual([
      [false, 2],
      [true, 1],
    ])

    await runTool('consents', services.config, email)
    const looks = async () =>
      await services.db
        .selectFrom('edit')
        .selectAll()
        .where('entity', '=', 'consentHistory')
        .where('subject', '=', email)
        .orderBy('id')
        .execute()
    const [byMember, byCommand] = await looks()
    expect([byMember?.path, byMember?.after]).toEqual(['move.look', '{"statements":3}'])
    expect(byMember?.actor).toMatch(/^account:/)
    expect([byCommand?.actor, byCommand?.entity_id]).toEqual([
      'command:consents',
      byMember?.entity_id,
    ])
    expect(byMember?.entity_id).not.toContain('@')
    expect((await services.send(proveConsents, { email: 'nije adresa' }, reader)).status).toBe(400)
    const unknown = await services.call(proveConsents, { email: 'nitko@primjer.example' }, reader)
    expect(unknown.statements).toEqual([])
  })

  test('the history follows an account to its new address, and leaves it with the old one', async () => {
    const number = await consentOfNewsletter()
    const { email, headers, userId } = await createCustomer(services)
    await answer(headers, number)
    const moved = `nova-${email}`
    await services.db
      .updateTable('account')
      .set({ email: moved, email_key: moved })
      .where('id', '=', userId)
      .execute()
    await answer(headers, number, false)
    const reader = await services.as('people.read')
    const count = async (address: string) =>
      (await services.call(proveConsents, { email: address }, reader)).statements.length
    expect([await count(moved), await count(email)]).toEqual([2, 1])
  })

  test('the list has the forms, the number of people and the newest version, and is searched by words of any text [GD-10] [GD-12] [RT-19~]', async () => {
    const number = await consentOfNewsletter('<p>Želim obavijesti o <a href="/x">rukometu</a></p>')
    const unused = await consentOfNewsletter('<p>Nitko ne pita</p>')
    await services.call(
      createConsentAssignment,
      { assigned_to: 'newsletter', consents: [number], requiredConsents: [number] },
      editor,
    )
    const { headers } = await createCustomer(services)
    await answer(headers, number)
    services.clock.advance(60_000)
    await save(number, [
      change('<p>Želim obavijesti o <a href="/x">rukometu</a></p>', '<p>Želim sve</p>'),
    ])
    const list = async (query: CallInput<typeof listConsentRows>) =>
      (await services.call(listConsentRows, query, editor)).items
    const [found, ...others] = await list({ search: 'RUKOMETU obav' })
    expect(others).toEqual([])
    expect(found).toMatchObject({
      ...{ number, text: 'Želim sve', version: 2, languages: ['hrv'] },
      ...{ since: '2026-03-02T09:01:00.000Z', accepted: 1 },
      ...{ required: ['NEWSLETTER'], optional: [] },
    })
    const numbers = async (query: CallInput<typeof listConsentRows>) =>
      (await list(query)).map((row) => row.number)
    expect(await numbers({ filter: { form: ['NEWSLETTER'] } })).toEqual([number])
    expect(await numbers({ filter: { isRequired: true, form: ['NEWSLETTER'] } })).toEqual([number])
    expect(await numbers({ filter: { isAssigned: false } })).toContain(unused)
    expect(await numbers({ filter: { isAssigned: false } })).not.toContain(number)
    expect(await numbers({ search: `${unused}` })).toEqual([unused])
    expect(await numbers({ search: '100 %' })).toEqual([])
    const { views } = await services.call(listConsentViews, {}, editor)
    expect(views.map(({ id }) => id)).toEqual(['all', 'required', 'unused'])
  })

  test('texts that come with the product name no author', async () => {
    made += 1
    await services.db.transaction().execute(async (trx) => {
      await writeConsent(trx, { number: made, language: 'hrv', html: '<p>Da</p>' }, services.clock)
    })
    expect((await read(made)).versions).toMatchObject([{ author: null, requiresRenewal: true }])
  })
})
