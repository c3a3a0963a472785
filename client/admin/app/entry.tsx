import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQuestions } from '#client/admin/graph/questions.ts'
import { createStaffClient } from '#client/admin/graph/staff-client.ts'
import { chosenLocale } from '#client/admin/i18n/admin-locale.ts'
import { loadTexts } from '#client/admin/i18n/texts.ts'
import { browserTimer, createToastStore } from '#client/features/toasts/toast-store.ts'
import { createI18n } from '#client/i18n/i18n.ts'
import { reloadOnLostChunk } from '#client/lib/chunk-reload.ts'
import { AdminProviders } from './admin-providers.tsx'
import { createAdminRoutes } from './admin-routes.tsx'

reloadOnLostChunk(window, () => Date.now())
start().catch(reportError)

async function start(): Promise<void> {
  const locale = chosenLocale()
  document.documentElement.lang = locale.code
  const texts = createI18n(locale, await loadTexts(locale.code))
  const toasts = createToastStore(browserTimer)
  const questions = createQuestions()
  const client = createStaffClient({
    locale: locale.code,
    prompt: questions.prompt,
    onFailure: (message) => {
      toasts.show(
        'error',
        texts.exists(`failures:${message}`)
          ? texts.t(`failures:${message}`)
          : texts.t('failures:unknown'),
      )
    },
  })
  const root = document.getElementById('admin')
  if (root === null) throw new Error('The page has no place for the program.')
  createRoot(root).render(
    <StrictMode>
      <AdminProviders {...{ locale, texts, toasts, questions, client }}>
        <RouterProvider router={createBrowserRouter(createAdminRoutes())} />
      </AdminProviders>
    </StrictMode>,
  )
}
