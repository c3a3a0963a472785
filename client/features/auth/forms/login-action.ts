import { redirectTarget } from '#client/features/auth/safe-path.ts'
import {
  checked,
  type FormAction,
  refused,
  unanswered,
} from '#client/features/forms/form-action.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { pathsContext } from '#client/lib/links.ts'
import { seeOther } from '#client/lib/outcomes.ts'
import type { ScreenName } from '#client/lib/screen.ts'
import { write } from '#client/lib/write.ts'
import { loginRules } from '#services/contract/rules/account.ts'
import { LoginDocument } from './login.generated.ts'

/** Leads where the visitor wanted to go, otherwise to this screen. */
export function loginTo(screen: ScreenName): FormAction {
  return checked(loginRules, async (input, { context, url, texts }) => {
    const t = texts.i18n.getFixedT(null, 'forms')
    const answer = (await write(context, LoginDocument, { input }))?.login
    if (answer === undefined) return unanswered(t('failed'))
    if (answer.__typename !== 'LoginSuccess') {
      const { field, text } = refusalOf(t, answer)
      return refused(text, field)
    }
    return seeOther(redirectTarget(url.searchParams) ?? context.get(pathsContext).pathTo(screen))
  })
}
