import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import { TEXT_CLASS } from '#client/sections/text-class.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { MapLinkFieldsFragment } from './map-link.generated.ts'

/** A map within the page would show its site who reads it. */
export function MapLink({ section }: { readonly section: MapLinkFieldsFragment }): ReactElement {
  const { t } = useTranslation('content')
  const { title, address, text, link } = section
  const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  return (
    <div className={TEXT_CLASS}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-lg bg-sand p-6 md:p-8">
        <div className="flex min-w-40 flex-1 items-start gap-4">
          <Icon name="pin" className="size-8 text-tide" />
          <div>
            <h2 className="display text-2xl wrap-anywhere">{title}</h2>
            <address className="mt-1 not-italic">{address}</address>
            {text ? <p className="mt-2 text-base text-ink-soft">{text}</p> : null}
          </div>
        </div>
        <SiteLink
          to={link?.link ?? { kind: 'EXTERNAL', path: search }}
          className={buttonClass('secondary')}
        >
          {link?.label ?? t('events.map')}
        </SiteLink>
      </div>
    </div>
  )
}
