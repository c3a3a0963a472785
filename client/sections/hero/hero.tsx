import type { ReactElement } from 'react'
import { LinkTo } from '#client/features/navigation/site-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { focalClass, type PictureSource, srcSetOf } from '#client/ui/picture.tsx'
import type { HeroFieldsFragment } from './hero.generated.ts'
import { NextMatch } from './next-match.tsx'

export function Hero({ section }: { readonly section: HeroFieldsFragment }): ReactElement {
  const { kicker, title, text, primaryLink, secondaryLink, picture, tallPicture, nextMatch } =
    section
  return (
    <section aria-labelledby={`hero-${section.id}`} className="on-ink relative bg-ink text-white">
      <HeroPicture wide={picture} tall={tallPicture ?? picture} view={section.view} />
      <div className="relative lg:absolute lg:inset-0">
        <div className="site-width -mt-44 flex h-full flex-col justify-end gap-6 pb-8 lg:mt-0 lg:justify-center lg:pb-24">
          <div className="flex flex-col items-start gap-4 max-w-[34rem]">
            <p className="kicker text-tide-light">{kicker}</p>
            <h1 id={`hero-${section.id}`} className="max-w-full display text-hero uppercase">
              {title}
            </h1>
            <p className="max-w-[32rem] text-lead text-ink-text">{text}</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <LinkTo link={primaryLink} className={buttonClass('primary')} />
              {secondaryLink ? (
                <LinkTo link={secondaryLink} className={buttonClass('light')} />
              ) : null}
            </div>
          </div>
        </div>
      </div>
      {nextMatch ? <NextMatch match={nextMatch} /> : null}
    </section>
  )
}

/** Loaded where another hero is shown: one transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const ELSEWHERE = { BOTH: null, WIDE: '(width < 48rem)', PHONE: '(width >= 48rem)' } as const

type HeroPictureProps = {
  readonly view: HeroFieldsFragment['view']
  readonly wide: PictureSource | null
  readonly tall: PictureSource | null
}

/**
 * Two crops: wide for desktop, tall for phones. Both fade into the background of the text. On phones
 * it leaves room for the text and its button above the cookie notice.
 */
function HeroPicture({ view, wide, tall }: HeroPictureProps): ReactElement | null {
  const elsewhere = ELSEWHERE[view]
  if (!wide || !tall) return <div className="h-56 lg:h-[34rem]" />
  return (
    <div
      className={`relative h-[clamp(15rem,100svh-22rem,30rem)] overflow-hidden xs:h-[clamp(15rem,100svh-19.5rem,36rem)] md:h-[clamp(30rem,100svh-22rem,40rem)] lg:h-[clamp(34rem,44.8vw,46rem)] hero-picture${focalClass(wide)}`}
    >
      <picture className={focalClass(tall).trim() || undefined}>
        {elsewhere ? <source media={elsewhere} srcSet={NOTHING} /> : null}
        <source
          media="(min-width: 64rem)"
          srcSet={srcSetOf(wide)}
          sizes="100vw"
          width={wide.width ?? undefined}
          height={wide.height ?? undefined}
        />
        <img
          src={tall.url}
          srcSet={srcSetOf(tall)}
          sizes="100vw"
          width={tall.width ?? undefined}
          height={tall.height ?? undefined}
          alt={wide.alt}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      <div className="absolute inset-0 bg-linear-to-t from-ink via-ink/80 via-35% to-transparent to-60% lg:bg-linear-to-r lg:from-ink lg:via-ink/60 lg:via-30% lg:to-65%" />
    </div>
  )
}
