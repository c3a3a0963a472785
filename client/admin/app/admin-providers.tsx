import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { i18n } from 'i18next'
import { type ReactElement, type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Questions } from '#client/admin/graph/questions.ts'
import type { AdminLocale } from '#client/admin/i18n/admin-locale.ts'
import { QuestionsContext } from '#client/admin/session/questions-context.ts'
import type { ToastStore } from '#client/features/toasts/toast-store.ts'
import { ToastContext } from '#client/features/toasts/toasts.ts'
import { createFormat } from '#client/lib/create-format.ts'
import { type Site, SiteContext } from '#client/lib/site.ts'

type AdminProvidersProps = {
  readonly locale: AdminLocale
  readonly texts: i18n
  readonly toasts: ToastStore
  readonly questions: Questions
  readonly client: ApolloClient
  readonly children: ReactNode
}

export function AdminProviders(props: AdminProvidersProps): ReactElement {
  const { locale, texts, toasts, questions, client, children } = props
  const [site] = useState(() => siteOf(locale))
  return (
    <I18nextProvider i18n={texts}>
      <SiteContext value={site}>
        <ApolloProvider client={client}>
          <ToastContext value={toasts}>
            <QuestionsContext value={questions}>{children}</QuestionsContext>
          </ToastContext>
        </ApolloProvider>
      </SiteContext>
    </I18nextProvider>
  )
}

/** What parts of the shop read of their site: here its language alone. */
function siteOf({ code, iso }: AdminLocale): Site {
  return {
    ...{ locale: code, iso, format: createFormat(iso), prefix: '', origin: location.origin },
    ...{ name: '', logo: null, shareImage: null, cartAddition: null },
    ...{ membershipPage: null, deliveryPage: null, returnsPage: null },
  }
}
