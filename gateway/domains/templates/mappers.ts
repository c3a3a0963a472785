import type { CallOutput } from '#services/contract/call.ts'
import type { listTemplates } from '#services/contract/templates.ts'

export type TemplateParent = CallOutput<typeof listTemplates>['templates'][number]
