import type { Messages } from '#client/i18n/messages.ts'

/** Where the built parts of the client lie. */
export type PageAssets = {
  /** Runs before the first paint; must stay tiny. */
  readonly early: string
  /** The entry first. `early` loads them after the first paint. */
  readonly scripts: readonly string[]
  readonly css: readonly string[]
}

/** What the server knows of the page that it rendered. */
export type PageState = {
  readonly locale: string
  readonly origin: string
  readonly assets: PageAssets
  /** The texts of this screen; those of the others come with the first step to one of them. */
  readonly messages: Messages
  readonly loaderData: Record<string, unknown>
  /** Status by route; never a message. */
  readonly errors: Readonly<Record<string, number>> | null
  /** What the loaders received, by query key. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Keys of the queries whose answers had errors. */
  readonly failed: readonly string[]
  /** Prices and times as the page shows them. */
  readonly formatted: Readonly<Record<string, string>>
}

export const STATE_ID = 'state'

/** Only our own block counts: text of editors may hold an element of the same id, never a script. */
export function readStateText(document: Document): string {
  return document.querySelector(`script#${STATE_ID}`)?.textContent ?? ''
}

export function readPageState(document: Document): PageState {
  const text = readStateText(document)
  if (text === '') throw new Error('The page carries no state.')
  // The same build wrote it a moment ago; it is not input from outside.
  return JSON.parse(text) as PageState
}

/** What the server threw, as the router knows it; only the status travels. */
export function errorsOf(statuses: PageState['errors']): Record<string, unknown> | null {
  if (statuses === null) return null
  return Object.fromEntries(
    Object.entries(statuses).map(([route, status]) => [
      route,
      { status, statusText: '', internal: false, data: null },
    ]),
  )
}
