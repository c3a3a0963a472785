import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { listTemplatePages, listTemplates } from '#services/contract/templates.ts'

const resolvers: Pick<Resolvers, 'Query' | 'Template'> = {
  Query: {
    templates: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listTemplates, {})).templates,
    template: async (_root, { handler }, { staff }) => {
      const { templates } = await staff.upstream.call(listTemplates, {})
      return templates.find((template) => template.handler === handler) ?? null
    },
  },
  Template: {
    id: ({ handler }) => handler,
    pages: async ({ handler }, _args, { staff }) => {
      const { pages } = await staff.upstream.call(listTemplatePages, { handler })
      return pages.map((page) => ({ ...page, id: `${page.id}:${page.language}` }))
    },
  },
}

/** What sections are made of, and where. */
export const subschema = defineSubschema({
  name: 'templates',
  typeDefs: readStaffSdl('templates'),
  resolvers,
})
