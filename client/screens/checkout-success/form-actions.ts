import type { FormActions } from '#client/features/forms/form-action.ts'
import { orderActions } from '#client/features/order/order-form-actions.ts'

export const actions: FormActions = orderActions
