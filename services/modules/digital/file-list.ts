import { sql } from 'kysely'
import { listFileRows, listFileViews } from '#services/contract/file-list.ts'
import { FILE_LIST } from '#services/contract/rules/lists/files.ts'
import { namesOfProducts, skusOfProducts } from '#services/modules/product/api.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { typeOf } from './file-type.ts'
import type {} from './tables.ts'

export const fileList = staffList({
  calls: [listFileRows, listFileViews],
  source: {
    list: FILE_LIST,
    table: 'digital_file',
    sort: { NAME: 'name', BEGUN_AT: 'begun_at' },
    filters: {
      isUnfinished: (is) => (is ? sql`whole_at is null` : sql`whole_at is not null`),
    },
    search: (word) => sql`lower(name) like ${containing(word)} escape '\\'`,
  },
  async rowsOf(files, { db }) {
    const products = [...new Set(files.map(({ product_id }) => product_id))]
    const [skus, names] = await Promise.all([
      skusOfProducts(db, products),
      namesOfProducts(db, products, DEFAULT_LANGUAGE),
    ])
    return files.map(({ id, product_id, name, bytes, whole_at, begun_at: begunAt }) => ({
      ...{ id: `${id}`, name, bytes, begunAt, type: typeOf(name) ?? '' },
      product: names.get(product_id) ?? '',
      sku: skus.get(product_id) ?? '',
      state: whole_at === null ? 'UNFINISHED' : 'WHOLE',
    }))
  },
})
