import { sql } from 'kysely'
import type { Module } from '#services/platform/module.ts'
import { keepUntil } from '#services/platform/retention.ts'
import { formAnswerList } from './answers/answer-list.ts'
import { answerRetention } from './answers/answer-retention.ts'
import { answerRoutes } from './answers/answer-routes.ts'
import { formPersonalData, formPersonalTables } from './answers/personal-data.ts'
import { formDeskRoutes } from './desk-routes.ts'
import { formList } from './form-list.ts'
import { formLetters } from './letters/form-letters.ts'
import { formOutboxHandlers } from './mails.ts'
import { formMediaUses } from './media-uses.ts'
import { formRoutes } from './routes.ts'
import type {} from './tables.ts'
import { UNSENT_DAYS } from './uploads/claim-files.ts'
import { formFilePlugin } from './uploads/file-plugin.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'

/** Forms that staff build, and what visitors send by them. */
export const module: Module = {
  name: 'form',
  services: ['cms'],
  imports: ['captcha', 'cms', 'goal', 'history', 'mail', 'media', 'privacy', 'settings', 'upload'],
  mediaUses: formMediaUses,
  histories: { form: 'content.write', formAnswer: 'answers.read' },
  writes: ['form:*'],
  personalTables: formPersonalTables,
  otherTables: ['form', 'form_text', 'form_field'],
  lists: [formList, formAnswerList],
  letters: formLetters,
  outboxHandlers: formOutboxHandlers,
  routes: (deps) => [
    ...formRoutes(deps),
    ...formDeskRoutes(deps),
    ...uploadRoutes(deps),
    ...answerRoutes(deps),
  ],
  personalData: formPersonalData,
  plugin: formFilePlugin,
  retention: [
    answerRetention,
    keepUntil({
      kind: 'unsent-form-files',
      deletes: 'files of visitors whose form was never sent',
      keepDays: UNSENT_DAYS,
      table: 'form_answer_file',
      isOver: (before) => sql`answer_id is null and created_at < ${before}`,
    }),
  ],
}
