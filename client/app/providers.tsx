import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { i18n } from 'i18next'
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react'
import { I18nextProvider } from 'react-i18next'
import { VisitorStores } from '#client/features/auth/session/visitor-stores.tsx'
import {
  NavigationContext,
  type NavigationHelp,
} from '#client/features/navigation/navigation-context.ts'
import type { ToastStore } from '#client/features/toasts/toast-store.ts'
import { ToastContext } from '#client/features/toasts/toasts.ts'
import { type PageAnswers, PageAnswersContext } from '#client/lib/graph/use-page-query.ts'
import { type Site, SiteContext } from '#client/lib/site.ts'
import { DocumentContext, type DocumentParts } from './document.tsx'
import { deleteVisitorData } from './graph/delete-visitor-data.ts'

type ProvidersProps = {
  readonly parts: DocumentParts
  readonly texts: i18n
  readonly site: Site
  readonly client: ApolloClient
  /** Null in the browser, where the cache has them. */
  readonly answers: PageAnswers | null
  readonly toasts: ToastStore
  readonly navigation: NavigationHelp | null
  /** Called once, in the browser. */
  onHydrated?(): void
  readonly children: ReactNode
}

/** Server and browser must render the same tree, otherwise hydration fails. */
export function Providers(props: ProvidersProps): ReactElement {
  const { parts, texts, site, client, answers, toasts, navigation, children } = props
  const onHydrated = useEffectEvent(() => props.onHydrated?.())
  useEffect(() => onHydrated(), [])
  return (
    <DocumentContext value={parts}>
      <I18nextProvider i18n={texts}>
        <SiteContext value={site}>
          <ApolloProvider client={client}>
            <PageAnswersContext value={answers}>
              <ToastContext value={toasts}>
                <NavigationContext value={navigation}>
                  <VisitorStores
                    client={client}
                    deleteVisitorData={() => deleteVisitorData(client.cache)}
                  >
                    {children}
                  </VisitorStores>
                </NavigationContext>
              </ToastContext>
            </PageAnswersContext>
          </ApolloProvider>
        </SiteContext>
      </I18nextProvider>
    </DocumentContext>
  )
}
