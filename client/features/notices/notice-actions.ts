import { refusedWithoutScripts } from '#client/features/captcha/refused-without-scripts.ts'
import { checkedWithConsents } from '#client/features/consents/checked-with-consents.ts'
import { acceptedConsents } from '#client/features/consents/use-form-consents.ts'
import {
  checked,
  type FormActions,
  type PostedForm,
  type Refused,
} from '#client/features/forms/form-action.ts'
import type { RequestProductNoticeInput } from '#client/generated/types.ts'
import { write } from '#client/lib/write.ts'
import { noticeRules } from '#services/contract/rules/notice.ts'
import type { PostedNotice } from './intents.ts'
import { RequestProductNoticeDocument } from './notices.generated.ts'

/** The forms of the product page, by `NOTICE_INTENTS`. */
export const noticeActions = {
  stockNotice: checkedWithConsents('PRODUCT_AVAILABILITY_FORM', noticeRules, (values, form, list) =>
    signUp(form, { ...values, kind: 'BACK_IN_STOCK', ...acceptedConsents(list, form.values) }),
  ),
  priceNotice: checked(noticeRules, (values, form) =>
    signUp(form, { ...values, kind: 'PRICE_DROP' }),
  ),
} satisfies FormActions

/** Idempotent, so the page shows the result without a redirect. */
async function signUp(form: PostedForm, input: RequestProductNoticeInput): Promise<Refused> {
  const answer = (await write(form.context, RequestProductNoticeDocument, { input }))
    ?.requestProductNotice
  if (answer?.__typename !== 'RequestProductNoticeSuccess')
    return refusedWithoutScripts(answer, form)
  const shown: PostedNotice = { needsConfirmation: answer.needsConfirmation }
  return { status: 200, message: '', errors: {}, shown }
}
