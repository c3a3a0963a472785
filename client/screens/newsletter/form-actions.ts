import { refusedWithoutScripts } from '#client/features/captcha/refused-without-scripts.ts'
import { checkedWithConsents } from '#client/features/consents/checked-with-consents.ts'
import { acceptedConsents } from '#client/features/consents/use-form-consents.ts'
import type {
  FormAction,
  FormActions,
  PostedForm,
  Refused,
} from '#client/features/forms/form-action.ts'
import {
  BEGUN_FIELD,
  type PostedSignUp,
  SUBSCRIBE_INTENT,
  TRAP_FIELD,
} from '#client/features/newsletter/intents.ts'
import { SubscribeNewsletterDocument } from '#client/features/newsletter/newsletter.generated.ts'
import type { SubscribeNewsletterInput } from '#client/generated/types.ts'
import { write } from '#client/lib/write.ts'
import { newsletterRules } from '#services/contract/rules/newsletter.ts'

const subscribe = checkedWithConsents('NEWSLETTER', newsletterRules, (values, form, list) =>
  signUp(form, {
    ...{ ...values, trap: form.values[TRAP_FIELD] ?? '' },
    ...acceptedConsents(list, form.values),
  }),
)

/** The footer has sent the address alone: the page shows it, with what is to be accepted. */
const begin: FormAction = async () => ({ status: 200, message: '', errors: {} })

export const actions = {
  [SUBSCRIBE_INTENT]: (form) => (BEGUN_FIELD in form.values ? begin(form) : subscribe(form)),
} satisfies FormActions

/** Idempotent, so the page shows the result without a redirect. */
async function signUp(form: PostedForm, input: SubscribeNewsletterInput): Promise<Refused> {
  const answer = (await write(form.context, SubscribeNewsletterDocument, { input }))
    ?.subscribeNewsletter
  if (answer?.__typename !== 'SubscribeNewsletterSuccess')
    return refusedWithoutScripts(answer, form)
  const shown: PostedSignUp = { needsConfirmation: answer.needsConfirmation }
  return { status: 200, message: '', errors: {}, shown }
}
