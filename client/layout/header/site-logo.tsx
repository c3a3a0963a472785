import type { ReactElement } from 'react'
import type { LayoutParts } from '#client/layout/layout-parts.ts'

type SiteLogoProps = Pick<LayoutParts['site'], 'logo' | 'name'>

/**
 * A crest stands before the name, a wide mark spells it out itself. Without a picture there is the
 * name alone; a mark that does not come leaves its words in its place, a crest nothing. The link
 * around it has a name.
 */
export function SiteLogo({ logo, name }: SiteLogoProps): ReactElement {
  const { width, height } = logo ?? {}
  const isMark = width && height && width > 2 * height
  return (
    <>
      {logo ? (
        <img
          src={logo.url}
          alt={isMark ? logo.alt : ''}
          width={width ?? 60}
          height={height ?? 60}
          // Otherwise screen readers announce it before the content of the page.
          fetchPriority="low"
          className={`h-13 w-auto max-w-32 object-contain object-left text-xs xl:h-15 xl:max-w-56 ${isMark ? 'min-w-0' : ''}`}
        />
      ) : null}
      {isMark ? null : (
        <span
          className={`max-w-44 display text-lg leading-none tracking-wide uppercase ${logo ? 'max-sm:hidden xl:max-[84rem]:hidden xl:pointer-coarse:hidden' : ''}`}
        >
          {name}
        </span>
      )}
    </>
  )
}
