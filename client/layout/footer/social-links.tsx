import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { FooterParts } from '#client/layout/layout-parts.ts'

type SocialLink = FooterParts['social'][number]

/** A file of its own: these signs stand at the very end of a page, its scripts at the beginning. */
const SIGNS = '/social.svg'

export function SocialLinks({ links }: { readonly links: readonly SocialLink[] }): ReactElement {
  const { t } = useTranslation('frame')
  return (
    <ul aria-label={t('footer.social')} className="-ml-2.5 flex flex-wrap gap-1">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="grid size-11 place-items-center rounded-sm hover:bg-ink-raised hover:text-white"
          >
            <span className="sr-only">
              {t(`social.${network}`)} {t('opensInNewTab')}
            </span>
            <svg aria-hidden="true" className="size-6">
              <use href={`${SIGNS}#${network}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
