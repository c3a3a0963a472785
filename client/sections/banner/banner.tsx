import type { ReactElement } from 'react'
import { LinkTo } from '#client/features/navigation/site-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import type { BannerFieldsFragment } from './banner.generated.ts'

const GROUNDS = {
  INK: 'on-ink bg-ink text-white',
  SAND: 'bg-sand text-ink',
  SIGNAL: 'on-ink bg-signal text-white',
} as const

export function Banner({ section }: { readonly section: BannerFieldsFragment }): ReactElement {
  const { id, title, text, link, tone } = section
  return (
    <section aria-labelledby={`banner-${id}`} className={GROUNDS[tone]}>
      <div className="site-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10 md:py-14">
        <div className="max-w-3xl">
          <h2 id={`banner-${id}`} className="display text-section wrap-anywhere">
            {title}
          </h2>
          {text ? <p className="mt-2 text-lead">{text}</p> : null}
        </div>
        {link ? (
          <LinkTo link={link} className={buttonClass(tone === 'SAND' ? 'secondary' : 'light')} />
        ) : null}
      </div>
    </section>
  )
}
