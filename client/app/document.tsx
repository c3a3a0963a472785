import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { LocaleTable } from '#client/i18n/locales.ts'
import type { PageAssets } from './page-state.ts'
import { STATE_ID } from './page-state.ts'

export type DocumentParts = {
  readonly iso: string
  readonly locales: LocaleTable
  readonly assets: PageAssets
  /** Escaped JSON, or what the server puts in its place; null for a page that is never hydrated. */
  readonly state: string | null
}

export const DocumentContext = createContext<DocumentParts | null>(null)

type DocumentProps = {
  /** True for a page with a cookie notice, which keeps room for it until it is accepted. */
  readonly hasNotice?: boolean
  readonly children: ReactNode
}

/** React renders the whole document, so that head and body hydrate as one. */
export function Document({ hasNotice = false, children }: DocumentProps): ReactElement {
  const parts = useContext(DocumentContext)
  if (parts === null) throw new Error('<Document> was rendered outside of <DocumentContext>')
  const { iso, assets, state } = parts

  return (
    // The early script changes attributes of <html> before hydration.
    <html
      lang={iso.split('-')[0]}
      data-notice={hasNotice ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script
          src={assets.early}
          data-scripts={state === null ? undefined : assets.scripts.join(' ')}
          data-parts={state === null ? undefined : assets.parts.join(' ') || undefined}
        />
      </head>
      <body>
        {children}
        {state === null ? null : <StateBlock state={state} />}
      </body>
    </html>
  )
}

function StateBlock({ state }: { readonly state: string }): ReactElement {
  return (
    <script
      id={STATE_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write entities into JSON; it is escaped.
      dangerouslySetInnerHTML={{ __html: state }}
    />
  )
}
