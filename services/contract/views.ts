import { z } from 'zod'
import { done, id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { savedView, viewQuery } from './list.ts'
import { LIST_NAMES } from './rules/lists/lists.ts'
import { viewRules } from './rules/lists/view-rules.ts'

const ofViews = { service: 'staff', method: 'POST', kind: 'write', access: 'staff' } as const

export const saveView = describeCall({
  ...ofViews,
  path: 'x/views',
  summary: 'Makes or changes a view of a list, for oneself or for all who may read the list',
  input: z.object({
    id: id.nullish(),
    list: z.enum(LIST_NAMES),
    name: viewRules.shape.name,
    query: viewQuery,
    isShared: z.boolean(),
  }),
  output: z.object({ view: savedView }),
})

export const deleteView = describeCall({
  ...ofViews,
  method: 'DELETE',
  path: 'x/views/{id}',
  summary: 'Deletes an own view, or one for all who may read its list',
  input: z.object({ id: idInText }),
  output: done,
})
