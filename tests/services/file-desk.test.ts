import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PART_BYTES, putProductFile, removeProductFile } from '#services/contract/digital.ts'
import { listFileRows } from '#services/contract/file-list.ts'
import { listEdits } from '#services/contract/history.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { addProduct } from './product-catalogue.ts'

eachEngine('files in the hands of staff', (engine) => {
  let services: TestServices
  let staff: Record<string, string>
  let folder: string

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as('products.write', 'audit.read')
    folder = await mkdtemp(join(tmpdir(), 'savez-files-'))
    await addProduct(services, { name: 'Program', sku: 'PROGRAM', format: 'EProduct' })
  })
  afterAll(async () => {
    await services.close()
    await rm(folder, { recursive: true, force: true })
  })

  const listed = async (filter = {}) => (await services.call(listFileRows, { filter }, staff)).items
  const edits = async () =>
    (await services.call(listEdits, { entity: 'product', id: 'PROGRAM' }, staff)).edits

  test('are listed with their product, and an upload that broke off with its state', async () => {
    const file = join(folder, 'program.pdf')
    await writeFile(file, '%PDF-1.7 program')
    await runTool('files', services.config, 'add', 'PROGRAM', file)
    const begun = { sku: 'PROGRAM', name: 'film.mp4', sha256: 'a'.repeat(64), part: 0, parts: 2 }
    const content = Buffer.alloc(PART_BYTES).toString('base64')
    await services.call(putProductFile, { ...begun, content }, staff)

    expect(await listed()).toMatchObject([
      { name: 'film.mp4', type: 'video/mp4', bytes: null, state: 'UNFINISHED' },
      {
        ...{ name: 'program.pdf', product: 'Program', sku: 'PROGRAM', type: 'application/pdf' },
        ...{ bytes: 16, state: 'WHOLE' },
      },
    ])
    const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)
    expect(names(await listed({ isUnfinished: true }))).toEqual(['film.mp4'])
    expect(names(await listed({ isUnfinished: false }))).toEqual(['program.pdf'])
    expect((await services.send(listFileRows, {}, await services.as('orders.read'))).status).toBe(
      403,
    )
  })

  test('added and removed leave a row in the history of the product, also by the command', async () => {
    const [film] = await listed({ isUnfinished: true })
    await services.call(removeProductFile, { id: film?.id }, staff)
    await runTool('files', services.config, 'remove', 'PROGRAM', 'program.pdf')
    expect(await listed()).toEqual([])
    const added = { bytes: 16 }
    expect(await edits()).toMatchObject([
      { path: 'files.program.pdf', before: added, after: null, actor: { key: 'command:files' } },
      { path: 'files.film.mp4', after: null, actor: { name: 'Test Staff' } },
      { path: 'files.program.pdf', before: null, after: added, actor: { key: 'command:files' } },
    ])
    const gone = await services.send(removeProductFile, { id: film?.id }, staff)
    expect(gone.status).toBe(404)
  })
})
