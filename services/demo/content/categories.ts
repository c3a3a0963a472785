import { BALLS_TO_MEMBERSHIP } from './categories/balls-to-membership.ts'
import { JERSEYS_TO_FAN_GEAR } from './categories/jerseys-to-fan-gear.ts'
import type { CategoryEntry } from './entries.ts'

/** Categories in the order of the shop; a parent precedes its children. */
export const CATEGORIES: readonly CategoryEntry[] = [...JERSEYS_TO_FAN_GEAR, ...BALLS_TO_MEMBERSHIP]
