import type { FormActions } from '#client/features/forms/form-action.ts'
import { confirmAction } from '#client/features/newsletter/confirm-action.ts'
import { CONFIRM_INTENT } from '#client/features/newsletter/intents.ts'
import { confirmFormAction } from './confirm-form-action.ts'
import { CONFIRM_FORM_INTENT } from './confirmation.ts'

export const actions = {
  [CONFIRM_INTENT]: confirmAction,
  [CONFIRM_FORM_INTENT]: confirmFormAction,
} satisfies FormActions
