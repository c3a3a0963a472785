import type { Updateable } from 'kysely'
import type { FieldValue } from '#services/contract/history.ts'
import { OWN_PATH } from '#services/contract/rules/own-path.ts'
import { requireMedia } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import { type FormGoalValue, invalid } from './form-parts.ts'

/** What a visitor gets who confirmed the address: a file of the library, or a page of this site. */
export async function goalColumns(
  trx: Trx,
  value: FieldValue,
): Promise<Updateable<Tables['form']>> {
  const goal = value as FormGoalValue
  if (goal === null) return { goal_type: 'MESSAGE', goal_url: null, goal_media_id: null }
  if (goal.type === 'FILE') {
    const mediaId = Number(goal.value)
    await requireMedia(trx, [mediaId], 'goal')
    return { goal_type: 'FILE', goal_url: null, goal_media_id: mediaId }
  }
  if (!OWN_PATH.test(goal.value)) throw invalid('goal')
  return { goal_type: 'URL', goal_url: goal.value, goal_media_id: null }
}
