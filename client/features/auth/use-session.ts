import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { LogoutDocument } from './logout.generated.ts'
import { forgetVisitor, tellOtherTabs } from './session-news.ts'

type SessionControl = {
  /** Another person, or nobody, is logged in from now on: in this tab and in all others. */
  change(): void
  /** Answers whether it succeeded. */
  logout(options?: { readonly everywhere: boolean }): Promise<boolean>
}

export function useSession(): SessionControl {
  const { t } = useTranslation('account')
  const client = useApolloClient()
  const ask = useAsk()
  const toasts = useToastStore()

  function change(): void {
    forgetVisitor(client)
    tellOtherTabs()
  }

  return {
    change,
    async logout({ everywhere } = { everywhere: false }) {
      const answer = await ask(LogoutDocument, { everywhere })
      if (answer?.logout !== true) return false
      change()
      toasts.show('success', t('logout.done'))
      return true
    },
  }
}
