import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAnsweredForms, listFormAnswers } from '#services/contract/form-answer-list.ts'
import {
  deleteFormAnswers,
  getFormAnswer,
  markFormAnswers,
} from '#services/contract/form-answers.ts'
import { saveDeskForm } from '#services/contract/form-desk.ts'
import { createFormUpload } from '#services/contract/form-uploads.ts'
import { storeFormData } from '#services/contract/forms.ts'
import { listEdits } from '#services/contract/history.ts'
import { createListExport } from '#services/contract/list-export.ts'
import type { FormFieldData } from '#services/contract/rules/form-fields.ts'
import { fromPlace } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { FIELDS, FILLED, openForm } from './form-world.ts'

const START = '2026-03-02T09:00:00.000Z'
const DAY = 24 * 60 * 60_000
const PDF = '%PDF-1.7 %%EOF'
const RIGHTS = ['answers.read', 'answers.delete', 'people.export', 'audit.read'] as const
const files = { type: 'UPLOAD', isRequired: false, help: null, label: { hrv: 'Prilog' } } as const
const WITH_FILE: Readonly<Record<string, FormFieldData>> = {
  ...FIELDS,
  prilog01: { ...files, kinds: ['PDF'], maxFiles: 2 },
}

eachEngine('answers to forms in the hands of staff', (engine) => {
  let services: TestServices
  let staff: Record<string, string>
  let builder: Record<string, string>
  let place = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    services.clock.set(START)
    staff = await services.as(...RIGHTS)
    builder = await services.as('content.write')
  })
  afterAll(async () => await services?.close())

  const open = async () => await openForm(services, builder, { fields: WITH_FILE })
  const send = async (id: number, data: object = {}) => {
    place += 1
    services.clock.advance(1_000)
    const sent = { id, data: { ...FILLED, ...data }, page: '/kontakt' }
    await services.call(storeFormData, sent, fromPlace(place))
    const { items } = await rows({ form: [`${id}`] })
    return items[0]?.id ?? ''
  }
  const upload = async (form: number, name: string) => {
    const file = { form, field: 'prilog01', name, bytes: PDF.length }
    const { id, path, type } = await services.call(createFormUpload, file)
    const put = { method: 'PUT', body: PDF, headers: { 'content-type': type } }
    expect((await fetch(services.url + path, put)).status).toBe(200)
    return id
  }
  const rows = async (filter: object, search?: string) =>
    await services.call(listFormAnswers, { filter, ...(search ? { search } : {}) }, staff)
  const one = async (id: string) =>
    (await services.call(getFormAnswer, { id: Number(id) }, staff)).answer
  const status = async (id: string) =>
    (await services.send(getFormAnswer, { id: Number(id) }, staff)).status

  test('are found by form, state, confirmation and words, newest first [AP-31~]', async () => {
    const [form, other] = [await open(), await open()]
    const first = await send(form, { poruka01: 'Želim volontirati na Štrigovi' })
    const second = await send(form, { eadresa1: 'Iva@posta.example', velicina: 'l' })
    await send(other)
    const of = { form: [`${form}`] }
    const { items } = await rows(of)
    expect(items).toMatchObject([
      { id: second, summary: 'Ana Marić · Pozdrav · velika', email: 'Iva@posta.example' },
      { id: first, form: 'Pišite nam', state: 'NEW', files: 0, confirmedAt: null },
    ])
    const found = async (filter: object, search?: string) =>
      (await rows({ ...of, ...filter }, search)).items.map(({ id }) => id)
    expect(await found({}, 'strig volon')).toEqual([first])
    expect(await found({}, 'iva@posta')).toEqual([second])
    expect(await found({}, 'kamp-2026')).toEqual([])
    expect(await found({ isConfirmed: true })).toEqual([])
    await services.call(markFormAnswers, { ids: [Number(first)], state: 'READ' }, staff)
    expect(await found({ state: ['NEW'] })).toEqual([second])
    const { edits } = await services.call(listEdits, { entity: 'formAnswer', id: first }, staff)
    expect(edits).toMatchObject([{ path: 'state', before: 'NEW', after: 'READ' }])
    const names = await services.call(listAnsweredForms, {}, staff)
    expect(names.forms.map(({ id }) => id)).toEqual(expect.arrayContaining([`${form}`]))
  })

  test('show the labels of then, and their files, which a second form cannot send [FM-21~]', async () => {
    const form = await open()
    const secret = await upload(form, 'molba.pdf')
    const id = await send(form, { prilog01: [secret], pristaje: 'true' })
    const before = FIELDS.imeprezi
    const value = { ...before, label: { hrv: 'Kako se zovete' } }
    const changes = [{ path: 'field.imeprezi', base: before, value }]
    const sitting = 'sitting-of-labels'
    await services.call(saveDeskForm, { id: form, sitting, changes } as never, builder)
    const answer = await one(id)
    expect(answer).toMatchObject({ page: '/kontakt', language: 'hrv', deletedAfter: '2028-03-01' })
    expect(answer.fields.map(({ label, values }) => [label, values.join()])).toEqual([
      ['Ime i prezime', 'Ana Marić'],
      ['E-adresa', 'ana@posta.example'],
      ['Poruka', 'Pozdrav'],
      ['Slažem se', 'Da'],
      ['Izvor', 'kamp-2026'],
      ['Prilog', 'molba.pdf'],
    ])
    const [file] = answer.fields.at(-1)?.files ?? []
    const download = await fetch(services.url + file?.path)
    expect(await download.text()).toBe(PDF)
    expect(JSON.stringify(answer)).not.toContain(secret)
    place += 1
    const again = { id: form, data: { ...FILLED, prilog01: [secret] } }
    const refused = await services.send(storeFormData, again, fromPlace(place))
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'FILE_MISSING' } } })
    expect((await rows({ form: [`${form}`] })).items).toHaveLength(1)
  })

  test('that are sent by a second press, files and all, are one', async () => {
    const form = await open()
    const data = { ...FILLED, prilog01: [await upload(form, 'molba.pdf')] }
    place += 1
    for (let press = 0; press < 2; press += 1) {
      await services.call(storeFormData, { id: form, data }, fromPlace(place))
    }
    expect((await rows({ form: [`${form}`] })).items).toMatchObject([{ files: 1 }])
  })

  test('of one form are exported with a column for each field, safe from formulas [ED-06~]', async () => {
    const form = await open()
    await send(form, { imeprezi: '=HYPERLINK("x")' })
    await send(form, { velicina: 's', poruka01: 'Prvi\nred' })
    const csv = async (query: string, count: number) => {
      const columns = [{ name: 'email', title: 'E-adresa' }]
      const wanted = { list: 'FORM_ANSWERS' as const, query, count, columns, words: [] }
      const { path } = await services.call(createListExport, wanted, staff)
      return (await (await fetch(services.url + path)).text()).split('\r\n')
    }
    const [head, second, first] = await csv(`form=${form}`, 2)
    expect(head).toBe('E-adresa;Ime i prezime;E-adresa;Poruka;Izvor;Veličina majice')
    expect(second).toBe('ana@posta.example;Ana Marić;ana@posta.example;"Prvi\nred";kamp-2026;mala')
    expect(first).toBe(
      `ana@posta.example;"'=HYPERLINK(""x"")";ana@posta.example;Pozdrav;kamp-2026;`,
    )
    const { total } = await rows({})
    expect((await csv('', total.count))[0]).toBe('E-adresa')
    const reader = await services.as('answers.read')
    const columns = [{ name: 'email', title: 'E-adresa' }]
    const wanted = { list: 'FORM_ANSWERS', query: '', count: total.count, columns, words: [] }
    expect((await services.send(createListExport, wanted, reader)).status).toBe(403)
  })

  test('are deleted with a right of their own; the history has nothing of what they said', async () => {
    const form = await open()
    const id = await send(form, { prilog01: [await upload(form, 'molba.pdf')] })
    const ids = [Number(id), 999_999]
    const reader = await services.as('answers.read')
    expect((await services.send(deleteFormAnswers, { ids }, reader)).status).toBe(403)
    const before = await services.db.selectFrom('form_answer_file_part').select('part').execute()
    expect(await services.call(deleteFormAnswers, { ids }, staff)).toEqual({ deleted: 1 })
    expect(await status(id)).toBe(404)
    const left = await services.db.selectFrom('form_answer_file_part').select('part').execute()
    expect(before.length - left.length).toBe(1)
    const { edits } = await services.call(listEdits, { entity: 'formAnswer', id }, staff)
    expect(edits).toMatchObject([{ path: 'form', before: 'Pišite nam', after: null }])
    expect(JSON.stringify(edits)).not.toContain('Ana')
  })

  test('are deleted at night once the days of their own form are over', async () => {
    const [short, long] = [await open(), await open()]
    const keep = { path: 'keepDays', base: 730, value: 3 }
    const sitting = 'sitting-of-days'
    const given = { id: short, sitting, changes: [keep] }
    await services.call(saveDeskForm, given as never, builder)
    const [gone, stays] = [await send(short), await send(long)]
    services.clock.advance(2 * DAY)
    staff = await services.as(...RIGHTS)
    const young = await send(short)
    const exists = async (id: string) =>
      (
        await services.db
          .selectFrom('form_answer')
          .where('id', '=', Number(id))
          .select('id')
          .execute()
      ).length
    services.clock.advance(DAY + 60_000)
    await services.services.due.runOnce()
    await expect.poll(async () => await exists(gone)).toBe(0)
    expect([await exists(stays), await exists(young)]).toEqual([1, 1])
  })
})
