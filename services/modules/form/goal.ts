import type { Updateable } from 'kysely'
import type { ServicesConfig } from '#services/config.ts'
import type { FieldValue } from '#services/contract/history.ts'
import { allowedAddress } from '#services/modules/goal/api.ts'
import { requireMedia } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import { type FormGoalValue, invalid } from './form-parts.ts'

/** Where a goal may lead. */
export type GoalConfig = Pick<ServicesConfig, 'publicUrl' | 'goalHosts'>

/** What a visitor gets who confirmed the address: a file of the library, or a page of an allowed host. */
export async function goalColumns(
  trx: Trx,
  value: FieldValue,
  config: GoalConfig,
): Promise<Updateable<Tables['form']>> {
  const goal = value as FormGoalValue
  if (goal === null) return { goal_type: 'MESSAGE', goal_url: null, goal_media_id: null }
  if (goal.type === 'FILE') {
    const mediaId = Number(goal.value)
    await requireMedia(trx, [mediaId], 'goal')
    return { goal_type: 'FILE', goal_url: null, goal_media_id: mediaId }
  }
  const address = allowedAddress(goal.value, config)
  if (address === null) throw invalid('goal')
  return { goal_type: 'URL', goal_url: address, goal_media_id: null }
}
