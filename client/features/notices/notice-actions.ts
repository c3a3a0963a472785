import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { acceptedConsents, missingConsents } from '#client/features/consents/use-form-consents.ts'
import {
  type FormActions,
  type PostedForm,
  type Refused,
  refused,
  refusedBy,
  unanswered,
} from '#client/features/forms/form-action.ts'
import { parseValues } from '#client/features/forms/parse-values.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import type { ProductNoticeKind } from '#client/generated/types.ts'
import { preload } from '#client/lib/preload.ts'
import { write } from '#client/lib/write.ts'
import { noticeRules } from '#services/contract/rules/notice.ts'
import type { PostedNotice } from './intents.ts'
import { RequestProductNoticeDocument } from './notices.generated.ts'

/** The forms of the product page, by `NOTICE_INTENTS`. */
export const noticeActions = {
  async stockNotice(form) {
    const consents = { form: 'PRODUCT_AVAILABILITY_FORM' } as const
    const { data } = await preload(form.context, FormConsentsDocument, consents)
    const list = data?.formConsents
    return list
      ? await signUp(form, 'BACK_IN_STOCK', list)
      : unanswered(textsOf(form)('problems.CONSENTS_NOT_FETCHED'))
  },

  priceNotice: (form) => signUp(form, 'PRICE_DROP', []),
} satisfies FormActions

type Consents = Parameters<typeof missingConsents>[0]

/** Idempotent, so the page shows the result without a redirect. */
async function signUp(form: PostedForm, kind: ProductNoticeKind, list: Consents): Promise<Refused> {
  const { values, context, texts } = form
  const rules = parseValues(noticeRules, values)
  const issues = [...(rules.issues ?? []), ...missingConsents(list, values)]
  if (rules.values === null || issues.length > 0) return refusedBy(issues, texts)
  const accepted = kind === 'BACK_IN_STOCK' ? acceptedConsents(list, values) : {}
  const input = { ...rules.values, kind, ...accepted }
  const answer = (await write(context, RequestProductNoticeDocument, { input }))
    ?.requestProductNotice
  if (answer?.__typename === 'RequestProductNoticeSuccess') {
    const shown: PostedNotice = { needsConfirmation: answer.needsConfirmation }
    return { status: 200, message: '', errors: {}, shown }
  }
  const { text, field } = refusalOf(textsOf(form), answer)
  return answer ? refused(text, field) : unanswered(text)
}

function textsOf({ texts }: PostedForm) {
  return texts.i18n.getFixedT(null, 'forms')
}
