import {
  type PostedForm,
  type Refused,
  refused,
  refusedWith,
} from '#client/features/forms/form-action.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
import { preload } from '#client/lib/preload.ts'
import { CaptchaContactDocument } from './captcha.generated.ts'

/**
 * The refusal of a form that was posted. One that has no response of the captcha says what the
 * visitor can do, since only scripts solve it.
 */
export async function refusedWithoutScripts(
  problem: ProblemFieldsFragment | undefined,
  form: PostedForm,
): Promise<Refused> {
  if (problem?.code !== 'CAPTCHA_MISSING') return refusedWith(problem, form)
  const t = form.texts.i18n.getFixedT(null, 'captcha')
  const { data } = await preload(form.context, CaptchaContactDocument, {})
  const { email, phone } = data?.layout.footer?.organisation ?? {}
  const contact = [email, phone].filter(Boolean).join(', ')
  const elsewhere = contact === '' ? '' : t('elsewhere', { contact })
  return refused(`${t('withoutScripts')} ${elsewhere}`.trim())
}
