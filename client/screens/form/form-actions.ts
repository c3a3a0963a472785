import type { FormActions } from '#client/features/forms/form-action.ts'
import { siteFormActions } from '#client/features/site-form/site-form-action.ts'

export const actions = { ...siteFormActions } satisfies FormActions
