import { z } from 'zod'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { PUBLISH_ELEMENT, publishScheduled } from './pages/elements.ts'
import { PUBLISH_PAGE } from './pages/pages.ts'
import { announcePost, PUBLISH_POST } from './posts/posts.ts'

const target = z.object({ id: z.number().int() })
const elementVersion = z.object({ elementId: z.number().int(), version: z.number().int() })

/** Pages and posts become visible without a write; their handlers only purge caches. */
export const cmsDueHandlers: Readonly<Record<string, DueHandler>> = {
  [PUBLISH_ELEMENT]: (trx, payload) => publishScheduled(trx, elementVersion.parse(payload)),
  [PUBLISH_PAGE]: (trx, payload) => addSearchChanges(trx, [`page:${target.parse(payload).id}`]),
  [PUBLISH_POST]: (trx, payload) => announcePost(trx, target.parse(payload).id),
}
