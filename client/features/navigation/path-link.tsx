import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react'
import { type NavigationHelp, useNavigationHelp } from './navigation-context.ts'
import { intentHandlers } from './prefetch.ts'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

/**
 * A link inside the site, written in code: `<PathLink path={pathTo('shop')}>`. A page holds a
 * hundred of them: the router's own link resolves and compares its path on every drawing, on the
 * server too, which whole paths do not need.
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

/** Any other asks the browser for a new tab, a window or a download, and gets it. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
