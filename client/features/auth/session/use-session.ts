import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { deleteDraft } from '#client/lib/draft.ts'
import { usePaths } from '#client/lib/links.ts'
import { useLogoutMutation } from './logout.generated.ts'
import { useVisitorStores } from './visitor-context.ts'

type SessionControl = {
  /** Publishes a change of the visitor in this tab and in all others. */
  change(): void
  /** Redirects to the start page, or with `comesBack` to the login and back to this page. */
  logout(how?: { readonly everywhere?: boolean; readonly comesBack?: boolean }): Promise<void>
}

export function useSession(): SessionControl {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const { session } = useVisitorStores()
  const logout = useMutationAction(useLogoutMutation)
  const toasts = useToastStore()

  return {
    change: session.publish,
    async logout({ everywhere = false, comesBack = false } = {}) {
      if (!(await logout({ everywhere }))) return
      deleteDraft(sessionStorage)
      // Navigate first, otherwise an account page would redirect to the login and back to itself.
      if (!comesBack) await navigate(pathTo('home'), { replace: true })
      session.publish()
      toasts.show('success', t('logout.done'))
    },
  }
}
