import { lazy, memo, type ReactElement, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { FooterParts, LayoutParts } from '#client/layout/layout-parts.ts'
import { useSurroundings } from '#client/layout/use-surroundings.ts'
import { OrganisationFacts } from './organisation-facts.tsx'

type FooterProps = { readonly footer: FooterParts; readonly site: LayoutParts['site'] }

const LoadedFooter = lazy(async () => ({
  default: (await import('./whole-footer.tsx')).WholeFooter,
}))

type WholeProps = { readonly footer: FooterParts; readonly isFull: boolean }

/**
 * A chunk of its own, which the checkout does not load. Memoised: a re-render by the parent would
 * replace the server's markup until the code has loaded.
 */
const WholeFooter = memo((props: WholeProps) => (
  <Suspense>
    <LoadedFooter {...props} />
  </Suspense>
))

export function Footer({ footer, site }: FooterProps): ReactElement {
  const { t } = useTranslation('frame')
  const surroundings = useSurroundings()
  const { links, organisation, social } = footer
  return (
    <footer className="on-ink mt-4 bg-ink text-ink-text md:mt-8">
      <div className="site-width">
        {surroundings === 'enclosed' ? null : (
          <WholeFooter footer={footer} isFull={surroundings === 'full'} />
        )}

        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-ink-line py-6 text-base not-first:border-t">
          <p>{site.copyright}</p>
          <nav aria-label={t('footer.links')}>
            <ul className="flex flex-wrap gap-x-6">
              {links.map((item) => (
                <li key={item.id}>
                  <SiteLink
                    to={item.link}
                    className="inline-flex min-h-11 items-center hover:text-white hover:underline"
                  >
                    {item.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <OrganisationFacts organisation={organisation} social={social} logo={site.logo} />
    </footer>
  )
}
