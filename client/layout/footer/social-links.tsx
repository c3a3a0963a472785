import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { FooterParts } from '#client/layout/layout-parts.ts'

type SocialLink = FooterParts['social'][number]

/** Plain signs on a 24 pixel field, drawn for this site. */
const SIGNS: Readonly<Record<SocialLink['network'], string>> = {
  FACEBOOK:
    'M13.5 21v-7.5h2.6l.5-3.1h-3.1V8.3c0-.9.4-1.6 1.7-1.6h1.5V4.1c-.7-.1-1.4-.2-2.1-.2-2.5 0-4.2 1.5-4.2 4.1v2.4H7.6v3.1h2.8V21z',
  INSTAGRAM:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 2A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.5h8a2.5 2.5 0 0 0 2.5-2.5V8A2.5 2.5 0 0 0 16 5.5Zm4 2.3a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Zm4.6-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  YOUTUBE:
    'M5.5 5.8c4.3-.4 8.7-.4 13 0a2.5 2.5 0 0 1 2.3 2.1c.4 2.7.400 5.5 0 8.2a2.5 2.5 0 0 1-2.3 2.1c-4.3.400-8.7.400-13 0a2.5 2.5 0 0 1-2.3-2.1c-.4-2.7-.4-5.5 0-8.2a2.5 2.5 0 0 1 2.3-2.1ZM10 9v6l5.2-3Z',
  X: 'M4 4h4.7l3.6 5.1L16.7 4h2.6l-5.8 6.7L20 20h-4.7l-4-5.6L6.5 20H3.9l6.2-7.2Zm3.3 1.6 9 12.8h1.5L8.9 5.6Z',
  TIKTOK:
    'M13 3h2.9a4.6 4.6 0 0 0 4 4v2.9a7.5 7.5 0 0 1-3.9-1.2v6.2a5.7 5.7 0 1 1-4.9-5.6v3a2.7 2.7 0 1 0 1.9 2.6Z',
}

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
            <svg
              viewBox="0 0 24 24"
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
              className="size-6"
            >
              <path d={SIGNS[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
