import DataLoader from 'dataloader'
import type { DomainDeps } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { type Form, filterForms } from '#services/contract/forms.ts'

export type FormLoaders = {
  /** Null for a closed or missing form, and on a platform without forms. */
  readonly byId: DataLoader<number, Form | null>
}

/** As many as one call answers. */
const MAX_IDS = 100
const NO_FORMS = { records: [], totalPages: 0, totalRecords: 0 }

export function createLoaders({
  taggedUpstream,
  tags,
}: Pick<DomainDeps, 'taggedUpstream' | 'tags'>): FormLoaders {
  return {
    byId: new DataLoader(
      async (ids) => {
        for (const id of ids) tags.add(`form:${id}`)
        const call = taggedUpstream.call(filterForms, { ids: [...ids], limit: ids.length })
        const { records } = await orNone(call, NO_FORMS)
        const byId = new Map(records.map((form) => [form.id, form]))
        return ids.map((id) => byId.get(id) ?? null)
      },
      { maxBatchSize: MAX_IDS },
    ),
  }
}
