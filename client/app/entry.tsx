import '#client/styles/base.css'
import '#client/features/navigation/navigation.css'
import '#client/features/consent/consent.css'
import '#client/features/reviews/star-field.css'
import { ApolloLink } from '@apollo/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createScrollMemory } from '#client/features/navigation/scroll-memory.ts'
import { translateServerMessage } from '#client/features/toasts/server-message.ts'
import { browserTimer, createToastStore } from '#client/features/toasts/toast-store.ts'
import { SCREENS } from '#client/generated/screens.ts'
import { addMessages, createI18n } from '#client/i18n/i18n.ts'
import { type LocaleTable, prefixOf } from '#client/i18n/locales.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { reloadOnLostChunk } from '#client/lib/chunk-reload.ts'
import { createFormat } from '#client/lib/create-format.ts'
import { createFailureLink, createFetchLink } from '#client/lib/graph/graph-links.ts'
import { createAddressBook } from './address-book.ts'
import { createBrowserPreload } from './graph/browser-preload.ts'
import { createBrowserClient } from './graph/graph-client.ts'
import { createLoaderContext } from './loader-context.ts'
import { errorsOf, readPageState, readStateText } from './page-state.ts'
import { createPrefetch } from './prefetch.ts'
import { Providers } from './providers.tsx'
import { rememberLocale } from './remember-locale.ts'
import { createRoutes, type FirstScreen } from './routes.ts'
import { yieldToMain } from './yield-to-main.ts'

reloadOnLostChunk(window, () => Date.now())
// Not awaited: the screen that it imports depends on this module.
start().catch(reportError)

async function start(): Promise<void> {
  await yieldToMain()
  const state = readPageState(document)
  const { locale, locales } = state
  const prefix = prefixOf(locale.code, locales)
  const site = {
    locale: locale.code,
    iso: locale.iso,
    prefix,
    origin: state.origin,
    name: '',
    logo: null,
    shareImage: null,
    membershipPage: null,
    deliveryPage: null,
    returnsPage: null,
    cartAddition: null,
    format: createFormat(locale.iso, new Map(Object.entries(state.formatted))),
  }
  const texts = createI18n(locale, state.messages)
  const loaded = await loadShownScreen(locales)
  rememberLocale(locale.code, locales, window)

  const toasts = createToastStore(browserTimer)
  const onFailure = (message: string): void => {
    toasts.show('error', translateServerMessage(texts, message))
  }
  const failures = createFailureLink(onFailure)
  const link = ApolloLink.from([
    failures,
    createFetchLink({ url: '/graphql', locale: locale.code }),
  ])
  const client = createBrowserClient({ link, answers: state.answers })

  await yieldToMain()
  const now = (): number => performance.now()
  const preloadFor = createBrowserPreload({
    client,
    answered: Object.keys(state.answers),
    failed: state.failed,
    now,
  })
  const getContext = (): RouterContextProvider => createLoaderContext(preloadFor(onFailure), site)
  const router = createBrowserRouter(createRoutes(locales, { first: { loaded, prepareOthers } }), {
    hydrationData: {
      loaderData: state.loaderData,
      actionData: state.actionData,
      errors: errorsOf(state.errors),
    },
    getContext,
  })
  const navigation = {
    go: (path: string): void => {
      const { pathname, search, hash } = router.state.location
      // A link to the current page adds no history entry.
      void router.navigate(path, { replace: path === pathname + search + hash })
    },
    prefetch: createPrefetch(locales, window.location.origin, () =>
      createLoaderContext(preloadFor(), site),
    ),
    loadTexts: prepareOthers,
    keepsScroll: () => router.state.preventScrollReset,
    scroll: createScrollMemory(sessionStorage),
  }
  let others: Promise<void> | null = null
  function prepareOthers(): Promise<void> {
    others ??= fetchOthers()
    return others
  }
  async function fetchOthers(): Promise<void> {
    const messages = await loadMessages(locale, (message) => {
      // The next navigation retries. An offline browser is no fault of the site.
      others = null
      if (navigator.onLine) warn(message)
    })
    addMessages(texts, messages)
  }
  const parts = { iso: locale.iso, locales, assets: state.assets, state: readStateText(document) }

  await yieldToMain()
  const { dataset } = document.documentElement
  const replay =
    'early' in dataset ? (await import('./early-input.ts')).readEarlyInput(document) : null
  const onHydrated = (): void => {
    // `early.ts` handles these keys and clicks until this flag is set.
    dataset['hydrated'] = ''
    replay?.()
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <Providers {...{ parts, texts, site, client, answers: null, toasts, navigation, onHydrated }}>
        <RouterProvider router={router} />
      </Providers>,
    )
  })
}

async function loadShownScreen(locales: LocaleTable): Promise<FirstScreen['loaded']> {
  const located = createAddressBook(locales)(window.location.pathname)
  if (located === null) return null
  const { pattern, screen } = located.address
  return { pattern, screen: await SCREENS[screen].load() }
}

function warn(message: string): void {
  // biome-ignore lint/suspicious/noConsole: developers look for warnings in the browser's console.
  console.warn(message)
}
