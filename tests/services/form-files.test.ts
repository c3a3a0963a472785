import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PART_BYTES } from '#services/contract/digital.ts'
import { createFormUpload } from '#services/contract/form-uploads.ts'
import { attachFiles, claimFiles } from '#services/modules/form/uploads/claim-files.ts'
import { downloadPath } from '#services/modules/form/uploads/download-path.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { fromPlace } from '#tests/support/accounts.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import { withSegment } from '#tests/support/hostile-pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addForm } from './form-upload-world.ts'

const START = '2026-03-02T09:00:00.000Z'
const DAY = 24 * 60 * 60_000
const PDF = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(2 * PART_BYTES, 'č'),
  Buffer.from('\n%%EOF\n'),
])
const FILES = { type: 'UPLOAD', isRequired: false, help: null, label: { hrv: 'Prilozi' } }
const KINDS = ['PICTURE', 'PDF', 'DOCUMENT']

eachEngine('files that visitors send with a form', (engine) => {
  let services: TestServices
  let form: number
  let place = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    services.clock.set(START)
    form = await addForm(services, {
      prilozi1: { ...FILES, kinds: KINDS, maxFiles: 10 },
      slike001: { ...FILES, kinds: ['PICTURE'], maxFiles: 2 },
      imeprezi: { ...FILES, type: 'TEXT', minLength: null, maxLength: null },
    })
  })
  afterAll(async () => await services?.close())

  const given = (changed: object = {}) => ({
    ...{ form, field: 'prilozi1', name: 'životopis.pdf', bytes: PDF.byteLength, ...changed },
  })
  const elsewhere = () => {
    place += 1
    return fromPlace(place)
  }
  const open = async (changed: object = {}) =>
    await services.call(createFormUpload, given(changed), elsewhere())
  const refused = async (changed: object, headers = elsewhere()) => {
    const { status, body } = await services.send(createFormUpload, given(changed), headers)
    const { code, field } = (body as { error: { code: string; field?: string } }).error
    return { status, code, field }
  }
  const put = async (path: string, content: Buffer = PDF, type = 'application/pdf') => {
    const body = new Uint8Array(content)
    const headers = { 'content-type': type }
    const answer = await fetch(services.url + path, { method: 'PUT', body, headers })
    await answer.text()
    return answer.status
  }
  const arrived = async (changed: object = {}, content: Buffer = PDF) => {
    const opened = await open({ bytes: content.byteLength, ...changed })
    expect(await put(opened.path, content, opened.type)).toBe(200)
    return opened.id
  }
  const send = async (files: Record<string, readonly string[]>, to = form) =>
    await inTransaction(services.db, async (trx) => {
      const byField = new Map(Object.entries(files))
      const claimed = await claimFiles(trx, { formId: to, byField, now: services.clock.now() })
      const { id } = await trx
        .insertInto('form_answer')
        .values({ form_id: to, created_at: START, language: 'hrv', answers: '[]' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await attachFiles(trx, id, claimed)
      return { answer: id, files: [...claimed.values()].flat() }
    })
  const parts = async () =>
    (await services.db.selectFrom('form_answer_file_part').select('part').execute()).length
  const signing = () => ({ secret: services.config.sessionSecret, clock: services.clock })

  test('arrive whole, are sent once, and staff download them as attachments [FM-21] [ML-12~]', async () => {
    const id = await arrived({ name: '../../životopis\u202E.PDF' })
    const { answer, files } = await send({ prilozi1: [id] })
    expect(files).toMatchObject([{ name: 'životopis.PDF', type: 'application/pdf' }])
    await expect(send({ prilozi1: [id] })).rejects.toMatchObject({ code: 'FILE_MISSING' })

    const path = downloadPath(files[0]?.id ?? 0, signing())
    const download = await fetch(services.url + path)
    expect(Buffer.from(await download.arrayBuffer()).equals(PDF)).toBe(true)
    expect(Object.fromEntries(download.headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      'content-disposition': "attachment; filename*=UTF-8''%C5%BEivotopis.PDF",
    })
    expect(files[0]?.sha256).toBe(createHash('sha256').update(PDF).digest('hex'))
    expect((await fetch(services.url + path.replace(/.$/, '_'))).status).toBe(404)

    services.clock.advance(60 * 60_000)
    expect((await fetch(services.url + path)).status).toBe(404)
    services.clock.set(START)
    await services.db.deleteFrom('form_answer').where('id', '=', answer).execute()
    expect(await parts()).toBe(0)
  })

  test('that two answers send at once belong to one of them', async () => {
    const id = await arrived()
    const both = await Promise.allSettled([send({ prilozi1: [id] }), send({ prilozi1: [id] })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('of another length or type, late or twice, at no or a changed address, are refused [case 32~]', async () => {
    const { path } = await open()
    expect(await put(path, PDF.subarray(0, -1))).toBe(400)
    expect(await put(path, Buffer.concat([PDF, Buffer.from('x')]))).toBe(400)
    expect(await put(path, PDF, 'text/html')).toBe(415)
    expect(await put(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404)
    expect(await put('/upload/form/x')).toBe(404)
    expect(await put(path)).toBe(200)
    expect(await put(path)).toBe(404)
    const { path: late } = await open()
    services.clock.advance(30 * 60_000)
    expect(await put(late)).toBe(404)
    services.clock.set(START)
  })

  test('are announced for an open form and a field that takes them', async () => {
    const closed = await addForm(services, { prilozi1: { ...FILES, kinds: KINDS, maxFiles: 1 } }, 0)
    expect(await refused({ form: 999 })).toEqual({ status: 404, code: 'NOT_FOUND', field: 'form' })
    expect(await refused({ form: closed })).toMatchObject({ field: 'form' })
    expect(await refused({ field: 'imeprezi' })).toMatchObject({ field: 'field' })
    expect(await refused({ bytes: 10_000_001 })).toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect(await refused({ field: 'slike001' })).toMatchObject({ code: 'WRONG_FILE_TYPE' })
    for (const name of ['gol.svg', 'gol.php', 'pdf', '.htaccess', 'a.pdf/x.exe', 'a.docm']) {
      expect(await refused({ name })).toMatchObject({ status: 400, code: 'WRONG_FILE_TYPE' })
    }
  })

  test('of another visitor, field or form, or not whole, are not sent', async () => {
    const id = await arrived()
    const { id: waiting } = await open()
    const other = await addForm(services, { prilozi1: { ...FILES, kinds: KINDS, maxFiles: 1 } })
    const missing = { code: 'FILE_MISSING', field: 'prilozi1' }
    await expect(send({ prilozi1: [`${id}x`] })).rejects.toMatchObject(missing)
    await expect(send({ prilozi1: [waiting] })).rejects.toMatchObject(missing)
    await expect(send({ slike001: [id] })).rejects.toMatchObject({ field: 'slike001' })
    await expect(send({ prilozi1: [id] }, other)).rejects.toMatchObject(missing)
    await expect(send({ prilozi1: [id, id] })).rejects.toMatchObject(missing)
    services.clock.advance(DAY)
    await expect(send({ prilozi1: [id] })).rejects.toMatchObject(missing)
    services.clock.set(START)
    await send({ prilozi1: [id] })
  })

  test('of an answer have 30 MB at most, and one place announces 40 in an hour', async () => {
    const ids = [await arrived(), await arrived(), await arrived(), await arrived()]
    await services.db
      .updateTable('form_answer_file')
      .set({ bytes: 8_000_000 })
      .where('answer_id', 'is', null)
      .execute()
    await expect(send({ prilozi1: ids })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
    await send({ prilozi1: ids.slice(0, 3) })
    const here = elsewhere()
    for (let nth = 0; nth < 40; nth += 1) await refused({ name: 'x.exe' }, here)
    expect(await refused({}, here)).toMatchObject({ status: 429 })
    await services.db.deleteFrom('form_answer_file').where('answer_id', 'is', null).execute()
  })

  test('that are never sent have 1 GB at most, and are deleted at night with their bytes', async () => {
    await arrived()
    await services.db.updateTable('form_answer_file').set({ bytes: 999_999_999 }).execute()
    expect(await refused({})).toMatchObject({ status: 429 })
    services.clock.advance(2 * DAY)
    await services.services.due.runOnce()
    const left = services.db.selectFrom('form_answer_file').where('answer_id', 'is', null)
    await expect.poll(async () => await left.selectAll().execute()).toEqual([])
    services.clock.set(START)
  })

  test('that pretend to be another type are refused, and pictures lose their metadata [case 32~]', async () => {
    const docx = 'PK\x03\x04 [Content_Types].xml word/document.xml PK\x05\x06'
    const documents: readonly [name: string, text: string, status: number][] = [
      ['a.pdf', '<?php echo 1;', 415],
      ['a.pdf', '%PDF-1.7 cut off', 415],
      ['a.docx', docx, 200],
      ['a.docx', `${docx} word/vbaProject.bin`, 415],
      ['a.docx', 'PK\x03\x04 a.exe PK\x05\x06', 415],
      ['a.odt', docx, 415],
      [
        'a.odt',
        `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.textPK\x05\x06`,
        200,
      ],
    ]
    for (const [name, text, status] of documents) {
      const content = Buffer.from(text, 'latin1')
      const { path, type } = await open({ name, bytes: content.byteLength })
      expect([text, await put(path, content, type)]).toEqual([text, status])
    }
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    const located = withSegment(await picture.jpeg().toBuffer(), 0xef, 'Split')
    const id = await arrived({ name: 'a.jpg' }, located)
    const { files } = await send({ prilozi1: [id] })
    const stored = await fetch(services.url + downloadPath(files[0]?.id ?? 0, signing()))
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect([bytes.includes('Split'), bytes.byteLength]).toEqual([false, files[0]?.bytes])
  })

  test('of a hostile sender are refused or stored as their type, and leave nothing behind [case 32~]', async () => {
    const faults: string[] = []
    let [files, stored] = [0, 0]
    const before = await parts()
    for (let round = 0; round < 2; round += 1) {
      for (const { kind, name, bytes } of await hostileFiles(round)) {
        files += 1
        const ending = ['jpg', 'png', 'webp', 'pdf', 'docx', 'odt'][files % 6]
        const { path, type } = await open({ name: `${name}.${ending}`, bytes: bytes.byteLength })
        const status = await put(path, bytes, type)
        if (status === 200) stored += 1
        const isAllowed =
          status === 415 || status === 413 || (status === 200 && /^image\//.test(type))
        if (!isAllowed) faults.push(`${kind} as ${ending}: ${status}`)
      }
    }
    expect(faults).toEqual([])
    expect(files).toBeGreaterThan(80)
    expect((await parts()) - before).toBe(stored)
    const names = await services.db.selectFrom('form_answer_file').select('name').execute()
    const strange = /[/\\:*?"<>|\p{C}]|^.{121}/u
    expect(names.filter(({ name }) => strange.test(name))).toEqual([])
  }, 60_000)
})
