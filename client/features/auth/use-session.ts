import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { LogoutDocument } from './logout.generated.ts'
import { forgetVisitor, tellOtherTabs } from './session-news.ts'

type SessionControl = {
  /** Another person, or nobody, is logged in from now on: in this tab and in all others. */
  change(): void
  /** Whoever leaves is brought to the start page; who only wants to log in again comes back here. */
  logout(how?: { readonly everywhere?: boolean; readonly comesBack?: boolean }): Promise<void>
}

export function useSession(): SessionControl {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const client = useApolloClient()
  const ask = useAsk()
  const toasts = useToastStore()

  function change(): void {
    forgetVisitor(client)
    tellOtherTabs()
  }

  return {
    change,
    async logout({ everywhere = false, comesBack = false } = {}) {
      const answer = await ask(LogoutDocument, { everywhere })
      if (answer?.logout !== true) return
      // Ahead of the news, at which a page of the account leads to the login and back to itself.
      if (!comesBack) await navigate(pathTo('home'), { replace: true })
      change()
      toasts.show('success', t('logout.done'))
    },
  }
}
