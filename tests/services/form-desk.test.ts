import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '#services/contract/call.ts'
import {
  createDeskForm,
  deleteDeskForm,
  getDeskForm,
  saveDeskForm,
} from '#services/contract/form-desk.ts'
import { listFormRows } from '#services/contract/form-list.ts'
import { filterForms, getForm } from '#services/contract/forms.ts'
import { listEdits } from '#services/contract/history.ts'
import { createElement, createPage } from '#services/modules/cms/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { topicsOf } from './product-catalogue.ts'

const START = '2026-03-02T09:00:00.000Z'
const NAME = { type: 'TEXT', isRequired: true, help: null, minLength: 2, maxLength: 80 }
const nameField = { ...NAME, label: { hrv: 'Ime', ger: 'Name' } }
const mailField = { type: 'EMAIL', isRequired: true, help: null, label: { hrv: 'E-adresa' } }

eachEngine('forms in the hands of staff', (engine) => {
  let services: TestServices
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as('content.write', 'audit.read')
  })
  afterAll(async () => await services?.close())
  beforeEach(() => services.clock.set(START))

  const change = (path: string, base: unknown, value: unknown) => ({ path, base, value }) as never
  const create = async (given: object = {}) => {
    const form = { name: 'Kontakt', purpose: 'GENERAL', ...given }
    return (await services.call(createDeskForm, form as never, staff)).form
  }
  const save = async (id: string, ...changes: ReturnType<typeof change>[]) =>
    await services.call(
      saveDeskForm,
      { id: Number(id), sitting: `sitting-${Math.random()}`, changes },
      staff,
    )
  const open = async () => {
    const { id } = await create()
    await save(
      id,
      change('field.imeprezi', null, nameField),
      change('field.eadresa1', null, mailField),
      change('title.hrv', '', 'Pišite nam'),
      change('isOpen', false, true),
    )
    return id
  }
  const shown = async (id: string) => (await services.call(getForm, { id: Number(id) })).form
  const refused = async (call: Call, input: object, headers = staff) => {
    const { status, body } = await services.send(call, input, headers)
    return { status, ...(body as { error: { code: string; field?: string } }).error }
  }

  test('a new form is closed, and is found in the list [AP-31~]', async () => {
    const { id, isOpen } = await create({ name: 'Prijava volontera' })
    expect([isOpen, await shown(id)]).toEqual([false, null])
    const { items } = await services.call(listFormRows, { search: 'volont' }, staff)
    expect(items).toEqual([
      {
        ...{ id, name: 'Prijava volontera', purpose: 'GENERAL', state: 'CLOSED' },
        ...{ fields: 0, answers: 0, newAnswers: 0, createdAt: START },
      },
    ])
  })

  test('visitors get an open form without its recipients [AP-31~] [CM-14~]', async () => {
    const id = await open()
    await save(id, change('recipients', '', 'ured@bura.example;  tajnica@bura.example'))
    const croatian = await shown(id)
    expect(croatian).toMatchObject({
      title: 'Pišite nam',
      fields: [
        { id: 'imeprezi', type: 'TEXT', label: 'Ime', isRequired: true, minLength: 2 },
        { id: 'eadresa1', type: 'EMAIL', label: 'E-adresa', minLength: null },
      ],
    })
    expect(JSON.stringify(croatian)).not.toContain('bura.example')
    const found = await services.call(filterForms, { ids: [Number(id), 999] })
    expect(found).toEqual({ records: [croatian], totalPages: 1, totalRecords: 1 })
    const { form } = await services.call(getDeskForm, { id: Number(id) }, staff)
    expect(form.recipients).toBe('ured@bura.example, tajnica@bura.example')
  })

  test('fields keep their order through changes, and those that are not named come last', async () => {
    const id = await open()
    const noted = { type: 'LONG_TEXT', isRequired: false, help: null, label: { hrv: 'Poruka' } }
    const message = { ...noted, minLength: null, maxLength: null }
    const both = ['imeprezi', 'eadresa1']
    await save(
      id,
      change('field.poruka01', null, message),
      change('order', both, ['poruka01', 'eadresa1']),
    )
    const order = async () => (await shown(id))?.fields.map((field) => field.id)
    expect(await order()).toEqual(['poruka01', 'eadresa1', 'imeprezi'])
    await save(id, change('field.eadresa1', mailField, null))
    expect(await order()).toEqual(['poruka01', 'imeprezi'])
  })

  test('two people who change one field are told, and different fields both stay', async () => {
    const id = await open()
    const longer = { ...nameField, maxLength: 90 }
    expect((await save(id, change('field.imeprezi', nameField, longer))).applied).toHaveLength(1)
    const second = await save(
      id,
      change('field.imeprezi', nameField, { ...nameField, isRequired: false }),
      change('field.eadresa1', mailField, { ...mailField, isRequired: false }),
    )
    expect(second.applied).toEqual(['field.eadresa1'])
    expect(second.differing).toMatchObject([{ path: 'field.imeprezi', current: longer }])
    const { edits } = await services.call(listEdits, { entity: 'form', id }, staff)
    expect(edits.map(({ path }) => path)).toContain('field.eadresa1')
  })

  test.each([
    ['isOpen', false, true],
    ['recipients', '', 'ured(at)bura.example'],
    ['keepDays', 730, 0],
    ['title.fra', '', 'Formulaire'],
    ['name', 'Kontakt', ' '],
    ['goal', null, { type: 'URL', value: 'https://evil.example' }],
    ['goal', null, { type: 'URL', value: '//evil.example' }],
    ['goal', null, { type: 'FILE', value: '999999' }],
    ['field.KRIVO', null, nameField],
    ['field.imeprezi', null, { ...nameField, label: { ger: 'Name' } }],
    ['field.imeprezi', null, { ...nameField, minLength: 9, maxLength: 2 }],
    ['field.imeprezi', null, { ...nameField, type: 'SCRIPT' }],
    ['field.imeprezi', null, { ...NAME, type: 'CHOICE', label: { hrv: 'Boja' }, choices: [] }],
  ])('%s of a form cannot go from %j to %j [EC-04~]', async (path, base, value) => {
    const { id } = await create()
    const changes = [change(path, base, value)]
    const sitting = 'sitting-of-refusals'
    expect(await refused(saveDeskForm, { id: Number(id), sitting, changes })).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT', field: path },
    })
  })

  test('the introduction is cleaned, and a copy has texts and fields of its original', async () => {
    const id = await open()
    const typed = '<p onclick="x()">Javite se</p><script>x()</script><img src="/media/1.webp">'
    await save(id, change('intro.hrv', '', typed))
    const { id: copy, isOpen } = await create({ copyOf: Number(id), name: 'Kopija' })
    await save(copy, change('isOpen', false, true))
    expect(isOpen).toBe(false)
    expect(await shown(copy)).toEqual({ ...(await shown(id)), id: Number(copy) })
    expect((await shown(copy))?.intro).toBe('<p>Javite se</p>')
  })

  test('a save notifies of the form alone', async () => {
    const id = await open()
    const rename = () => save(id, change('title.hrv', 'Pišite nam', 'Javite se'))
    expect(await topicsOf(services, rename)).toEqual([`form:${id}`])
  })

  test('a form stays while a page shows it, and goes with as many answers as were seen', async () => {
    const id = await open()
    const page = await inTransaction(services.db, async (trx) => {
      const texts = { hrv: { title: 'Kontakt' } }
      const slug = { hrv: `kontakt-${id}` }
      const pageId = await createPage(trx, { slug, texts, publishedAt: START, at: START })
      const element = { pageId, handler: 'form', language: 'hrv', title: 'Obrazac', at: START }
      await createElement(trx, { ...element, body: { meta: { formId: Number(id) } } })
      return pageId
    })
    const { form } = await services.call(getDeskForm, { id: Number(id) }, staff)
    expect(form.pages).toEqual([{ id: `${page}`, title: 'Kontakt', path: `/kontakt-${id}` }])
    const named = { id: Number(id) }
    expect(await refused(deleteDeskForm, named)).toMatchObject({ code: 'FORM_USED' })
    await services.db.deleteFrom('element').where('page_id', '=', page).execute()
    const answer = { form_id: named.id, created_at: START, language: 'hrv', answers: '[]' }
    await services.db.insertInto('form_answer').values(answer).execute()
    expect(await refused(deleteDeskForm, named)).toMatchObject({
      ...{ status: 409, code: 'ROWS_CHANGED', limit: 1 },
    })
    const all = { ...named, answers: 1 }
    expect(await refused(deleteDeskForm, all)).toMatchObject({
      ...{ status: 403, field: 'answers.delete' },
    })
    const deleter = await services.as('content.write', 'answers.delete')
    await services.call(deleteDeskForm, all, deleter)
    expect(await refused(getDeskForm, named)).toMatchObject({ status: 404 })
  })
})
