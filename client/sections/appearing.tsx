import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import type { SectionAnimation } from '#client/generated/types.ts'
import { appearOnScroll } from './appear-on-scroll.ts'

type Props = { readonly animation: SectionAnimation; readonly children: ReactNode }

/** Moves in what is below the screen once scripts have run; until then it is as visible as the rest. */
export function Appearing({ animation, children }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () => (place.current ? appearOnScroll(place.current, animation) : undefined),
    [animation],
  )
  return (
    // A section that comes from the side must not make the page wider.
    <div className="overflow-hidden">
      <div ref={place}>{children}</div>
    </div>
  )
}
