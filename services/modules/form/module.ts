import type { Module } from '#services/platform/module.ts'
import { formDeskRoutes } from './desk-routes.ts'
import { formList } from './form-list.ts'
import { formLetters } from './letters/form-letters.ts'
import { formOutboxHandlers } from './mails.ts'
import { formRoutes } from './routes.ts'
import type {} from './tables.ts'

/** Forms that staff build, and what visitors send by them. */
export const module: Module = {
  name: 'form',
  services: ['cms'],
  imports: ['cms', 'history', 'mail', 'media', 'settings'],
  histories: { form: 'content.write' },
  writes: ['form:*'],
  otherTables: ['form', 'form_text', 'form_field', 'form_answer', 'form_answer_file'],
  lists: [formList],
  letters: formLetters,
  outboxHandlers: formOutboxHandlers,
  routes: (deps) => [...formRoutes(deps), ...formDeskRoutes(deps)],
}
