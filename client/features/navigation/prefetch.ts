import type { NavigationHelp } from './navigation-context.ts'

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

declare global {
  interface Navigator {
    /** Network Information API; Chromium alone has it. */
    readonly connection?: Connection
  }
}

type IntentHandlers = {
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onTouchStart: () => void
}

/** Handlers for a link: a pointer over it, focus or a finger on it means it will likely be followed. */
export function intentHandlers(path: string, help: NavigationHelp): IntentHandlers {
  const start = (): void => {
    if (mayPrefetch(navigator.connection)) help.prefetch(path)
  }
  return { onPointerEnter: start, onFocus: start, onTouchStart: start }
}

/** Not where bytes are dear: on 2g or when the person asked the browser to save data. */
export function mayPrefetch(connection: Connection = {}): boolean {
  const { saveData = false, effectiveType = '4g' } = connection
  return !saveData && !effectiveType.endsWith('2g')
}
