import { type ComponentProps, lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import type { PageFieldsFragment } from './page.generated.ts'
import { Section } from './section.tsx'

// Few pages move.
const Appearing = lazy(async () => ({ default: (await import('./appearing.tsx')).Appearing }))

type PageSectionsProps = Pick<PageFieldsFragment, 'sections'> &
  Pick<ComponentProps<typeof Section>, 'showcase'>

export function PageSections({ sections, showcase }: PageSectionsProps): ReactElement {
  return (
    <>
      {sections.map((section) => (
        <Frame key={section.id} section={section}>
          <Section section={section} showcase={showcase} />
        </Frame>
      ))}
    </>
  )
}

type FrameProps = {
  readonly section: Pick<PageFieldsFragment['sections'][number], 'anchor' | 'animation' | 'view'>
  readonly children: ReactNode
}

const SCREENS = { BOTH: undefined, WIDE: 'max-md:hidden', PHONE: 'md:hidden' } as const

/** Where it is shown, what leads to it and how it appears; most sections have nothing of these. */
function Frame({ section: { anchor, animation, view }, children }: FrameProps): ReactNode {
  const shown =
    view === 'BOTH' && !animation ? (
      children
    ) : (
      <div className={SCREENS[view]}>
        {animation ? (
          <Suspense>
            <Appearing animation={animation}>{children}</Appearing>
          </Suspense>
        ) : (
          children
        )}
      </div>
    )
  return anchor ? (
    <>
      <span id={anchor} />
      {shown}
    </>
  ) : (
    shown
  )
}
