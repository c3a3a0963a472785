import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import type {} from './tables.ts'
import { uploadPlugin } from './upload-plugin.ts'

/** Files on their way in. The module of their purpose takes them over once they are whole. */
export const module: Module = {
  name: 'upload',
  services: [],
  imports: [],
  otherTables: ['upload', 'upload_part'],
  staffColumns: ['upload.account_id'],
  routes: () => [],
  plugin: uploadPlugin,
  retention: [
    keepRows({
      kind: 'unfinished-uploads',
      deletes: 'files of staff that were uploaded and never stored',
      keepDays: 1,
      table: 'upload',
      moment: 'created_at',
    }),
  ],
}
