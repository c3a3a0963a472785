import type { ReactElement } from 'react'
import { LinkTo } from '#client/features/navigation/site-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { MembershipBannerFieldsFragment } from './membership-banner.generated.ts'

type Props = { readonly section: MembershipBannerFieldsFragment }

export function MembershipBanner({ section }: Props): ReactElement {
  const { id, kicker, title, text, link, picture } = section
  return (
    <section aria-labelledby={`membership-${id}`} className="on-ink bg-ink text-white">
      <div className="relative mx-auto max-w-[100rem] overflow-hidden">
        {picture ? (
          <div className="md:absolute md:inset-0">
            <Picture
              picture={picture}
              sizes="100vw"
              alt=""
              className="aspect-16/9 md:aspect-auto md:size-full"
            />
            <div className="absolute inset-0 hidden bg-linear-to-r from-ink via-ink/90 via-45% to-transparent to-80% md:block lg:via-ink/70 lg:via-35% lg:to-70%" />
          </div>
        ) : null}
        <div className="site-width relative flex flex-col items-start gap-4 py-12 md:py-24">
          <p className="kicker text-tide-light">{kicker}</p>
          <h2 id={`membership-${id}`} className="display max-w-[16ch] text-title uppercase">
            {title}
          </h2>
          <p className="max-w-[34rem] text-lead md:max-lg:max-w-[22rem] text-ink-text">{text}</p>
          {link ? <LinkTo link={link} className={`mt-2 ${buttonClass('light')}`} /> : null}
        </div>
      </div>
    </section>
  )
}
