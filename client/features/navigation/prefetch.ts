import type { NavigationHelp } from './navigation-context.ts'

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

declare global {
  interface Navigator {
    /** Network Information API; Chromium only. */
    readonly connection?: Connection
  }
}

type IntentHandlers = {
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onTouchStart: () => void
}

/** Handlers for a link: hover, focus or touch make a click likely. */
export function intentHandlers(path: string, help: NavigationHelp): IntentHandlers {
  const start = (): void => {
    if (mayPrefetch(navigator.connection)) help.prefetch(path)
  }
  return { onPointerEnter: start, onFocus: start, onTouchStart: start }
}

/** False on 2g and in data-saver mode. */
export function mayPrefetch(connection: Connection = {}): boolean {
  const { saveData = false, effectiveType = '4g' } = connection
  return !saveData && !effectiveType.endsWith('2g')
}
