import type { LocaleEntry, LocaleTable } from '#client/i18n/locales.ts'
import type { Messages } from '#client/i18n/messages.ts'

/** URLs of the client build. */
export type PageAssets = {
  /** Runs before the first paint; must stay tiny. */
  readonly early: string
  /** The libraries and then the entry. `early` runs them one by one after the first paint. */
  readonly scripts: readonly string[]
  /** Chunks of the screen, which the entry imports. */
  readonly parts: readonly string[]
  readonly css: readonly string[]
}

/** State of the server-rendered page, sent to the browser. */
export type PageState = {
  readonly locale: LocaleEntry
  /** Those that are on. The build does not know them, so that a setting can change them. */
  readonly locales: LocaleTable
  readonly origin: string
  readonly assets: PageAssets
  /** Texts of this screen; the others are loaded with the first navigation. */
  readonly messages: Messages
  readonly loaderData: Record<string, unknown>
  /** A refused form, by route; null for a page that was not posted to. */
  readonly actionData: Record<string, unknown> | null
  /** Status by route, without messages. */
  readonly errors: Readonly<Record<string, number>> | null
  /** Answers that the loaders received, by query key. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Keys of the queries whose answers had errors. */
  readonly failed: readonly string[]
  /** Prices and times as the page shows them. */
  readonly formatted: Readonly<Record<string, string>>
}

export const STATE_ID = 'state'

/**
 * Selects a script, because editors' HTML may contain an element with the same id but never a
 * script.
 */
export function readStateText(document: Document): string {
  return document.querySelector(`script#${STATE_ID}`)?.textContent ?? ''
}

export function readPageState(document: Document): PageState {
  const text = readStateText(document)
  if (text === '') throw new Error('The page has no state.')
  // Trusted: written by the same build, not input from outside.
  return JSON.parse(text) as PageState
}

/** Errors of the server in the router's form; only the status is transferred. */
export function errorsOf(statuses: PageState['errors']): Record<string, unknown> | null {
  if (statuses === null) return null
  return Object.fromEntries(
    Object.entries(statuses).map(([route, status]) => [
      route,
      { status, statusText: '', internal: false, data: null },
    ]),
  )
}
