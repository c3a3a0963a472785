import { redirectTarget } from '#client/features/auth/safe-path.ts'
import { checked, type FormAction, refusedWith } from '#client/features/forms/form-action.ts'
import { pathsContext } from '#client/lib/links.ts'
import { seeOther } from '#client/lib/outcomes.ts'
import type { ScreenName } from '#client/lib/screen.ts'
import { write } from '#client/lib/write.ts'
import { loginRules } from '#services/contract/rules/account.ts'
import { LoginDocument } from './login.generated.ts'

/** Leads where the visitor wanted to go, otherwise to this screen. */
export function loginTo(screen: ScreenName): FormAction {
  return checked(loginRules, async (input, form) => {
    const { context, url } = form
    const answer = (await write(context, LoginDocument, { input }))?.login
    if (answer?.__typename !== 'LoginSuccess') return refusedWith(answer, form)
    return seeOther(redirectTarget(url.searchParams) ?? context.get(pathsContext).pathTo(screen))
  })
}
