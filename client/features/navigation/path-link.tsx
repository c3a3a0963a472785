import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react'
import { type NavigationHelp, useNavigationHelp } from './navigation-context.ts'
import { intentHandlers } from './prefetch.ts'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

/**
 * An internal link in code: `<PathLink path={pathTo('shop')}>`. A page has a hundred of them, and
 * the router's own link resolves and compares its path on every render, which absolute paths do not
 * need.
 */
export function PathLink({ path, ...rest }: AnchorProps & { readonly path: string }): ReactElement {
  const help = useNavigationHelp()
  if (help === null) return <a href={path} {...rest} />
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    rest.onClick?.(event)
    follow(event, path, help)
  }
  return <a href={path} {...intentHandlers(path, help)} {...rest} onClick={onClick} />
}

function follow(event: MouseEvent, path: string, { go }: NavigationHelp): void {
  if (event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  go(path)
}

/** Other clicks open a tab or window or start a download; the browser handles them. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
