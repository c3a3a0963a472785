import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import type { FooterParts, LayoutParts } from '#client/layout/layout-parts.ts'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import { organisation as organisationOf } from '#client/lib/organisation.ts'

type OrganisationFactsProps = Pick<FooterParts, 'organisation' | 'social'> &
  Pick<LayoutParts['site'], 'logo'>

/** Structured data about the organisation for search engines; only on the home page. */
export function OrganisationFacts(props: OrganisationFactsProps): ReactElement | null {
  const { organisation, social, logo } = props
  const { pathTo, absolute } = usePaths()
  const { pathname } = useLocation()
  const home = pathTo('home')
  if (pathname !== home) return null
  return (
    <JsonLd
      value={
        import.meta.env.SSR
          ? {
              ...organisationOf(organisation.name, absolute),
              logo: absolute(logo?.url ?? '/icon-512.png'),
              address: organisation.address,
              telephone: organisation.phone,
              email: organisation.email,
              taxID: organisation.taxId,
              sameAs: social.map(({ url }) => url),
            }
          : null
      }
    />
  )
}
