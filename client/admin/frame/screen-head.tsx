import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

type ScreenHeadProps = {
  readonly title: string
  /** Actions on all that the screen shows. */
  readonly children?: ReactNode
}

/** Heading and title of a screen. Its heading is read out after a link, not after Back. */
export function ScreenHead({ title, children }: ScreenHeadProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  useEffect(() => {
    if (navigation === NavigationType.Push) heading.current?.focus({ preventScroll: true })
  }, [navigation])
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-7">
      <title>{title}</title>
      <h1 ref={heading} tabIndex={-1} className="display text-section outline-none">
        {title}
      </h1>
      {children ? <div className="flex flex-wrap items-center gap-3">{children}</div> : null}
    </header>
  )
}
