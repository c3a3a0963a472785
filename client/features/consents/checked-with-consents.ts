import type { ZodMiniType } from 'zod/mini'
import {
  checked,
  type FormAction,
  type PostedForm,
  unanswered,
} from '#client/features/forms/form-action.ts'
import type { ConsentForm } from '#client/generated/types.ts'
import { preload } from '#client/lib/preload.ts'
import { FormConsentsDocument } from './form-consents.generated.ts'
import { type FormConsent, missingConsents } from './use-form-consents.ts'

/** An action that validates the values by the rules of its form, and its required consents. */
export function checkedWithConsents<Values>(
  consentForm: ConsentForm,
  rules: ZodMiniType<Values>,
  act: (values: Values, form: PostedForm, list: readonly FormConsent[]) => ReturnType<FormAction>,
): FormAction {
  return async (form) => {
    const { data } = await preload(form.context, FormConsentsDocument, { form: consentForm })
    const list = data?.formConsents
    if (!list) {
      const t = form.texts.i18n.getFixedT(null, 'forms')
      return unanswered(t('problems.CONSENTS_NOT_FETCHED'))
    }
    const action = checked(rules, (values) => act(values, form, list), {
      alsoCheck: (raw) => missingConsents(list, raw),
    })
    return action(form)
  }
}
