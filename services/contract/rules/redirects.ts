import * as z from 'zod/mini'
import { text } from '#services/contract/rules/fields.ts'

const PATH_MAX = 500

export const redirectRules = z.object({ path: text(PATH_MAX), target: text(PATH_MAX) })
