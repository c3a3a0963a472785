import { ApolloLink } from '@apollo/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createBrowserClient } from '#client/app/graph/graph-client.ts'
import { Providers } from '#client/app/providers.tsx'
import { createToastStore } from '#client/features/toasts/toast-store.ts'
import { createI18n } from '#client/i18n/i18n.ts'
import { FIRST_LOCALES } from '#client/i18n/locales.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { createFormat } from '#client/lib/create-format.ts'
import { ErrorPage } from './error-page.tsx'

test('an error without a status is shown as 400 with a neutral sentence [ER-09, ER-20]', async () => {
  const handler = createStaticHandler([
    {
      path: '/',
      ErrorBoundary: ErrorPage,
      element: null,
      loader: () => {
        throw new Error('secret address')
      },
    },
  ])
  const context = await handler.query(new Request('https://savez.example/'))
  if (context instanceof Response) throw new Error('It was to be drawn.')

  const html = renderToStaticMarkup(
    <Providers
      parts={{
        iso: 'hr-HR',
        locales: FIRST_LOCALES,
        assets: { early: '', scripts: [], parts: [], css: [] },
        state: null,
      }}
      texts={createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, () => undefined))}
      site={{
        locale: 'hr',
        iso: 'hr-HR',
        prefix: '',
        origin: 'https://savez.example',
        name: '',
        logo: null,
        shareImage: null,
        membershipPage: null,
        deliveryPage: null,
        returnsPage: null,
        cartAddition: null,
        format: createFormat('hr-HR'),
      }}
      client={createBrowserClient({ link: ApolloLink.empty() })}
      answers={null}
      toasts={createToastStore({ now: () => 0, after: () => () => undefined })}
      navigation={null}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  expect(html).toContain('Greška 400')
  expect(html).toContain('Dogodila se greška')
  expect(html).toContain('Nešto je pošlo po zlu. Molimo pokušajte ponovno.')
  expect(html).not.toContain('secret address')
})
