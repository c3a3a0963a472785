import type { FormActions } from '#client/features/forms/form-action.ts'
import { confirmAction } from '#client/features/newsletter/confirm-action.ts'
import { CONFIRM_INTENT } from '#client/features/newsletter/intents.ts'

export const actions = { [CONFIRM_INTENT]: confirmAction } satisfies FormActions
