import * as z from 'zod/mini'
import { text } from '#services/contract/rules/fields.ts'

const VIEW_NAME_MAX = 60

export const viewRules = z.object({ name: text(VIEW_NAME_MAX) })
