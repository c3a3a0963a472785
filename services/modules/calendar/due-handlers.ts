import { z } from 'zod'
import { addChanges } from '#services/platform/changes.ts'
import type { DueHandler } from '#services/platform/module.ts'
import type {} from './tables.ts'

export const EVENT_PASSED = 'calendar.event-passed'

const passedEvent = z.object({ id: z.number().int() })

export const dueHandlers: Readonly<Record<string, DueHandler>> = {
  [EVENT_PASSED]: async (trx, payload) => {
    const { id } = passedEvent.parse(payload)
    await trx.updateTable('event').set({ is_over: 1 }).where('id', '=', id).execute()
    await addChanges(trx, [`event:${id}`, 'events'])
  },
}
